import type { InputHTMLAttributes } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field, FieldChoices } from "../../ui/Field";
import { type ContentOptions, optionsOf } from "./field-options";
import { type ChoiceField, type FormField, idOf, nameOf } from "./form-definition";

interface Props {
  field: FormField;
  content: ContentOptions;
  error?: string | undefined;
  /** The control's registration with react-hook-form, once that is loaded. */
  registered?: UseFormRegisterReturn | undefined;
}

/** The id of the city suggestions, which the client renders. */
export const cityListId = "cidades";

/** One field of a form as its data describes it. */
export function RegistrationField({ field, content, error, registered }: Props) {
  const { optional = false, hint, label, autoComplete } = field;
  const texts = { id: idOf(field.key), label, hint, error, optional };
  const own = { name: nameOf(field), required: !optional };
  if (field.control === "radios" || field.control === "checkboxes")
    return (
      <FieldChoices
        {...texts}
        {...own}
        type={field.control === "radios" ? "radio" : "checkbox"}
        options={optionsOf(field, content)}
        control={registered}
      />
    );
  return (
    <Field {...texts}>
      {(control) => {
        const attributes = { ...control, ...own, autoComplete, ...registered };
        if (field.control === "textarea") return <textarea {...attributes} rows={field.maxLength > 500 ? 9 : 4} />;
        if ("options" in field)
          return (
            <select {...attributes} defaultValue="">
              <option value="">{optional ? "Prefiro não dizer" : "Escolha"}</option>
              {optionsOf(field, content).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          );
        const list = field.criterion === "city" && registered ? cityListId : undefined;
        return <input {...attributes} {...inputAttributes(field)} list={list} />;
      }}
    </Field>
  );
}

/** A number of digits, so that the browser alone refuses "não tenho". */
const digitsIn = { phone: "(\\D*\\d){10,}\\D*", "postal-code": "(\\D*\\d){8}\\D*", cnpj: undefined };

/** The attributes by which a browser checks an answer and a phone picks its keyboard. */
function inputAttributes(field: Exclude<FormField, ChoiceField>): InputHTMLAttributes<HTMLInputElement> {
  // Not type="number": what is none, it gives as nothing, and the page would call it missing.
  if (field.control === "number") return { type: "text", inputMode: "numeric", pattern: "[\\d.\\s]*\\d\\s*" };
  // No maxlength: it silently cuts pasted text.
  const { control, inputMode, format } = field;
  if (control === "email") return { type: "email", autoCapitalize: "none", spellCheck: false };
  // Not type="url": that refuses addresses without https://, as people write them.
  if (control === "url") return { type: "text", inputMode: "url", autoCapitalize: "none", spellCheck: false };
  return { type: control, inputMode, pattern: format && digitsIn[format] };
}
