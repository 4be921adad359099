import { formatCnpj, isValidCnpj } from "@brazilian-utils/brazilian-utils";
import { normalizePhone, plainSigns } from "../../../lib/phone";
import { urlOf } from "../../../lib/url";
import type { FormField } from "../form-definition";

/** Normalizes an answer; undefined if it can't be right. */
export function normalize(field: FormField, text: string): string | undefined {
  const trimmed = text.trim();
  if ("format" in field && field.format) return byFormat[field.format](trimmed);
  switch (field.control) {
    case "email":
      return normalizeEmail(plainSigns(trimmed));
    case "url":
      return normalizeUrl(trimmed);
    case "number":
      return normalizeNumber(trimmed, field);
    default:
      return trimmed;
  }
}

/**
 * No mailbox in use has an accent before the @: it is a slip of the phone's keyboard. What is copied from a list of addresses or
 * a link brings its signs along.
 */
function normalizeEmail(text: string): string | undefined {
  const address = text
    .replace(/[;,.]$/, "")
    .replace(/^<(.*)>$/, "$1")
    .replace(/^mailto:([^?]*).*$/i, "$1");
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\d-]+(\.[\p{L}\p{M}\d-]+)+$/u.test(address) ? address : undefined;
}

/** Normalizes a CEP: `01000-000`. Undefined if it is none. */
export function normalizePostalCode(text: string): string | undefined {
  const [, start, end] = /^(\d{5})(\d{3})$/.exec(plainSigns(text).replace(/^cep\b:?|[\s.-]/gi, "")) ?? [];
  return start && `${start}-${end}`;
}

/** Normalizes a CNPJ: `12.ABC.345/01DE-35`. Version 2 is that of July 2026, with letters. */
export function normalizeCnpj(text: string): string | undefined {
  const characters = plainSigns(text)
    .toUpperCase()
    .replace(/^CNPJ\b:?|[\s./-]/g, "");
  return isValidCnpj(characters, { version: 2 }) ? formatCnpj(characters, { version: 2 }) : undefined;
}

/** Normalizes a phone with its extension, if there is one: `(11) 5555-0110 ramal 21`. Undefined if it is none. */
function normalizeExtended(text: string): string | undefined {
  const [, number = text, extension] = /^(.*?)[\s,;/-]*\b(?:ramal|r)[\s.:]*(\d+)$/i.exec(text) ?? [];
  const phone = normalizePhone(number);
  return phone && extension ? `${phone} ramal ${extension}` : phone;
}

const byFormat = { phone: normalizeExtended, "postal-code": normalizePostalCode, cnpj: normalizeCnpj };

/** Addresses are accepted as people write them, without `https://`. */
function normalizeUrl(text: string): string | undefined {
  const url = /\s/.test(text) ? undefined : urlOf(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes(".") ? text : undefined;
}

function normalizeNumber(text: string, { min, max }: { min: number; max: number }): string | undefined {
  const digits = text.replace(/^(\d{1,3})((?:[.\s]\d{3})+)$/, (all) => all.replace(/\D/g, ""));
  return /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max
    ? String(Number(digits))
    : undefined;
}
