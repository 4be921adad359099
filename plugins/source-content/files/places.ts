import { addressOf, siteSlugOf } from "../check/addresses";
import type { ContentEntry } from "../check/site-content";
import type { Model } from "../fields/collection";

/** Where a saved file appears on the site. */
export interface Place {
  readonly title: string;
  /** The address of its page; missing where it has none, or is not published. */
  readonly path?: string;
  readonly isDraft: boolean;
  /** The future day on which it appears. */
  readonly from?: string;
}

/** The places of content files; deleted ones have none. */
export function placesOf(model: Model, files: readonly string[], entries: readonly ContentEntry[]): Place[] {
  const folders = new Set(files.map(folderOf));
  const siteSlug = siteSlugOf(entries);
  return entries.filter(({ file }) => folders.has(folderOf(file))).map((entry) => placeOf(model, entry, siteSlug));
}

/** An entry's pictures are in its folder; settings share one. */
const folderOf = (file: string) => (file.startsWith("content/settings/") ? file : file.replace(/\/[^/]+$/, ""));

function placeOf(model: Model, entry: ContentEntry, siteSlug: string): Place {
  const { title, values, published } = entry;
  const isDraft = values.draft === true;
  if (!published) return { title, isDraft, ...(isDraft ? {} : { from: String(values.date ?? "") }) };
  return { title, isDraft, path: addressOf(model, entry, siteSlug) ?? "/" };
}
