import { isDay } from "../../../src/lib/dates";

/** The files of a content folder. Validation works on these and touches no disk. */
export interface ContentFiles {
  /** Entries and settings; paths from the folder that holds `content`. */
  readonly texts: readonly { readonly file: string; readonly text: string }[];
  /** All other files with the extension for their first bytes (`unknown` if there is none). Missing if nobody looked. */
  readonly kinds?: ReadonlyMap<string, string> | undefined;
  /** Why a file can't be used, as the rest of a sentence. */
  readonly faults?: ReadonlyMap<string, string> | undefined;
}

export const isText = (name: string): boolean => /\.(md|ya?ml)$/i.test(name);

/** The kind of a file by its name, where its bytes are not at hand. */
export const kindByName = (name: string): string =>
  (/.\.([^.]*)$/.exec(name)?.[1] ?? "unknown").toLowerCase().replace(/^jpeg$/, "jpg");

/** A valid entry. */
export interface ContentEntry {
  /** Name of the collection, of `pages`, or of `settings`. */
  readonly collection: string;
  /** Name of its folder; for a setting, of its file. */
  readonly key: string;
  readonly file: string;
  readonly title: string;
  readonly slug: string;
  /** The front matter after validation, with defaults filled in. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Neither a draft nor dated after today. */
  readonly published: boolean;
}

/** The day on which an entry comes to the site: empty if it is there whatever the day, after all days for a draft. */
export function firstDay({ collection, values }: Pick<ContentEntry, "collection" | "values">): string {
  if (values.draft === true) return "draft";
  const day = collection === "news" ? textAt(values, "date") : undefined;
  // An impossible day is a problem of its own, and does not unpublish its entry.
  return day && isDay(day) ? day : "";
}

/** The settings of the site among its entries. */
export const siteSettingsIn = (entries: readonly ContentEntry[]): ContentEntry["values"] =>
  entries.find(({ key, collection }) => collection === "settings" && key === "site")?.values ?? {};

/** Reads a text field; undefined if it is empty. */
export function textAt(values: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** The texts of a list field. */
export function textsAt(values: Readonly<Record<string, unknown>>, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string").map((item) => item.trim()) : [];
}
