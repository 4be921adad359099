import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { model } from "../../../../src/content-types";
import { translateSelects } from "../select-texts";
import { checked } from "./Checked";
import { CitiesControl } from "./Cities";
import type { Control } from "./control";
import { IconControl } from "./Icon";
import { PageControl, PhoneControl } from "./inputs";

jest.mock("../saving/requests", () => ({}));
jest.mock("../../../../src/lib/http", () => ({
  within: () => undefined,
  http: async (path: string) =>
    path === "/builds/latest.json"
      ? { id: "1" }
      : {
          prerendered: [
            "/",
            "/404",
            "/beneficios",
            "/cadastro-recebido",
            "/error-500",
            "/noticias",
            "/noticias/pagina/2",
            "/noticias/tipo/avisos/pagina/2",
          ],
        },
}));

jest.mock("../../../../src/lib/cities", () => ({
  loadCities: async () => ["Bauru", "Campinas", "Itatiba", "São Paulo", "Valinhos", "Vinhedo"],
}));

/** A field of Decap's form around a control. */
function Form<Value>({
  Inner,
  field,
  start,
}: {
  Inner: Control<Value>;
  field: Record<string, unknown>;
  start?: Value;
}) {
  const [value, setValue] = useState<Value | undefined>(start);
  return (
    <>
      <label htmlFor="x">{String(field.label)}</label>
      <Inner
        value={value}
        onChange={setValue}
        field={{ get: (name) => field[name] }}
        forID="x"
        classNameWrapper=""
        setActiveStyle={() => undefined}
        setInactiveStyle={() => undefined}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const stored = () => JSON.parse(document.querySelector("output")?.textContent || "null") as unknown;

beforeAll(translateSelects);

describe("a phone", () => {
  it("is tidied when one leaves it, and can be tried out", () => {
    render(<Form Inner={PhoneControl} field={{ label: "WhatsApp", name: "whatsapp" }} start="" />);
    const input = screen.getByLabelText("WhatsApp");
    fireEvent.change(input, { target: { value: "11 955550123" } });
    expect(stored()).toBe("11 955550123");
    fireEvent.blur(input);
    expect(stored()).toBe("(11) 95555-0123");
    expect(screen.getByRole("link", { name: /conversa/ }).getAttribute("href")).toBe("https://wa.me/5511955550123");
  });

  it("that is none stays as it is", () => {
    render(<Form Inner={PhoneControl} field={{ label: "Telefone", name: "phone" }} start="12" />);
    fireEvent.blur(screen.getByLabelText("Telefone"));
    expect(stored()).toBe("12");
    expect(screen.queryByRole("link")).toBeNull();
  });
});

test("a page is typed, or chosen among those that the site has", async () => {
  await act(async () => render(<Form Inner={PageControl} field={{ label: "Página" }} start="/" />));
  const input = screen.getByLabelText("Página");
  const choices = document.querySelectorAll<HTMLOptionElement>(`#${input.getAttribute("list")} option`);
  expect([...choices].map(({ value }) => value)).toEqual(["/", "/beneficios", "/noticias"]);
  fireEvent.change(input, { target: { value: "/noticias" } });
  expect(stored()).toBe("/noticias");
});

describe("cities", () => {
  const show = (start: unknown) =>
    // With the cities of the state.
    act(async () => render(<Form Inner={CitiesControl} field={{ label: "Cidades" }} start={start} />));

  it("come one by one or as a list, each once, and go again", async () => {
    await show(["Campinas"]);
    const input = screen.getByRole("combobox", { name: "Cidades" });
    fireEvent.change(input, { target: { value: "Valinhos" } });
    fireEvent.keyDown(input, { key: "Enter" });
    fireEvent.change(input, { target: { value: "campinas, vinhedo; ITATIBA." } });
    expect(stored()).toEqual(["Campinas", "Valinhos", "Vinhedo", "Itatiba"]);
    fireEvent.click(screen.getByRole("button", { name: "Tirar Campinas" }));
    expect(stored()).toEqual(["Valinhos", "Vinhedo", "Itatiba"]);
  });

  it("that the state does not have are named", async () => {
    await show(["Campinas", "Curitiba", "São Paulo (Penha)"]);
    expect(screen.getByText(/Não são cidades do estado/).textContent).toMatch(/: Curitiba\.$/);
  });

  it("that was typed and not added is not lost", async () => {
    await show(undefined);
    const input = screen.getByRole("combobox", { name: "Cidades" });
    fireEvent.change(input, { target: { value: "Bauru" } });
    fireEvent.blur(input);
    expect(stored()).toEqual(["Bauru"]);
  });
});

it("an icon is found by Portuguese words, shown, and taken away again", async () => {
  document.body.innerHTML = '<div id="nc-root" data-settings="{}"></div>';
  await act(async () => {
    render(<Form Inner={IconControl} field={{ label: "Ícone" }} start="" />);
    await import("@iconify-json/lucide");
  });
  const input = screen.getByRole("combobox", { name: "Ícone" });
  fireEvent.change(input, { target: { value: "igreja" } });
  const option = await screen.findByRole("option", { name: /igreja/ });
  expect(option.querySelector("img")?.src).toMatch(/^data:image\/svg\+xml,/);
  await act(async () => fireEvent.click(option));
  expect(stored()).toBe("lucide:church");
  await act(async () => fireEvent.keyDown(input, { key: "Delete" }));
  expect(stored()).toBe("");
});

describe("letters", () => {
  const Line = checked<string>(
    ({ value, onChange, forID }) => (
      <input id={forID} value={value ?? ""} onChange={(event) => onChange(event.target.value)} />
    ),
    model,
  );

  it.each([
    ["a".repeat(4), null],
    ["a".repeat(6), "6 de 10 letras"],
    ["a".repeat(12), "12 de 10 letras: tire 2"],
  ])("%s", (start, counted) => {
    render(<Form Inner={Line} field={{ label: "Título", max: 10 }} start={start} />);
    expect(document.getElementById("x-counter")?.textContent ?? null).toBe(counted);
  });
});
