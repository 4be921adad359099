import type { ChoiceField, FieldData, FormField, NumberField, TextField } from "./form-definition";

type Rest<F extends FormField> = Partial<Omit<F, "key" | "label">>;

/** A field in which the visitor types at most so many characters. */
export const text = (label: string, maxLength: number, rest: Rest<TextField> = {}): FieldData => ({
  label,
  control: "text",
  maxLength,
  ...rest,
});

/** A whole number. */
export const number = (label: string, min: number, max: number, rest: Rest<NumberField> = {}): FieldData => ({
  label,
  control: "number",
  min,
  max,
  ...rest,
});

/** A field with options. */
export const choice = (
  label: string,
  control: ChoiceField["control"],
  options: ChoiceField["options"],
  rest: Rest<ChoiceField> = {},
): FieldData => ({ label, control, options, ...rest });

/** The latest possible year. */
export const thisYear = new Date().getFullYear();

/** Years of ministry at the most. */
export const mostYears = 80;

/** Where the secretary's answer goes. */
export const email = text("E-mail", 254, {
  control: "email",
  hint: "A resposta da secretaria vai para este endereço.",
  autoComplete: "email",
  half: true,
});

export const phone = (label: string) =>
  text(label, 40, {
    control: "tel",
    format: "phone",
    hint: "Com DDD. Exemplo: (00) 91234-5678.",
    autoComplete: "tel",
    half: true,
  });

export const city = text("Cidade", 80, { criterion: "city", autoComplete: "address-level2", half: true });

export const state = choice("Estado", "select", "states", { autoComplete: "address-level1", half: true });

export const subsection = choice("Subseção", "select", "subsections", {
  hint: "A que atende a cidade. Na dúvida, escolha “Não sei”.",
  criterion: "subsection",
});

/** The month to begin in, as free text: the desk parses it. */
export const start = text("Mês de início", 40, { hint: "Mês e ano. Exemplo: 03/2027.", optional: true });

const optionalChoice = (label: string, options: readonly string[]) =>
  choice(label, "select", options, { optional: true });

export const yesOrNo = (label: string) => optionalChoice(label, ["Sim", "Não"]);

/** From the least to the most. */
export const support = (label: string) =>
  optionalChoice(label, [
    "Até 2 salários mínimos",
    "De 2 a 4 salários mínimos",
    "De 4 a 6 salários mínimos",
    "Mais de 6 salários mínimos",
  ]);

/** Sizes of a church, from the smallest. */
export const churchSize = (label: string) =>
  optionalChoice(label, ["Até 50 membros", "De 51 a 150 membros", "De 151 a 300 membros", "Mais de 300 membros"]);
