import type { Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { withThousands } from "../../../lib/thousands";
import { consents, consentValue } from "../consents";
import { type ContentOptions, optionsOf } from "../field-options";
import { type FormDefinition, type FormField, fieldsOf, nameOf } from "../form-definition";
import { type Answers, type CheckedAnswers, textsIn, toList } from "./answers";
import { normalize } from "./normalize";

/** The checks of a whole form, made from its data. Answers come out trimmed and as they are written. */
export function schemaOf(definition: FormDefinition, content: ContentOptions) {
  const answers = z.object(
    Object.fromEntries([
      ...fieldsOf(definition).map((field) => [nameOf(field), fieldSchema(field, content)] as const),
      ...consents.map(({ name, request }) => [name, z.literal(consentValue, request)] as const),
    ]),
  );
  return answers.check(...fieldsOf(definition).flatMap(neededCheck));
}

/** Asks for an answer that another one needs, also while others are wrong. */
function neededCheck(field: FormField) {
  if (!("neededFor" in field) || !field.neededFor) return [];
  const { label, answer } = field.neededFor;
  const name = nameOf(field);
  const isThere = (answers: CheckedAnswers) => answers[label] !== answer || toList(answers[name]).length > 0;
  return [z.refine<CheckedAnswers>(isThere, { path: [name], error: requestFor(field), when: () => true })];
}

const requestFor = ({ label }: FormField) => `Marque pelo menos uma opção em “${label}”`;

/** The schema as a resolver of react-hook-form, created on first use: it takes a phone a moment. */
export function resolverOf(
  definition: FormDefinition,
  content: ContentOptions,
): Resolver<Answers, unknown, CheckedAnswers> {
  let schema: ReturnType<typeof schemaOf> | undefined;
  return (values) => {
    schema ??= schemaOf(definition, content);
    const { success, data, error } = schema.safeParse(textsIn(values, definition));
    if (success) return { values: data, errors: {} };
    // The first issue of an answer wins.
    const issues = error.issues.map(({ path, message }) => [String(path[0]), { type: "value", message }]);
    return { values: {}, errors: Object.fromEntries(issues.reverse()) };
  };
}

function fieldSchema(field: FormField, content: ContentOptions): z.ZodMiniType<string | string[]> {
  const { control, label, optional = false } = field;
  if ("options" in field) {
    const values = optionsOf(field, content).map(({ value }) => value);
    const isKnown = (text: string) => (text === "" ? optional : values.includes(text));
    if (control !== "checkboxes") return z.string().check(z.refine(isKnown, `Escolha uma opção em “${label}”`));
    const request = requestFor(field);
    const list = z.array(z.string().check(z.refine(isKnown, request)), request);
    return optional ? list : list.check(z.minLength(1, request));
  }
  const text = z.string().check(
    z.trim(),
    z.refine((answer) => answer !== "" || optional, `Preencha “${label}”`),
    z.refine((answer) => answer === "" || normalize(field, answer) !== undefined, advice(field)),
    z.overwrite((answer) => normalize(field, answer) ?? answer),
  );
  return "maxLength" in field
    ? text.check(z.maxLength(field.maxLength, `Escreva “${label}” com até ${withThousands(field.maxLength)} letras`))
    : text;
}

/** How to correct a wrong answer. */
function advice(field: FormField): string {
  if (field.control === "number")
    return `Digite em “${field.label}” um número de ${field.min} a ${field.max}, só com algarismos`;
  if (field.control === "email") return "Digite um e-mail completo e sem acentos, como nome@exemplo.com.br";
  if (field.control === "url") return `Digite em “${field.label}” um endereço completo, como www.exemplo.com.br`;
  return ("format" in field && field.format && formatAdvice[field.format]) || `Confira “${field.label}”`;
}

const formatAdvice = {
  phone: "Digite um só telefone, com DDD, como (00) 91234-5678; se é de outro país, com + e o código dele",
  "postal-code": "Digite os oito números do CEP, como 00000-000",
  cnpj: "Confira o CNPJ: são 14 números (os novos podem ter letras). Se preferir, deixe em branco",
} as const;
