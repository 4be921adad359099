import { addressOf, siteSlugOf } from "../plugins/source-content/check/addresses";
import type { ContentEntry } from "../plugins/source-content/check/site-content";
import { fieldsOfPage, type Model } from "../plugins/source-content/fields/collection";
import type { Fields } from "../plugins/source-content/fields/field";

/** Where what a page shows was written. */
export interface PageSource {
  readonly file: string;
  /** Title of the entry. */
  readonly entry: string;
  /** Label of the field. */
  readonly field: string;
  /** True for the entry whose page it is, and false for one that the page only shows. */
  readonly isOwnPage: boolean;
}

/** Letters of a text that are compared: a page may cut a longer one, and mark words of it. */
const compared = 40;

/** Returns what finds the entry and the field of a page's text; without a text, the entry whose page it is. */
export function createSourceFinder(model: Model, entries: readonly ContentEntry[]) {
  const siteSlug = siteSlugOf(entries);
  const byPath = new Map(entries.map((entry) => [addressOf(model, entry, siteSlug), entry]));
  return (path: string, text = ""): PageSource | undefined => {
    const own = byPath.get(path);
    const words = plain(text).slice(0, compared);
    for (const entry of own ? [own, ...entries] : entries) {
      const field = words && fieldWith(model, entry, words);
      if (field) return { file: entry.file, entry: entry.title, field, isOwnPage: entry === own };
    }
    return own && { file: own.file, entry: own.title, field: "Página", isOwnPage: true };
  };
}

/** A text without what Markdown adds to it. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[*_`\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function fieldWith(model: Model, entry: ContentEntry, words: string): string | undefined {
  const named = ({ name }: { readonly name: string }) => name === entry.collection || name === entry.key;
  const fields =
    entry.collection === model.pages.name
      ? fieldsOfPage(model.pages, entry.key)
      : [...model.collections, ...model.settings].find(named)?.fields;
  return labelOf(fields ?? {}, entry.values, words) ?? (plain(entry.body).includes(words) ? "Texto" : undefined);
}

/** The label of the first field that holds the words, with those of the groups around it. */
function labelOf(fields: Fields, values: unknown, words: string): string | undefined {
  if (Array.isArray(values)) return values.map((item) => labelOf(fields, item, words)).find(Boolean);
  if (typeof values !== "object" || values === null) return undefined;
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (!field) continue;
    const inner = field.fields ? labelOf(field.fields, value, words) : undefined;
    if (inner) return `${field.label} › ${inner}`;
    if (!field.fields && [value].flat().some((one) => typeof one === "string" && plain(one).includes(words)))
      return field.label;
  }
  return undefined;
}
