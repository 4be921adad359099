import { addressOf, siteSlugOf } from "../plugins/source-content/check/addresses";
import type { ContentEntry } from "../plugins/source-content/check/site-content";
import { fieldsOfPage, type Model } from "../plugins/source-content/fields/collection";
import type { Fields } from "../plugins/source-content/fields/field";

/** The source of a page's text. */
export interface PageSource {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
  /** True if it is the entry's own page. */
  readonly isOwnPage: boolean;
}

/** What is wrong with a page. */
export interface Finding {
  readonly path: string;
  readonly found: string;
  readonly fix: string;
  readonly text?: string | undefined;
}

/** Finds where the text of a page was written. */
export type SourceFinder = (path: string, text?: string) => PageSource | undefined;

/** Letters compared: a page may cut a longer text, or format parts of it. */
const compared = 40;

/** Returns a function that finds the entry and field of a page's text; without a text, the entry of the page. */
export function createSourceFinder(model: Model, entries: readonly ContentEntry[]): SourceFinder {
  const siteSlug = siteSlugOf(entries);
  const byPath = new Map(entries.map((entry) => [addressOf(model, entry, siteSlug), entry]));
  return (path, text = "") => {
    const own = byPath.get(path);
    const words = plain(text).slice(0, compared);
    for (const entry of own ? [own, ...entries] : entries) {
      const field = words && fieldWith(model, entry, words);
      if (field) return { file: entry.file, entry: entry.title, field, isOwnPage: entry === own };
    }
    return own && { file: own.file, entry: own.title, field: "Página", isOwnPage: true };
  };
}

/** Pages listed per problem: a mistake in the menu is on all of them. */
export const shownPages = 3;

/** Formats findings for editors: file and entry, field, problem and correction. */
export function reportFindings(findings: readonly Finding[], sourceOf: SourceFinder): string[] {
  const alike = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = `${finding.found} ${finding.text}`;
    const known = alike.get(key);
    if (known) known.push(finding);
    else alike.set(key, [finding]);
  }
  return [...alike.values()].map((group) => {
    const [{ path, found, fix, text }] = group;
    const { file, entry, field } = sourceOf(path, text) ?? { file: "Página do site", entry: path, field: "Página" };
    const quoted = text ? `, em “${text.slice(0, 60)}”` : "";
    const paths = [...new Set(group.map((finding) => finding.path))];
    const more = paths.length > shownPages ? ` e mais ${paths.length - shownPages}` : "";
    return `${file} — “${entry}”\n  ${field}: ${found}${quoted}. ${fix}\n  Em ${paths.slice(0, shownPages).join(", ")}${more}`;
  });
}

/** The entries of the pages named in an output, each with the field of the quoted text. */
export function entriesNamedIn(output: string, where: SourceFinder): string[] {
  let quoted: string | undefined;
  const lines = output.split("\n").flatMap((line) => {
    quoted = /["“]([^"”]{4,})["”]/.exec(line)?.[1] ?? quoted;
    const addresses = line.matchAll(/(?<![\w.])\/?((?:[a-z0-9-]+\/)*[a-z0-9-]+)(?=\/index\.html|[:, "']|$)/g);
    return [...addresses].flatMap(([, path]) => {
      const found = where(`/${path}`, quoted);
      return found?.isOwnPage ? [`  ${found.file} — “${found.entry}”, ${found.field}`] : [];
    });
  });
  return lines.length > 0 ? ["Onde:", ...new Set(lines)] : [];
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

/** The label of the first field with these words, with its groups. */
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
