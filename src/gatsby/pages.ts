import { resolve } from "node:path";
import type { Actions, GatsbyNode } from "gatsby";
import { listPath, newsFilters, newsPerPage } from "../lib/news-paths";
import { startPictures } from "./early-pictures";

const template = (name: string) => resolve("src/features", name);

interface Listed {
  readonly id: string;
  readonly path: string;
}

interface PagesQuery {
  readonly news: { readonly nodes: readonly (Listed & { readonly kind: string; readonly expired: boolean })[] };
  readonly ministries: { readonly nodes: readonly Listed[] };
  readonly about: { readonly path: string } | null;
}

/** Makes the pages that follow from content; the fixed routes are the files in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { graphql, actions } = args;
  await startPictures(args);
  const { data, errors } = await graphql<PagesQuery>(`
    query CreatePages {
      news: allNews(sort: [{ date: DESC }, { key: ASC }]) {
        nodes {
          id
          path
          kind
          expired
        }
      }
      ministries: allMinistry {
        nodes {
          id
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
  for (const name of collectionTemplates) actions.createPage(introduced(name));
  for (const { id, path } of data.ministries.nodes) {
    actions.createPage({ path, component: template("ministries/MinistryPage.tsx"), context: { id } });
  }
  if (data.about)
    actions.createPage({ path: data.about.path, component: template("about/AboutPage.tsx"), context: {} });
  for (const path of ["/404", "/error-404", "/error-500"]) {
    actions.createPage({ path, component: template("errors/ErrorPage.tsx"), context: {} });
  }
};

/** Templates whose collection may be empty. */
const collectionTemplates = ["news/NewsPage.tsx", "ministries/MinistryPage.tsx"] as const;

/** Gatsby warns of a template that no page has, and an empty collection is no defect: until the queries are found, it has this one. */
const introduced = (name: (typeof collectionTemplates)[number]) => ({
  path: `/_/${name}`,
  component: template(name),
  context: {},
});

/** Takes back the pages that were only there to introduce their templates. */
export const forgetIntroduced = ({ actions }: { actions: Actions }) => {
  for (const name of collectionTemplates) actions.deletePage(introduced(name));
};

function createNewsPages({ createPage }: Actions, all: PagesQuery["news"]["nodes"]) {
  all.forEach(({ id, path }, index) => {
    const context = { id, newer: all[index - 1]?.id ?? null, older: all[index + 1]?.id ?? null };
    createPage({ path, component: template("news/NewsPage.tsx"), context });
  });
  const everyKind = newsFilters.map(({ kind }) => kind);
  const lists = [{ key: undefined, kinds: everyKind }, ...newsFilters.map(({ key, kind }) => ({ key, kinds: [kind] }))];
  for (const { key, kinds } of lists) {
    const count = all.filter(({ kind, expired }) => !expired && kinds.some((wanted) => wanted === kind)).length;
    const pages = Math.max(1, Math.ceil(count / newsPerPage));
    for (let page = 1; page <= pages; page++) {
      createPage({
        path: listPath(key, page),
        component: template("news/NewsListPage.tsx"),
        context: { kinds, filter: key ?? null, page, pages, skip: (page - 1) * newsPerPage, limit: newsPerPage },
      });
    }
  }
}
