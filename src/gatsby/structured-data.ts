import type { BuildArgs } from "gatsby";
import { listPath, newsFilters } from "../../../src/lib/news-paths";
import {
  asScript,
  breadcrumb,
  type EventFacts,
  event,
  type NewsFacts,
  newsArticle,
  organization,
  type SiteFacts,
  type Thing,
  website,
} from "./things";

/** Events that the home page tells machines of. */
const nextEvents = 6;

interface Titled {
  readonly path: string;
  readonly title: string;
}

/** GraphQL writes null where there is nothing. */
type Nullable<T> = { readonly [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

interface FactsQuery {
  readonly site: {
    readonly name: string;
    readonly fullName: string;
    readonly description: string;
    readonly url: string;
  };
  readonly offices: {
    readonly national: { readonly name: string };
    readonly section: { readonly address: string; readonly phone: string; readonly email: string | null };
  };
  readonly news: {
    readonly nodes: readonly (Nullable<Omit<NewsFacts, "image">> & { readonly social: { readonly src: string } })[];
  };
  readonly ministries: { readonly nodes: readonly Titled[] };
  readonly pages: { readonly nodes: readonly Titled[] };
  readonly events: {
    readonly nodes: readonly (Nullable<Omit<EventFacts, "place" | "address">> & {
      readonly place: string | null;
      readonly address: string | null;
    })[];
  };
}

/**
 * What each page tells machines of itself, as the element to put into its head, by the page's path. It is made here and
 * put into the finished HTML, not drawn by the page: no visitor's browser has a use for it (docs/decisions/0009).
 */
export async function structuredData({ graphql }: Pick<BuildArgs, "graphql">): Promise<ReadonlyMap<string, string>> {
  const { data, errors } = await graphql<FactsQuery>(`
    query StructuredData {
      site: siteSettings { name fullName description url }
      offices: officesSettings { national { name } section { address phone email } }
      news: allNews { nodes { path title summary kind date updated social { src } } }
      ministries: allMinistry { nodes { path title } }
      pages: allPage { nodes { path title } }
      events: allEvent(filter: { past: { eq: false } }, sort: [{ start: ASC }, { key: ASC }], limit: 24) {
        nodes { path title summary start startTime end endTime place address page cancelled }
      }
    }
  `);
  if (!data) throw new Error(`The query for structured data failed: ${String(errors)}`);
  const things = thingsOf(data);
  return new Map([...things].map(([path, list]) => [path, asScript(list)]));
}

function thingsOf(data: FactsQuery): ReadonlyMap<string, readonly Thing[]> {
  const site = siteFacts(data);
  const at = ({ path, title }: Titled) => ({ name: title, url: site.origin + path });
  const titles = new Map(data.pages.nodes.map((page) => [page.path, page]));
  const trail = (...below: readonly (Titled | undefined)[]) =>
    breadcrumb([{ name: "Início", url: `${site.origin}/` }, ...below.flatMap((page) => (page ? [at(page)] : []))]);
  const list = titles.get("/noticias");
  return new Map<string, readonly Thing[]>([
    ...data.pages.nodes.filter(({ path }) => path !== "/").map((page) => [page.path, [trail(page)]] as const),
    ...newsFilters.map(
      ({ key, label }) => [listPath(key, 1), [trail(list, { path: listPath(key, 1), title: label })]] as const,
    ),
    ...data.ministries.nodes.map((page) => [page.path, [trail(titles.get("/pastorais"), page)]] as const),
    ...data.news.nodes.map(
      ({ social, updated, ...item }) =>
        [
          item.path,
          [newsArticle({ ...item, updated: updated ?? undefined, image: social.src }, site), trail(list, item)],
        ] as const,
    ),
    ["/", [organization(site), website(site), ...eventsOf(data).map((facts) => event(facts, site))]],
  ]);
}

const siteFacts = ({ site, offices: { national, section } }: FactsQuery): SiteFacts => ({
  ...site,
  origin: new URL(site.url).origin,
  office: { ...section, email: section.email ?? undefined },
  parent: national.name,
});

/** Only what has a place to go to: a deadline is no event to a search engine. */
const eventsOf = ({ events }: FactsQuery): readonly EventFacts[] =>
  events.nodes
    .flatMap(({ place, address, summary, page, ...times }) =>
      place && address ? [{ ...times, place, address, summary: summary ?? undefined, page: page ?? undefined }] : [],
    )
    .slice(0, nextEvents);
