import { render, screen } from "@testing-library/react";
import { Prose } from "../ui/Prose";
import { fieldAt } from "./field-at";

const values = {
  title: "Encontro de pastores",
  kind: "aviso",
  date: "2026-11-09",
  cover: { image: "cover.jpg", alt: "Pastores em oração" },
  board: [{ name: "Ana Exemplo" }, { name: "Davi Modelo" }],
  body: "Texto com Ana Exemplo",
};

const urlOf = (name: string) => (name === "cover.jpg" ? "blob:1" : null);

beforeEach(() => {
  render(
    <main>
      <p>
        <strong>Aviso</strong> <time>9 de novembro de 2026</time>
      </p>
      <h1>
        Encontro de <em>pastores</em>
      </h1>
      <img src="blob:1" alt="Pastores em oração" />
      <p>Ana Exemplo</p>
      <p>Davi Modelo</p>
      <p>Outra coisa</p>
      <Prose html="<p>Texto com Ana Exemplo</p>" />
    </main>,
  );
});

it.each([
  ["Aviso", "kind"],
  ["9 de novembro de 2026", "date"],
  ["pastores", "title"],
  ["Davi Modelo", "board.1.name"],
  ["Texto com Ana Exemplo", "body"],
])("a click on “%s” goes to %s", (text, path) => {
  expect(fieldAt(screen.getByText(text), values, urlOf)).toBe(path);
});

it("a click on a picture goes to its description", () => {
  expect(fieldAt(screen.getByRole("img"), values, urlOf)).toBe("cover.alt");
});

it("a click on what no field says goes nowhere", () => {
  expect(fieldAt(screen.getByText("Outra coisa"), values, urlOf)).toBeUndefined();
});
