import * as z from "zod/mini";
import { consentValue } from "../consent-terms";
import { type ContentOptions, optionsOf } from "../field-options";
import { type FormDefinition, type FormField, fieldsOf, nameOf } from "../form-definition";
import { tidy } from "./tidy";

/** The checks of a whole form, made from its data. Answers come out trimmed and as they are written. */
export function schemaOf(definition: FormDefinition, content: ContentOptions) {
  return z.object(
    Object.fromEntries([
      ...fieldsOf(definition).map((field) => [nameOf(field), fieldSchema(field, content)] as const),
      ...definition.consents.map(({ name, request }) => [name, z.literal(consentValue, request)] as const),
    ]),
  );
}

function fieldSchema(field: FormField, content: ContentOptions): z.ZodMiniType<string | string[]> {
  const { control, label, required } = field;
  if (control === "checkboxes") {
    const values = optionsOf(field, content).map(({ value }) => value);
    const one = z.string().check(z.refine((text) => values.includes(text)));
    const list = z.array(one, `Marque pelo menos uma opção em “${label}”`);
    return required ? list.check(z.minLength(1, `Marque pelo menos uma opção em “${label}”`)) : list;
  }
  if (control === "radios" || control === "select") {
    const values = optionsOf(field, content).map(({ value }) => value);
    const isKnown = (text: string) => (text === "" ? !required : values.includes(text));
    return z.string().check(z.refine(isKnown, `Escolha uma opção em “${label}”`));
  }
  const text = z.string().check(
    z.trim(),
    z.refine((answer) => answer !== "" || !required, { error: `Preencha “${label}”`, abort: true }),
    z.refine((answer) => answer === "" || tidy(field, answer) !== undefined, { error: advice(field), abort: true }),
    z.overwrite((answer) => tidy(field, answer) ?? answer),
  );
  return "maxLength" in field
    ? text.check(
        z.maxLength(field.maxLength, `Escreva “${label}” com até ${field.maxLength.toLocaleString("pt-BR")} letras`),
      )
    : text;
}

/** How to put an answer right that isn't. */
function advice(field: FormField): string {
  if (field.control === "number")
    return `Digite em “${field.label}” um número de ${field.min} a ${field.max}, só com algarismos`;
  if (field.control === "email") return "Digite um e-mail completo, como nome@exemplo.com.br";
  if (field.control === "url") return `Digite em “${field.label}” um endereço completo, como www.exemplo.com.br`;
  if (!("format" in field)) return `Confira “${field.label}”`;
  switch (field.format) {
    case "phone":
      return "Digite o telefone com DDD, como (11) 91234-5678";
    case "postal-code":
      return "Digite os oito números do CEP, como 01000-000";
    case "cnpj":
      return "Confira o CNPJ: são 14 letras e números, e um deles não confere. Você também pode deixar em branco";
    default:
      return `Confira “${field.label}”`;
  }
}
