import type { FieldData } from "./form-definition";

/** The last year that can have been; a page built last year lets the browser's own check be a year behind. */
export const thisYear = new Date().getFullYear();

/** A number of years of ministry. */
export const years = { control: "number", min: 0, max: 80 } as const;

/** Where the secretary's answer goes. */
export const email: FieldData = {
  label: "E-mail",
  control: "email",
  hint: "A resposta da secretaria vai para este endereço.",
  autoComplete: "email",
  maxLength: 254,
  half: true,
};

export const phone = (label: string): FieldData => ({
  label,
  control: "tel",
  format: "phone",
  hint: "Com DDD. Exemplo: (11) 91234-5678.",
  autoComplete: "tel",
  maxLength: 40,
  half: true,
});

export const city: FieldData = {
  label: "Cidade",
  control: "text",
  criterion: "city",
  autoComplete: "address-level2",
  maxLength: 80,
  half: true,
};

export const state: FieldData = {
  label: "Estado",
  control: "select",
  options: "states",
  autoComplete: "address-level1",
  half: true,
};

export const subsection: FieldData = {
  label: "Subseção",
  control: "select",
  options: "subsections",
  hint: "A que atende a cidade. Na dúvida, escolha “Não sei”.",
  criterion: "subsection",
};
