import { documents } from "./documents";
import { events } from "./events";
import { ministries } from "./ministries";
import { news } from "./news";
import { pages } from "./pages";
import { analytics, forms, navigation, offices, site } from "./settings";
import { standalone } from "./standalone";
import { subsections } from "./subsections";

export {
  analytics,
  documents,
  events,
  forms,
  ministries,
  navigation,
  news,
  offices,
  pages,
  site,
  standalone,
  subsections,
};

/** Every content type of the site. */
export const model = {
  collections: [news, ministries, documents, subsections, events, standalone],
  pages,
  settings: [site, navigation, offices, forms, analytics],
} as const;

/** The collections by name. A table over it does not compile while one of them is missing (half-added.test.ts). */
export type CollectionName = (typeof model.collections)[number]["name"];

/** The GraphQL types of the pages that have this field. */
export const typesWith = (field: string): readonly string[] =>
  [...model.collections, model.pages].flatMap(({ type, fields }) => (field in fields ? [type] : []));
