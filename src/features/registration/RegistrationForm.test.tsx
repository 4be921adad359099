import { render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { churchForm } from "./church-form";
import { type FormDefinition, type FormField, fieldsOf } from "./form-definition";
import { pastorForm } from "./pastor-form";
import { RegistrationForm } from "./RegistrationForm";
import { place } from "./testing";

const show = (definition: FormDefinition) => render(<RegistrationForm definition={definition} {...place} />);
const form = () => screen.getByRole<HTMLFormElement>("form");

/** The names under which the form sends its answers, in order. */
const sentNames = () => {
  const names = [...form().querySelectorAll(":enabled")].flatMap((control) => control.getAttribute("name") ?? []);
  return [...new Set(names)].filter((name) => !name.startsWith("_"));
};

const roles = { select: "combobox", radios: "radiogroup", checkboxes: "group" } as const;
const roleOf = ({ control }: FormField) => (control in roles ? roles[control as keyof typeof roles] : "textbox");
const visibleName = ({ label, optional }: FormField) => (optional ? `${label} (opcional)` : label);
const consentNames = ["Consentimento para dados sensíveis", "Consentimento para transferência internacional"];

const expected: Record<FormDefinition["key"], { names: string[]; optional: string[] }> = {
  "pastor-registration": {
    names: [
      ...[
        "Nome completo",
        "email",
        "Telefone ou WhatsApp",
        "Cidade",
        "Estado",
        "Subseção",
        "Número de registro na Ordem",
      ],
      ...["Igreja de que é membro", "Ano da consagração", "Funções pretendidas", "Regime de dedicação"],
      ...["Disponibilidade para mudança", "Subseções para onde se mudaria", "Mês de início"],
      ...["Aceita servir como interino", "Sustento de que precisa", "Precisa de moradia"],
      ...["Formação teológica", "Anos de ministério", "Maior igreja em que serviu", "Estado civil", "Apresentação"],
      ...["Link do currículo", "Sigilo"],
    ],
    optional: [
      ...["Número de registro na Ordem", "Subseções para onde se mudaria", "Mês de início"],
      ...["Aceita servir como interino", "Sustento de que precisa", "Precisa de moradia"],
      ...["Maior igreja em que serviu", "Estado civil", "Link do currículo"],
    ],
  },
  "church-registration": {
    names: [
      ...["Nome da igreja", "CNPJ", "CEP", "Endereço", "Cidade", "Estado", "Subseção", "Número de membros"],
      ...["Ano de organização", "Site", "Nome do responsável", "Função do responsável", "email", "Telefone"],
      ...["Função procurada", "Regime de dedicação", "Experiência mínima", "Aceita um pastor interino"],
      ...["Sustento que oferece", "Oferece moradia", "Perfil", "Mês de início", "Sigilo"],
    ],
    optional: [
      ...["CNPJ", "Ano de organização", "Site", "Aceita um pastor interino", "Sustento que oferece"],
      ...["Oferece moradia", "Mês de início"],
    ],
  },
};

describe.each([pastorForm, churchForm])("$name", (definition) => {
  beforeEach(() => {
    show(definition);
  });

  it("posts to the form's address and comes back to the site", () => {
    expect(form().method).toBe("post");
    expect(form().action).toBe(place.action);
    expect(new FormData(form()).get("_next")).toBe(place.next);
    expect(new FormData(form()).get("_subject")).toBe(definition.name);
  });

  it("sends every answer under its Portuguese label, in the order of the page", () => {
    expect(sentNames()).toEqual([...expected[definition.key].names, ...consentNames]);
  });

  it("labels every field, and reads its hint with it", () => {
    for (const field of fieldsOf(definition)) {
      const control = screen.getByRole(roleOf(field), { name: visibleName(field) });
      const described = control.getAttribute("aria-describedby");
      expect(described ? document.getElementById(described)?.textContent : undefined).toBe(field.hint);
    }
  });

  it("requires what is not marked as optional", () => {
    const optional = fieldsOf(definition).filter((field) => field.optional);
    expect(optional.map(({ label }) => label)).toEqual(expected[definition.key].optional);
    for (const field of fieldsOf(definition)) {
      const control = screen.getByRole(roleOf(field), { name: visibleName(field) });
      const parts = field.control === "radios" ? within(control).getAllByRole("radio") : [control];
      // One box of several can't be required in HTML.
      if (field.control !== "checkboxes")
        for (const part of parts) expect(part.hasAttribute("required")).toBe(!field.optional);
    }
  });

  it("asks for each consent in a box of its own, unticked and required", () => {
    for (const name of consentNames) {
      const box = within(form()).getByText<HTMLElement>(
        name.includes("sensíveis") ? /dado pessoal sensível, e/ : /Estados Unidos, onde/,
      );
      const control = box.closest("label")?.querySelector("input");
      expect(control).toMatchObject({ name, type: "checkbox", checked: false, required: true, value: "Sim, autorizo" });
    }
  });

  it("says before the consent what happens to the answers", () => {
    const text = screen.getByRole("group", { name: "Sua autorização" }).textContent;
    expect(text).toContain("12 meses");
    expect(text).toContain("Formspree, empresa dos Estados Unidos");
    expect(text).toContain("escreva para cadastro@exemplo.org");
    expect(text).toContain("Ordem de Exemplo");
    expect(screen.getByRole("link", { name: /política de privacidade/ }).getAttribute("href")).toBe(
      "/politica-privacidade",
    );
  });

  it("hides the trap for robots from people, who could not type into it either", () => {
    const trap = form().elements.namedItem("_gotcha");
    expect(trap).toMatchObject({ value: "", autocomplete: "off", readOnly: true });
    expect(screen.queryByRole("textbox", { name: "Não preencha" })).toBeNull();
  });

  it("leaves the browser no text for a phone or a number, and cuts nothing that is pasted", () => {
    const [phone] = form().querySelectorAll<HTMLInputElement>("[type=tel]");
    const number = screen.getByLabelText<HTMLInputElement>(/^(Anos de ministério|Número de membros)$/);
    for (const [control, text, isValid] of [
      [phone, "não tenho", false],
      [phone, "11 91234-5678", true],
      [phone, "+351 912 345 678", true],
      [number, "uns dez", false],
      [number, "12", true],
      [number, "1.200 ", true],
    ] as const) {
      if (control) control.value = text;
      expect([text, control?.checkValidity()]).toEqual([text, isValid]);
    }
    expect(form().querySelectorAll("[maxlength]")).toHaveLength(0);
  });

  it("shows the secretary's phone and e-mail beside the button", () => {
    expect(screen.getByRole("button", { name: "Enviar cadastro" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /\(11\) 5555-0110/ }).getAttribute("href")).toBe("tel:+551155550110");
    expect(screen.getByRole("link", { name: /cadastro@exemplo.org/ }).getAttribute("href")).toBe(
      "mailto:cadastro@exemplo.org",
    );
  });

  it("has nothing that axe objects to", async () => {
    const { violations } = await axe.run(form(), { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
