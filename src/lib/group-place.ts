import { slugify } from "./slug";

/** The layout's places: entries and groups of a page have theirs beside them. */
export const ownPlaces = /^(contatos|conteudo|menu|navegacao|top)$/;

/** The anchor of a group of entries on their page. An entry may have its name; no entry's address has two hyphens in a row. */
export function groupPlace(group: string, slugs: ReadonlySet<string>): string {
  const slug = slugify(group);
  return (slug === "" || slugs.has(slug) || ownPlaces.test(slug) ? "categoria--" : "") + slug;
}
