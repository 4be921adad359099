import { plainOf } from "../../plugins/decap-editor/browser/plain";
import { useLoaded } from "../../plugins/decap-editor/browser/use-loaded";
import { propertyOf } from "../lib/values";
import { type Draft, draftOf } from "./draft";
import type { DecapPreview, Preview } from "./preview";

export interface RelatedEntry {
  readonly key: string;
  readonly draft: Draft;
}

/** Entries by their keys, in that order; missing ones are left out. */
export function useEntries(decap: DecapPreview, collection: string, keys: readonly string[]): readonly RelatedEntry[] {
  const loaded = useLoaded([collection, ...keys].join("\n"), async () => {
    const found = await Promise.all(keys.map((key) => findEntry(decap, collection, key)));
    return found.filter((entry) => entry !== null);
  });
  return loaded?.value ?? [];
}

/** The sub-section that an entry is of. */
export function useSubsection({ draft, decap }: Preview): { title: string; path: string } | null {
  const [found] = useEntries(decap, "subsections", draft.maybe("subsection") ? [draft.text("subsection")] : []);
  return found ? { title: found.draft.text("title"), path: "/subsecoes" } : null;
}

/** An entry by its key; null where there is none. */
export async function findEntry(
  { getCollection }: DecapPreview,
  collection: string,
  key: string,
): Promise<RelatedEntry | null> {
  if (key === "") return null;
  // Decap's name for an entry is its path in the collection.
  const found: unknown = await getCollection(collection, `${key}/index`).catch(() => undefined);
  // Decap's types say that it is a list; it is a map with `data`.
  const draft = draftOf(propertyOf(plainOf(found), "data"));
  // Decap returns an entry without values if there is none.
  return draft.text("title") === "" ? null : { key, draft };
}
