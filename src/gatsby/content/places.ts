import { model } from "../../content-model";
import type { ContentEntry } from "../../content-model/project/site-content";
import { slugify } from "../../lib/slug";

/** Where on the site a saved file shows. */
export interface Place {
  readonly title: string;
  /** The address of its page; missing where it has none, or is not published. */
  readonly path?: string;
  readonly isDraft: boolean;
  /** The day on which it appears, where that is to come. */
  readonly from?: string;
}

/** The places of some content files. A deleted one has none. */
export function placesOf(files: readonly string[], entries: readonly ContentEntry[]): Place[] {
  const folders = new Set(files.map(folderOf));
  const site = entries.find(({ collection, key }) => collection === "settings" && key === "site");
  const siteSlug = slugify(String(site?.values.name ?? ""));
  return entries.filter(({ file }) => folders.has(folderOf(file))).map((entry) => placeOf(entry, siteSlug));
}

/** An entry's pictures are in its folder; settings share one. */
const folderOf = (file: string) => (file.startsWith("content/settings/") ? file : file.replace(/\/[^/]+$/, ""));

function placeOf({ collection, key, slug, title, values, published }: ContentEntry, siteSlug: string): Place {
  const isDraft = values.draft === true;
  if (!published) return { title, isDraft, ...(isDraft ? {} : { from: String(values.date ?? "") }) };
  const definition = model.collections.find(({ name }) => name === collection);
  const path = definition?.path(slug) ?? model.pages.entries[key as keyof typeof model.pages.entries]?.path(siteSlug);
  return { title, isDraft, path: path ?? "/" };
}
