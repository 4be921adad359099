import { isBlank } from "../../plugins/decap-editor/browser/hooks/is-blank";
import { timePattern } from "../../plugins/source-content/fields/fields";
import { isDay } from "../lib/dates";
import { propertyOf } from "../lib/values";
import type { Contact } from "../ui/ContactLinks";

/** The values of an entry being typed: any may be missing, incomplete or of another kind. */
export interface Draft {
  /** Empty where there is none. */
  readonly text: (name: string) => string;
  readonly maybe: (name: string) => string | null;
  readonly flag: (name: string) => boolean;
  readonly day: (name: string) => string | null;
  readonly time: (name: string) => string | null;
  readonly texts: (name: string) => readonly string[];
  /** Empty where there is none. */
  readonly group: (name: string) => Draft;
  /** Null until something is filled in. */
  readonly maybeGroup: (name: string) => Draft | null;
  readonly list: (name: string) => readonly Draft[];
}

/** Wraps plain values. */
export function draftOf(values: unknown): Draft {
  const at = (name: string) => propertyOf(values, name);
  const maybe = (name: string) => written(at(name));
  const fitting = (name: string, fits: (text: string) => boolean) => {
    const text = maybe(name);
    return text !== null && fits(text) ? text : null;
  };
  const items = (name: string): readonly unknown[] => {
    const value = at(name);
    return Array.isArray(value) ? value : [];
  };
  return {
    text: (name) => maybe(name) ?? "",
    maybe,
    flag: (name) => at(name) === true,
    day: (name) => fitting(name, isDay),
    time: (name) => fitting(name, (text) => timePattern.test(text)),
    texts: (name) => items(name).flatMap((item) => written(item) ?? []),
    group: (name) => draftOf(at(name)),
    maybeGroup: (name) => (isBlank(at(name)) ? null : draftOf(at(name))),
    list: (name) => items(name).map(draftOf),
  };
}

/** The ways to reach somebody that are filled in. */
export const contactOf = (contact: Draft): Required<Omit<Contact, "address">> => ({
  email: contact.maybe("email"),
  phone: contact.maybe("phone"),
  whatsapp: contact.maybe("whatsapp"),
});

function written(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
