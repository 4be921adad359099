import type { ChoiceField, TextField } from "./form-definition";

/** The last year that can have been; a page built last year lets the browser's own check be a year behind. */
export const thisYear = new Date().getFullYear();

/** Where the secretary's answer goes. */
export const email: TextField = {
  key: "email",
  label: "E-mail",
  control: "email",
  hint: "A resposta da secretaria vai para este endereço.",
  required: true,
  autoComplete: "email",
  maxLength: 254,
  half: true,
};

export const city: TextField = {
  key: "city",
  label: "Cidade",
  control: "text",
  required: true,
  criterion: "city",
  autoComplete: "address-level2",
  maxLength: 80,
  half: true,
};

export const state: ChoiceField = {
  key: "state",
  label: "Estado",
  control: "select",
  options: "states",
  required: true,
  autoComplete: "address-level1",
  half: true,
};

export const subsection: ChoiceField = {
  key: "subsection",
  label: "Subseção",
  control: "select",
  options: "subsections",
  hint: "A que atende a cidade. Na dúvida, escolha “Não sei”.",
  required: true,
  criterion: "subsection",
};
