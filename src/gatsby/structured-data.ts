import type { BuildArgs, Node } from "gatsby";
import type { StructuredDataOptions } from "../../plugins/structured-data/gatsby-node";
import {
  breadcrumb,
  event,
  newsArticle,
  organization,
  type SiteFacts,
  type Thing,
  website,
} from "../../plugins/structured-data/things";
import { type CollectionName, events, ministries, model, news, offices, site, standalone } from "../content-types";
import { byGraphqlType, from, settingsOf } from "../content-types/entries";
import { listPath, newsFilters } from "../lib/news-paths";
import { stateOf } from "../lib/states";

const nextEvents = 6;

interface Titled {
  readonly path: string;
  readonly title: string;
}

/** The structured data of pages (docs/decisions/0009). */
export const structuredData: StructuredDataOptions["things"] = async (args) => {
  const facts = siteFacts(args);
  const images = await imagesOf(args);
  const pages = args
    .getNodesByType(model.pages.type)
    .map(({ path, title }) => ({ path: String(path), title: String(title) }));
  const crumb = ({ path, title }: Titled) => ({ name: title, url: facts.origin + path });
  const trail = (...below: readonly Titled[]) =>
    breadcrumb([{ name: "Página inicial", url: `${facts.origin}/` }, ...below.map(crumb)]);
  /** The page of a list, above its items. */
  const list = (path: string) => pages.filter((page) => page.path === path);

  /** The things on the page of an entry; null for entries without one. */
  const entries: Readonly<Record<CollectionName, ((node: Node) => readonly Thing[]) | null>> = {
    news: from(news, (item) => [
      newsArticle({ ...item, image: images.get(item.path) ?? "/social.jpg" }, facts),
      trail(...list("/noticias"), item),
    ]),
    ministries: from(ministries, (ministry) => [trail(...list("/pastorais"), ministry)]),
    standalone: from(standalone, (page) => [trail(page)]),
    documents: null,
    subsections: null,
    events: null,
  };

  return Object.fromEntries([
    ...pages.filter(({ path }) => path !== "/").map((page) => [page.path, [trail(page)]]),
    ...newsFilters.map(({ key, label: title }) => {
      const path = listPath(key, 1);
      return [path, [trail(...list("/noticias"), { path, title })]];
    }),
    ...Object.entries(byGraphqlType(entries)).flatMap(([type, things]) =>
      things ? args.getNodesByType(type).map((node) => [String(node.path), things(node)]) : [],
    ),
    ["/", [organization(facts), website(facts), ...eventsOf(args, facts)]],
  ]);
};

async function imagesOf({ graphql }: BuildArgs): Promise<ReadonlyMap<string, string>> {
  const { data } = await graphql<{ allNews: { nodes: { path: string; social: { src: string } | null }[] } }>(
    "query NewsImages { allNews { nodes { path social { src } } } }",
  );
  return new Map(data?.allNews.nodes.flatMap(({ path, social }) => (social ? [[path, social.src]] : [])));
}

function siteFacts(args: BuildArgs): SiteFacts {
  const settings = settingsOf(args, site);
  const { section, national } = settingsOf(args, offices);
  const { timeZone } = stateOf(settings);
  return { ...settings, timeZone, origin: new URL(settings.url).origin, office: section, parent: national.name };
}

/** The next events with a place: to a search engine, a deadline is no event. */
const eventsOf = ({ getNodesByType }: BuildArgs, facts: SiteFacts): readonly Thing[] =>
  getNodesByType(events.type)
    .filter(({ past }) => !past)
    .map(from(events, (one) => one))
    .flatMap(({ place, address, page, path, ...one }) =>
      place && address ? { ...one, place, address, path: page ?? path } : [],
    )
    // As in the home page's query, what takes the whole day comes at its end.
    .map((one) => ({ ...one, order: one.start + (one.startTime ?? "24:00") + one.key }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, nextEvents)
    .map((one) => event(one, facts));
