import { type FormDefinition, type FormField, fieldsOf, nameOf } from "../form-definition";

/** Answers by the names under which they are sent, as the form holds them. `false` is an unticked box. */
export type Answers = Record<string, string | string[] | boolean>;

/** Checked answers: several only where several may be given. */
export type CheckedAnswers = Readonly<Record<string, string | readonly string[]>>;

/** What stands in a form on the page. */
export function answersIn(form: HTMLFormElement | null, definition: FormDefinition): Answers {
  const data = form ? new FormData(form) : new FormData();
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  return Object.fromEntries([
    ...fieldsOf(definition).map((field) => {
      const all = texts(nameOf(field));
      return [nameOf(field), field.control === "checkboxes" ? all : (all[0] ?? "")];
    }),
    ...definition.consents.map(({ name }) => [name, texts(name)[0] ?? false]),
  ]);
}

/** An answer as several texts. */
export const toList = (answer: unknown): string[] =>
  (Array.isArray(answer) ? answer : [answer]).filter((text) => typeof text === "string" && text !== "");

/** An answer as people read it. */
export function readable(field: FormField, answers: CheckedAnswers): string {
  return toList(answers[nameOf(field)]).join(", ");
}
