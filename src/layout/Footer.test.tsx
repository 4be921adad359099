import { fireEvent, render, screen, within } from "@testing-library/react";
import { Footer } from "./Footer";

const office = (name: string, email: string | null) => ({
  name,
  address: "Rua Exemplo, 10\nSão Paulo",
  phone: "(11) 5555-0100",
  whatsapp: null,
  email,
});

beforeEach(() => {
  localStorage.clear();
  render(
    <Footer
      ofState="de São Paulo"
      offices={{
        national: office("Ordem nacional", "nacional@example.org"),
        section: office("Ordem paulista", null),
        copyright: "© Ordem de Exemplo",
      }}
      links={[
        { label: "Documentos", path: "/documentos", hidden: false },
        { label: "Loja", path: "/loja", hidden: true },
        { label: "Nada", path: null, hidden: false },
      ]}
    />,
  );
});

it("shows both offices, with the ways to reach each", () => {
  expect(screen.getByRole("heading", { name: "Escritório nacional" })).toBeTruthy();
  expect(screen.getByText("Ordem paulista")).toBeTruthy();
  const ways = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(ways).toEqual(
    expect.arrayContaining([
      "Telefone, Escritório nacional: (11) 5555-0100",
      "E-mail, Escritório nacional: nacional@example.org",
      "Telefone, Escritório de São Paulo: (11) 5555-0100",
    ]),
  );
  expect(ways.filter((way) => way?.startsWith("E-mail"))).toHaveLength(1);
});

it("leads to the main pages, but to no hidden one", () => {
  const pages = within(screen.getByRole("navigation", { name: "Rodapé" })).getAllByRole("link");
  expect(pages.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Documentos", "/documentos"]]);
});

it("ends with the copyright line", () => {
  expect(screen.getByText("© Ordem de Exemplo")).toBeTruthy();
});

it("lets the visitor choose the colours, and remembers", () => {
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /Cores/ });
  expect(choice.value).toBe("auto");
  fireEvent.change(choice, { target: { value: "dark" } });
  expect(choice.value).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});
