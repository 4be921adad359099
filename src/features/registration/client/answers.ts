import { consents, questionsOf } from "../consents";
import { type FormDefinition, fieldsOf, nameOf } from "../form-definition";

/** Answers by the names under which they are sent, as the form holds them. `false` is an unticked box. */
export type Answers = Record<string, string | string[] | boolean>;

/** Checked answers: several only where several may be given. */
export type CheckedAnswers = Readonly<Record<string, string | readonly string[]>>;

/** Reads the answers of a form; all empty without one. */
export function answersIn(form: HTMLFormElement | null, definition: FormDefinition): Answers {
  const data = form ? new FormData(form) : new FormData();
  const given = questionsOf(definition).map(({ name }) => [name, data.getAll(name)]);
  const texts = textsIn(Object.fromEntries(given), definition);
  return { ...texts, ...Object.fromEntries(consents.map(({ name }) => [name, texts[name] || false])) };
}

/** Answers as texts: a list where several may be given, and one text elsewhere. */
export function textsIn(values: Readonly<Record<string, unknown>>, definition: FormDefinition) {
  const several = fieldsOf(definition)
    .filter(({ control }) => control === "checkboxes")
    .map(nameOf);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      several.includes(name) ? toList(value) : (toList(value)[0] ?? ""),
    ]),
  );
}

/** An answer as several texts. */
export const toList = (answer: unknown): string[] =>
  (Array.isArray(answer) ? answer : [answer]).filter((text) => typeof text === "string" && text !== "");

/** An answer as people read it. */
export const readable = (name: string, answers: CheckedAnswers): string => toList(answers[name]).join(", ");

/** All answers as one text, to be sent in another way. */
export const asText = (definition: FormDefinition, answers: CheckedAnswers, reference: string): string =>
  [
    definition.name,
    `Protocolo: ${reference}`,
    ...questionsOf(definition).map(({ name, label }) => `${label}: ${readable(name, answers) || "Não informado"}`),
  ].join("\n");

/** The submission in the order of the form. Without the honeypot: whoever has reviewed the answers is a person. */
export function payloadOf(definition: FormDefinition, answers: CheckedAnswers, reference: string): FormData {
  const data = new FormData();
  const subject = [definition.name, readable("Cidade", answers), readable("Subseção", answers), reference];
  data.append("_subject", subject.filter(Boolean).join(" · "));
  data.append("Protocolo", reference);
  for (const { name } of questionsOf(definition)) data.append(name, readable(name, answers));
  return data;
}
