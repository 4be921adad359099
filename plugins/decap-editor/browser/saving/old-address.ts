import { slugify } from "../../../../src/lib/slug";
import { readEntry, readYaml } from "../../../source-content/check/front-matter";

/**
 * What becomes of an entry's addresses when its slug is changed: links that were shared must go on working without anyone
 * thinking of it. `before` is the entry's file as it was, `path` where it is. Gives the old address and the aliases that stay
 * beside it; undefined if the address stays.
 */
export function addressAfter(
  before: string,
  path: string,
  { slug, aliases }: { readonly slug: string; readonly aliases: readonly string[] },
): { old: string; aliases: readonly string[] } | undefined {
  const read = readEntry(before);
  const key = keyOf(path);
  // The build takes an address without the space that was typed with it.
  const old = (read.ok && String(read.data.slug ?? "").trim()) || key;
  const present = slug.trim() || key;
  if (old === present) return undefined;
  // Going back to an old address makes it the present one.
  return { old, aliases: aliases.filter((alias) => alias !== present && alias !== old) };
}

/** The file of the setting with the site's name, which is a part of fixed pages' addresses. */
export const siteFile = "content/settings/site.yml";

/** The names that the site had, with the one that a save of its settings replaces; `before` is their file as it was. */
export function formerNamesAfter(before: string, name: string, formerNames: readonly string[]): readonly string[] {
  const read = readYaml(before);
  const old = read.ok && typeof read.data.name === "string" ? [read.data.name] : [];
  return [...new Set([...formerNames, ...old])].filter((one) => slugify(one) !== slugify(name));
}

/** The name of an entry's folder. */
export const keyOf = (path: string): string => path.split("/").at(-2) ?? "";
