import { resolve } from "node:path";
import type { Actions, GatsbyNode, NodePluginArgs } from "gatsby";
import { ministries, news, pages, standalone } from "../content-types";
import { listPath, newsFilters } from "../lib/news-paths";

const newsPerPage = 12;

const template = (name: string) => resolve("src/features", name);

type Args = Pick<NodePluginArgs, "getNodesByType">;

/** The editor reads in a page's data, by `key`, whose page it is. */
const entriesOf = ({ getNodesByType }: Args, type: string) =>
  getNodesByType(type).map((node) => ({ node, id: node.id, key: String(node.key), path: String(node.path) }));

/** All news, newest first; on one day by their keys. */
function newsOf(args: Args) {
  const items = entriesOf(args, news.type).map(({ node, ...item }) => ({
    ...item,
    date: String(node.date),
    kind: node.kind,
    isPinned: node.pinned === true,
    isExpired: node.expired === true,
  }));
  return items.sort((a, b) => (a.date === b.date ? (a.key < b.key ? -1 : 1) : a.date < b.date ? 1 : -1));
}

/** Makes the pages that follow from content; the fixed routes are the files in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = ({ actions, ...args }) => {
  createNewsPages(actions, newsOf(args));
  for (const { id, key, path } of entriesOf(args, ministries.type))
    actions.createPage({ path, component: template("ministries/MinistryPage.tsx"), context: { id, key } });
  for (const { id, key, path } of entriesOf(args, standalone.type))
    actions.createPage({ path, component: template("standalone/StandalonePage.tsx"), context: { id, key } });
  for (const { path } of entriesOf(args, pages.type).filter(({ key }) => key === "about"))
    actions.createPage({ path, component: template("about/AboutPage.tsx"), context: {} });
};

/** The codes that hosts and proxies send. `/error-500` shows any other once it is hydrated. */
const errorCodes = [400, 401, 403, 404, 408, 410, 429, 500, 502, 503, 504];

/** Templates whose collection may be empty. */
const collectionTemplates = [
  "news/NewsPage.tsx",
  "ministries/MinistryPage.tsx",
  "standalone/StandalonePage.tsx",
] as const;

/** A page that exists until Gatsby has found the queries. */
const introduced = (name: (typeof collectionTemplates)[number]) => ({
  path: `/_/${name}`,
  component: template(name),
  context: {},
});

/**
 * Called once, not at each change in develop, where Gatsby would replace a recreated 404 page by its own. Templates of
 * empty collections get a page, because Gatsby warns of a template without one.
 */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = ({ actions }) => {
  for (const path of ["/404", ...errorCodes.map((code) => `/error-${code}`)])
    actions.createPage({ path, component: template("errors/ErrorPage.tsx"), context: {} });
  for (const name of collectionTemplates) actions.createPage(introduced(name));
};

/** Deletes the pages that only introduced their templates. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ actions }) => {
  for (const name of collectionTemplates) actions.deletePage(introduced(name));
};

/** The context of a list's page has the keys of its items: with `skip` and `limit`, one edit would rebuild every page. */
function createNewsPages({ createPage }: Actions, all: ReturnType<typeof newsOf>) {
  all.forEach(({ id, key, path }, index) => {
    const context = { id, key, newer: all[index - 1]?.id ?? null, older: all[index + 1]?.id ?? null };
    createPage({ path, component: template("news/NewsPage.tsx"), context });
  });
  const shown = all.filter(({ isExpired }) => !isExpired);
  const inOrder = [...shown.filter(({ isPinned }) => isPinned), ...shown.filter(({ isPinned }) => !isPinned)];
  for (const { key: filter, kind } of [{ key: null, kind: null }, ...newsFilters]) {
    const keys = inOrder.filter((item) => kind === null || item.kind === kind).map(({ key }) => key);
    const last = Math.max(1, Math.ceil(keys.length / newsPerPage));
    for (let page = 1; page <= last; page++) {
      createPage({
        path: listPath(filter ?? undefined, page),
        component: template("news/NewsListPage.tsx"),
        context: { filter, page, pages: last, keys: keys.slice((page - 1) * newsPerPage, page * newsPerPage) },
      });
    }
  }
}
