import { readEntry } from "../../content-model/project/front-matter";

/** The addresses of an entry, as its fields hold them. */
export interface Addresses {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/**
 * The old addresses that an entry must have after its address was changed: links that were shared go on working without
 * anyone thinking of it. `before` is the entry's file as it was, `path` where it is.
 */
export function aliasesAfter(before: string, path: string, { slug, aliases }: Addresses): readonly string[] {
  const read = readEntry(before);
  const key = path.split("/").at(-2) ?? "";
  const oldSlug = (read.ok && read.data.slug) || key;
  const newSlug = slug || key;
  if (typeof oldSlug !== "string" || oldSlug === newSlug) return aliases;
  // Going back to an old address makes it the present one.
  return [...aliases.filter((alias) => alias !== newSlug && alias !== oldSlug), oldSlug];
}
