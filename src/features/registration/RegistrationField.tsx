import { Field } from "../../ui/Field";
import { FieldChoices } from "../../ui/FieldChoices";
import { controlAttributes } from "./control-attributes";
import { type ContentOptions, optionsOf } from "./field-options";
import type { LiveControl } from "./form-controls";
import { type FormField, idOf, nameOf } from "./form-definition";

interface Props {
  field: FormField;
  content: ContentOptions;
  error?: string | undefined;
  live?: LiveControl | undefined;
}

/** One field of a form as its data describes it. */
export function RegistrationField({ field, content, error, live }: Props) {
  const { required, hint, label } = field;
  const texts = { id: idOf(field.key), label, hint, error, optional: !required };
  const own = { name: nameOf(field), required, autoComplete: field.autoComplete };
  switch (field.control) {
    case "radios":
    case "checkboxes": {
      const type = field.control === "radios" ? "radio" : "checkbox";
      return (
        <FieldChoices
          {...texts}
          type={type}
          name={own.name}
          required={required}
          options={optionsOf(field, content)}
          control={live}
        />
      );
    }
    case "select":
      return (
        <Field {...texts}>
          {(control) => (
            <select {...control} {...own} {...live} defaultValue="">
              <option value="">{required ? "Escolha" : "Prefiro não dizer"}</option>
              {optionsOf(field, content).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case "textarea":
      return (
        <Field {...texts}>
          {(control) => (
            <textarea
              {...control}
              {...own}
              {...live}
              maxLength={field.maxLength}
              rows={field.maxLength > 500 ? 9 : 4}
            />
          )}
        </Field>
      );
    default:
      return (
        <Field {...texts}>
          {(control) => (
            <input
              {...control}
              {...own}
              {...controlAttributes(field)}
              list={field.criterion === "city" && live ? "cidades" : undefined}
              {...live}
            />
          )}
        </Field>
      );
  }
}
