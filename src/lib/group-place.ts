import { slugify } from "./slug";

/** The anchor of a group of entries on their page. An entry may have its name; no entry's address has two hyphens in a row. */
export const groupPlace = (group: string, slugs: ReadonlySet<string>): string =>
  (slugs.has(slugify(group)) ? "categoria--" : "") + slugify(group);
