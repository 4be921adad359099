import type { Field } from "../../plugins/source-content/fields/field";
import * as field from "../../plugins/source-content/fields/fields";
import { forms, site } from "../../src/content-types";
import { normalizePhone } from "../../src/lib/phone";
import { plainText } from "../../src/lib/slug";
import { states } from "../../src/lib/states";

/** A question for a new site. Its name is that of the option, and of `{{…}}` in the template. */
export interface Question {
  readonly name: string;
  /** Its label and validation. */
  readonly field: Field;
  readonly example: string;
}

/** The questions in order. The template's settings show where answers are kept. */
export const questions: readonly Question[] = [
  { name: "sigla", field: site.fields.name, example: "OPBB-AC" },
  { name: "nome", field: site.fields.fullName, example: "Ordem dos Pastores Batistas do Brasil, Seção Acre" },
  {
    name: "estado",
    field: {
      ...site.fields.state,
      label: "Estado (a sigla)",
      fix: `Escreva uma destas siglas: ${[...states.keys()].join(" ")}.`,
    },
    example: "AC",
  },
  { name: "cidade", field: field.text({ label: "Cidade da secretaria", max: 60 }), example: "Rio Branco" },
  {
    name: "endereco",
    field: field.text({ label: "Endereço da secretaria, com ; entre as linhas", max: 200 }),
    example: "Rua do Exemplo, 10; CEP 69900-000",
  },
  { name: "telefone", field: forms.fields.contactPhone, example: "(68) 5555-0100" },
  { name: "email", field: forms.fields.contactEmail, example: "secretaria@opbb-ac.example.org" },
  { name: "site", field: site.fields.url, example: "https://opbb-ac.example.org" },
  { name: "formspree-pastor", field: forms.fields.pastorFormId, example: "xexemplo" },
  { name: "formspree-igreja", field: forms.fields.churchFormId, example: "xigreja" },
];

/** Answers by the names of questions. */
export type Answers = Readonly<Record<string, string>>;

/** An answer as people type it, in the form that is kept: `Acre` and `ac`, an address without `https://`, any telephone number. */
function normalized(question: Question, typed: string): string {
  const meant = meantBy(question, typed);
  const { data } = question.field.schema.safeParse(meant);
  return typeof data === "string" ? data : meant;
}

function meantBy({ name, field }: Question, typed: string): string {
  const answer = typed.trim();
  if (field.widget.widget === "phone") return normalizePhone(answer) ?? answer;
  if (name === "site") return answer.replace(/^(?=[\w-]+\.[^:]+$)/, "https://");
  if (name !== "estado") return answer;
  const isMeant = (text: string) => plainText(text) === plainText(answer);
  return [...states].find(([code, state]) => isMeant(code) || isMeant(state.name))?.[0] ?? answer;
}

/** The answers as they are kept. */
export const normalizeAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.name];
      return answer === undefined ? [] : [[question.name, normalized(question, answer)] as const];
    }),
  );

/** Why an answer is invalid, or undefined. An empty one is missing. */
export function problemOf(question: Question, answer: string): string | undefined {
  const { label, fix, required, schema } = question.field;
  if (answer.trim() === "") return required ? `${label}: falta. ${fix}` : undefined;
  return schema.safeParse(normalized(question, answer)).success ? undefined : `${label}: não serve “${answer}”. ${fix}`;
}
