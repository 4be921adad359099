import { feedPaths } from "../../../src/lib/feed-paths";
import { groupPlace } from "../../../src/lib/group-place";
import { slugify } from "../../../src/lib/slug";
import type { Model } from "../fields/collection";
import { type ContentEntry, firstDay, siteSettingsIn, textAt, textsAt } from "./site-content";

/** The site's name as a slug, for the addresses of fixed pages. */
export const siteSlugOf = (entries: readonly ContentEntry[]): string =>
  slugify(textAt(siteSettingsIn(entries), "name") ?? "");

/** Addresses of fixed pages under former names of the site, with the present ones. */
export const formerAddresses = ({ pages }: Model, site: ContentEntry["values"]): ReadonlyMap<string, string> => {
  const present = slugify(textAt(site, "name") ?? "");
  const former = textsAt(site, "formerNames").map(slugify);
  const pairs = Object.values(pages.entries).flatMap(({ path }) =>
    former.map((slug) => [path(slug), path(present)] as const),
  );
  return new Map(pairs.filter(([from, to]) => from !== to));
};

/** The address of an entry's page or anchor; undefined for settings. */
export function addressOf(
  { collections, pages }: Model,
  { collection, key, slug }: ContentEntry,
  siteSlug: string,
): string | undefined {
  if (collection !== pages.name) return collections.find(({ name }) => name === collection)?.path(slug);
  return Object.hasOwn(pages.entries, key) ? pages.entries[key]?.path(siteSlug) : undefined;
}

/** Reserved addresses: fixed pages, also under former names, lists and feeds. */
export function siteAddresses(model: Model, entries: readonly ContentEntry[]): ReadonlySet<string> {
  const siteSlug = siteSlugOf(entries);
  return new Set([
    ...Object.values(model.pages.entries).map(({ path }) => path(siteSlug)),
    ...formerAddresses(model, siteSettingsIn(entries)).keys(),
    ...Object.values(feedPaths),
    ...model.collections.flatMap(({ lists = [] }) => lists),
  ]);
}

/** Every address of the site, with its first day. */
export function addressesOf(model: Model, entries: readonly ContentEntry[]): Map<string, string> {
  const fixed = siteAddresses(model, entries);
  const addresses = new Map([...fixed].map((path) => [path, ""]));
  for (const definition of model.collections) {
    const { groupedBy } = definition;
    const own = entries.filter(({ collection }) => collection === definition.name);
    for (const entry of own) {
      addresses.set(definition.path(entry.slug), firstDay(entry));
      if (!entry.published) continue;
      const aliases = textsAt(entry.values, "aliases");
      for (const alias of definition.ownPage ? aliases : []) addresses.set(definition.path(alias), "");
      for (const slug of [entry.slug, ...aliases]) if (definition.file) addresses.set(definition.file(slug), "");
    }
    const published = own.filter((entry) => entry.published);
    const slugs = new Set(published.map(({ slug }) => slug));
    for (const { values } of published) {
      const group = groupedBy && textAt(values, groupedBy);
      if (group) addresses.set(definition.path(groupPlace(group, slugs)), "");
    }
  }
  return addresses;
}
