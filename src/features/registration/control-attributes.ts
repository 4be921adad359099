import type { InputHTMLAttributes } from "react";
import type { NumberField, TextField } from "./form-definition";

/** The attributes by which a browser checks an answer and a phone picks its keyboard. */
export function controlAttributes(field: TextField | NumberField): InputHTMLAttributes<HTMLInputElement> {
  if (field.control === "number")
    return { type: "number", inputMode: "numeric", min: field.min, max: field.max, step: 1 };
  const { control, maxLength, inputMode } = field;
  if (control === "email") return { type: "email", maxLength, autoCapitalize: "none", spellCheck: false };
  // Not type="url": that refuses addresses without https://, as people write them.
  if (control === "url")
    return { type: "text", inputMode: "url", maxLength, autoCapitalize: "none", spellCheck: false };
  return { type: control, maxLength, inputMode };
}
