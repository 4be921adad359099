import { render, screen, within } from "@testing-library/react";
import { Header, type MenuItem } from "./Header";

const items: MenuItem[] = [
  {
    label: "Conheça",
    path: null,
    hidden: false,
    items: [
      { label: "Quem somos", path: "/conheca-a-opbb-sp", hidden: false },
      { label: "Benefícios", path: "/beneficios", hidden: true },
    ],
  },
  { label: "Agenda", path: "/#agenda", hidden: true, items: [] },
  { label: "Notícias", path: "/noticias", hidden: false, items: [] },
  { label: "Tudo escondido", path: null, hidden: false, items: [{ label: "x", path: "/x", hidden: true }] },
];

const draw = (path: string) =>
  render(<Header site={{ name: "OPBB-SP", fullName: "Ordem de Exemplo" }} items={items} path={path} />);
const menu = () => screen.getByRole("navigation", { name: "Menu principal" });
/** Also what a closed submenu holds. */
const links = () =>
  within(menu())
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("draws the entries in their order, without the hidden ones", () => {
  draw("/");
  expect(links()).toEqual([
    ["Quem somos", "/conheca-a-opbb-sp"],
    ["Notícias", "/noticias"],
  ]);
  expect(screen.queryByText("Agenda")).toBeNull();
  expect(screen.queryByText("Benefícios")).toBeNull();
});

it("leaves out a submenu of which nothing is shown", () => {
  draw("/");
  expect(screen.queryByText("Tudo escondido")).toBeNull();
});

it.each(["/noticias", "/conheca-a-opbb-sp"])("marks the page that is shown: %s", (path) => {
  draw(path);
  const current = within(menu())
    .getAllByRole("link", { hidden: true })
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.getAttribute("href"))).toEqual([path]);
});

it("opens without a script: a popover on a phone, details for a submenu", () => {
  const { container } = draw("/");
  const target = screen.getByRole("button", { name: "Menu" }).getAttribute("popovertarget");
  expect(container.querySelector(`#${target}`)?.getAttribute("popover")).toBe("auto");
  const submenu = screen.getByText("Conheça").closest("details");
  expect(submenu?.querySelector(":scope > summary")?.textContent).toContain("Conheça");
  expect(submenu?.open).toBe(false);
  // One name: the browser closes one submenu when another opens.
  expect(submenu?.getAttribute("name")).toBe("menu");
});

it("leads home by the site's name", () => {
  draw("/noticias");
  const home = screen.getByRole("link", { name: "OPBB-SP: Ordem de Exemplo, página inicial" });
  expect(home.getAttribute("href")).toBe("/");
});
