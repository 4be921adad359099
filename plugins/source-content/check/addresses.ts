import { feedPaths } from "../../../src/lib/feed-paths";
import { slugify } from "../../../src/lib/slug";
import type { Model } from "../fields/collection";
import { type ContentEntry, textAt, textsAt } from "./site-content";

/** The site's name as a part of an address: some fixed pages have it in theirs. */
export function siteSlugOf(entries: readonly ContentEntry[]): string {
  const site = entries.find(({ key, collection }) => collection === "settings" && key === "site");
  return slugify(textAt(site?.values ?? {}, "name") ?? "");
}

/** The address of an entry's page, or of its place on one; settings have none. */
export function addressOf(
  { collections, pages }: Model,
  { collection, key, slug }: ContentEntry,
  siteSlug: string,
): string | undefined {
  if (collection !== pages.name) return collections.find(({ name }) => name === collection)?.path(slug);
  return Object.hasOwn(pages.entries, key) ? pages.entries[key]?.path(siteSlug) : undefined;
}

/** The addresses that the site has whatever its editors make: fixed pages, lists and feeds. */
export const siteAddresses = ({ collections, pages }: Model, siteSlug: string): ReadonlySet<string> =>
  new Set([
    ...Object.values(pages.entries).map(({ path }) => path(siteSlug)),
    ...Object.values(feedPaths),
    ...collections.flatMap(({ lists = [] }) => lists),
  ]);

/** Every address that the site answers at, and whether it is published. */
export function addressesOf(model: Model, entries: readonly ContentEntry[]): Map<string, boolean> {
  const fixed = siteAddresses(model, siteSlugOf(entries));
  const addresses = new Map<string, boolean>([...fixed].map((path) => [path, true]));
  for (const definition of model.collections) {
    for (const entry of entries.filter(({ collection }) => collection === definition.name)) {
      addresses.set(definition.path(entry.slug), entry.published);
      if (definition.ownPage && entry.published) {
        for (const alias of textsAt(entry.values, "aliases")) addresses.set(definition.path(alias), true);
      }
    }
  }
  return addresses;
}
