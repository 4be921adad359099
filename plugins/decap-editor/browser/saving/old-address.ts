import { readEntry } from "../../../source-content/check/front-matter";

/** The addresses of an entry, as its fields hold them. */
export interface Addresses {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** A change of address: the old one, and the aliases that stay beside it. */
export interface Change {
  readonly old: string;
  readonly aliases: readonly string[];
}

/**
 * What becomes of an entry's addresses when its slug is changed: links that were shared must go on working without anyone
 * thinking of it. `before` is the entry's file as it was, `path` where it is. Undefined if the address stays.
 */
export function addressAfter(before: string, path: string, { slug, aliases }: Addresses): Change | undefined {
  const read = readEntry(before);
  const key = keyOf(path);
  const old = (read.ok && read.data.slug) || key;
  const present = slug || key;
  if (typeof old !== "string" || old === present) return undefined;
  // Going back to an old address makes it the present one.
  return { old, aliases: aliases.filter((alias) => alias !== present && alias !== old) };
}

/** The name of an entry's folder. */
export const keyOf = (path: string): string => path.split("/").at(-2) ?? "";
