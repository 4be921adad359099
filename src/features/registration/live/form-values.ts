import type { FieldErrors, Resolver } from "react-hook-form";
import type { ContentOptions } from "../field-options";
import { type FormDefinition, fieldsOf, nameOf } from "../form-definition";
import { type Answers, type CheckedAnswers, toList } from "./answers";
import { schemaOf } from "./schema";

/** The same questions without answers. */
export const emptied = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, is]) => [name, Array.isArray(is) ? [] : typeof is === "boolean" ? false : ""]),
  );

/** What react-hook-form holds, as a draft keeps it. */
export function textsIn(values: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? toList(value) : (toList(value)[0] ?? ""),
    ]),
  );
}

/** The first thing wrong with each answer. */
export function messagesIn(errors: FieldErrors<Answers>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      const message: unknown = error?.message;
      return typeof message === "string" ? [[name, message]] : [];
    }),
  );
}

/** The checks of a form as react-hook-form wants them. They are made when somebody first asks: a phone takes a moment. */
export function resolverOf(
  definition: FormDefinition,
  content: ContentOptions,
): Resolver<Answers, unknown, CheckedAnswers> {
  let schema: ReturnType<typeof schemaOf> | undefined;
  const several = new Set(
    fieldsOf(definition).flatMap((field) => (field.control === "checkboxes" ? nameOf(field) : [])),
  );
  return (values) => {
    const answers = Object.entries(values).map(([name, value]) => [
      name,
      several.has(name) ? toList(value) : (toList(value)[0] ?? ""),
    ]);
    schema ??= schemaOf(definition, content);
    const { success, data, error } = schema.safeParse(Object.fromEntries(answers));
    if (success) return { values: data, errors: {} };
    const issues = [...error.issues]
      .reverse()
      .map(({ path, message }) => [String(path[0]), { type: "value", message }]);
    return { values: {}, errors: Object.fromEntries(issues) };
  };
}
