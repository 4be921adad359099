import { resolve } from "node:path";
import type { Actions, GatsbyNode, Node } from "gatsby";
import { ministries, model, news, standalone } from "../content-types";
import { listPath, newsFilters } from "../lib/news-paths";

/** Items on one page of the list of news. */
const newsPerPage = 12;

const template = (name: string) => resolve("src/features", name);

/** Makes the pages that follow from content; the fixed routes are the files in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = ({ getNodesByType, actions }) => {
  createNewsPages(actions, [...getNodesByType(news.type)].sort(newestFirst));
  for (const node of getNodesByType(ministries.type))
    actions.createPage({ ...addressed(node), component: template("ministries/MinistryPage.tsx") });
  for (const node of getNodesByType(standalone.type))
    actions.createPage({ ...addressed(node), component: template("standalone/StandalonePage.tsx") });
  for (const { path } of getNodesByType(model.pages.type).filter(({ key }) => key === "about"))
    actions.createPage({ path: String(path), component: template("about/AboutPage.tsx"), context: {} });
};

/** The editor reads in a page's data, by `key`, whose page it is. */
const addressed = ({ id, key, path }: Node) => ({ path: String(path), context: { id, key } });

const newestFirst = (a: Node, b: Node) =>
  a.date === b.date ? (String(a.key) < String(b.key) ? -1 : 1) : String(a.date) < String(b.date) ? 1 : -1;

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
function createNewsPages({ createPage }: Actions, all: readonly Node[]) {
  all.forEach((node, index) => {
    const { path, context } = addressed(node);
    const neighbours = { newer: all[index - 1]?.id ?? null, older: all[index + 1]?.id ?? null };
    createPage({ path, component: template("news/NewsPage.tsx"), context: { ...context, ...neighbours } });
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
