import { render, screen } from "@testing-library/react";
import { Field, FieldCheckbox, FieldChoices } from "./Field";
import { translatePage } from "./testing";

const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

const options = [
  { value: "a", label: "Um" },
  { value: "b", label: "Dois" },
];

describe("Field", () => {
  it("ties label, hint and error to the control", () => {
    render(
      <Field id="cep" label="CEP" hint="Oito números." error="Digite o CEP">
        {(control) => <input {...control} />}
      </Field>,
    );
    const control = screen.getByRole("textbox", { name: "CEP" });
    expect(description(control)).toEqual(["Oito números.", "Erro: Digite o CEP"]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });

  it("tells of another error, on a translated page too", () => {
    const fieldWith = (error: string) => (
      <Field id="cep" label="CEP" error={error}>
        {(control) => <input {...control} />}
      </Field>
    );
    const { rerender } = render(fieldWith("Digite o CEP"));
    translatePage();
    rerender(fieldWith("Faltam números"));
    expect(description(screen.getByRole("textbox"))).toEqual(["Erro: Faltam números"]);
  });

  it("carries nothing that it doesn't need", () => {
    render(
      <Field id="cep" label="CEP" optional>
        {(control) => <input {...control} />}
      </Field>,
    );
    const control = screen.getByRole("textbox", { name: "CEP (opcional)" });
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(control.getAttribute("aria-invalid")).toBe("false");
  });
});

describe("FieldChoices", () => {
  it("is one question with its boxes; its id leads to the first", () => {
    render(
      <FieldChoices
        id="q"
        type="radio"
        name="Pergunta"
        label="Pergunta"
        hint="Escolha."
        error="Escolha uma opção"
        options={options}
        required
      />,
    );
    const group = screen.getByRole("radiogroup", { name: "Pergunta" });
    expect(description(group)).toEqual(["Escolha.", "Erro: Escolha uma opção"]);
    expect(group.getAttribute("aria-invalid")).toBe("true");
    const [first, second] = screen.getAllByRole("radio");
    expect(first?.id).toBe("q");
    expect([first, second].map((box) => box && description(box))).toEqual([["Erro: Escolha uma opção"], []]);
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ name, required }) => [name, required])).toEqual([
      ["Pergunta", true],
      ["Pergunta", true],
    ]);
  });

  it("never requires every one of several boxes", () => {
    render(<FieldChoices id="q" type="checkbox" name="Pergunta" label="Pergunta" options={options} required />);
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").some(({ required }) => required)).toBe(false);
  });
});

it("FieldCheckbox ties its error to the box", () => {
  render(<FieldCheckbox id="ok" name="ok" label="Autorizo" error="Marque a autorização" />);
  const box = screen.getByRole("checkbox", { name: "Autorizo" });
  expect(description(box)).toEqual(["Erro: Marque a autorização"]);
  expect(box.getAttribute("aria-invalid")).toBe("true");
});
