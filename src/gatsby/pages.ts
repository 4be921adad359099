import { resolve } from "node:path";
import type { Actions, GatsbyNode } from "gatsby";
import { listPath, newsFilters } from "../lib/news-paths";

/** Items on one page of the list of news. */
const newsPerPage = 12;

const template = (name: string) => resolve("src/features", name);

/** The editor reads in a page's data, by `key`, whose page it is. */
type Listed = Pick<Queries.Ministry, "id" | "key" | "path">;
type ListedNews = Pick<Queries.News, "id" | "key" | "path" | "kind" | "pinned" | "expired">;

interface PagesQuery {
  readonly news: { readonly nodes: readonly ListedNews[] };
  readonly ministries: { readonly nodes: readonly Listed[] };
  readonly standalone: { readonly nodes: readonly Listed[] };
  readonly about: Pick<Queries.Page, "path"> | null;
}

/** Makes the pages that follow from content; the fixed routes are the files in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data, errors } = await graphql<PagesQuery>(`
    query CreatePages {
      news: allNews(sort: [{ date: DESC }, { key: ASC }]) {
        nodes {
          id
          key
          path
          kind
          pinned
          expired
        }
      }
      ministries: allMinistry {
        nodes {
          id
          key
          path
        }
      }
      standalone: allStandalonePage {
        nodes {
          id
          key
          path
        }
      }
      about: page(key: { eq: "about" }) {
        path
      }
    }
  `);
  if (!data) throw new Error(`The pages' own query failed: ${String(errors)}`);
  createNewsPages(actions, data.news.nodes);
  for (const { id, key, path } of data.ministries.nodes)
    actions.createPage({ path, component: template("ministries/MinistryPage.tsx"), context: { id, key } });
  for (const { id, key, path } of data.standalone.nodes)
    actions.createPage({ path, component: template("standalone/StandalonePage.tsx"), context: { id, key } });
  if (data.about)
    actions.createPage({ path: data.about.path, component: template("about/AboutPage.tsx"), context: {} });
};

/** The codes that hosts and proxies give. Others are shown by `/error-500`, once it has come to life. */
const errorCodes = [400, 401, 403, 404, 408, 410, 429, 500, 502, 503, 504];

/** Templates whose collection may be empty. */
const collectionTemplates = [
  "news/NewsPage.tsx",
  "ministries/MinistryPage.tsx",
  "standalone/StandalonePage.tsx",
] as const;

/** A page that is there until Gatsby has found the queries. */
const introduced = (name: (typeof collectionTemplates)[number]) => ({
  path: `/_/${name}`,
  component: template(name),
  context: {},
});

/**
 * Called once, and not at each change in develop, where Gatsby would replace a 404 page that is made anew by its own. Gatsby
 * warns of a template that no page has, and an empty collection is no defect.
 */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = ({ actions }) => {
  for (const path of ["/404", ...errorCodes.map((code) => `/error-${code}`)])
    actions.createPage({ path, component: template("errors/ErrorPage.tsx"), context: {} });
  for (const name of collectionTemplates) actions.createPage(introduced(name));
};

/** Takes back the pages that were only there to introduce their templates. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ actions }) => {
  for (const name of collectionTemplates) actions.deletePage(introduced(name));
};

/** Each page of a list is told which items it shows: asked by order and place, every page would be built anew for one edit. */
function createNewsPages({ createPage }: Actions, all: readonly ListedNews[]) {
  all.forEach(({ id, key, path }, index) => {
    const context = { id, key, newer: all[index - 1]?.id ?? null, older: all[index + 1]?.id ?? null };
    createPage({ path, component: template("news/NewsPage.tsx"), context });
  });
  const shown = all.filter(({ expired }) => !expired);
  const inOrder = [...shown.filter(({ pinned }) => pinned), ...shown.filter(({ pinned }) => !pinned)];
  for (const { key: filter, kind } of [{ key: null, kind: null }, ...newsFilters]) {
    const keys = inOrder.filter((item) => kind === null || item.kind === kind).map(({ key }) => key);
    const pages = Math.max(1, Math.ceil(keys.length / newsPerPage));
    for (let page = 1; page <= pages; page++) {
      createPage({
        path: listPath(filter ?? undefined, page),
        component: template("news/NewsListPage.tsx"),
        context: { filter, page, pages, keys: keys.slice((page - 1) * newsPerPage, page * newsPerPage) },
      });
    }
  }
}
