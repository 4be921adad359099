import { tidyCnpj } from "../../../lib/cnpj";
import { tidyPhone } from "../../../lib/phone";
import { tidyPostalCode } from "../../../lib/postal-code";
import type { FormField } from "../form-definition";

const byFormat = { phone: tidyPhone, "postal-code": tidyPostalCode, cnpj: tidyCnpj };

/** An answer as it is written, however it was typed; undefined if it can't be right. */
export function tidy(field: FormField, text: string): string | undefined {
  const trimmed = text.trim();
  if ("format" in field && field.format) return byFormat[field.format](trimmed);
  switch (field.control) {
    case "email":
      return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed) ? trimmed : undefined;
    case "url":
      return tidyUrl(trimmed);
    case "number":
      return tidyNumber(trimmed, field);
    default:
      return trimmed;
  }
}

/** Addresses are accepted as people write them, without `https://`. */
function tidyUrl(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return !/\s/.test(text) && URL.canParse(address) && new URL(address).hostname.includes(".") ? text : undefined;
}

function tidyNumber(text: string, { min, max }: { min: number; max: number }): string | undefined {
  const digits = text.replace(/^(\d{1,3})((?:[.\s]\d{3})+)$/, (all) => all.replace(/\D/g, ""));
  return /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max
    ? String(Number(digits))
    : undefined;
}
