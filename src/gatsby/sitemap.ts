import { instantIn } from "../lib/event-times";

interface SitemapQuery {
  readonly settings: { readonly url: string; readonly timeZone: string };
  readonly pages: { readonly nodes: readonly { readonly path: string }[] };
  readonly news: { readonly nodes: readonly { path: string; date: string; updated: string | null }[] };
}

/** Options of gatsby-plugin-sitemap. `e2e/machine-readable.spec.ts` compares its files with the pages that may be listed. */
export const sitemap = {
  query: `{
    settings: siteSettings { url timeZone }
    pages: allSitePage(sort: { path: ASC }) { nodes { path } }
    news: allNews { nodes { path date updated } }
  }`,
  // robots.txt names it.
  createLinkInHead: false,
  excludes: ["/404", "/404.html", "/error-*", "/cadastro-recebido", "/_/**"],
  resolveSiteUrl: ({ settings }: SitemapQuery) => settings.url,
  resolvePages: (data: SitemapQuery) => {
    // Lists have none: nobody knows when they changed.
    const changes = new Map(data.news.nodes.map(({ path, date, updated }) => [path, updated ?? date]));
    return data.pages.nodes.map(({ path }) => {
      const day = changes.get(path);
      return { path, ...(day ? { lastmod: instantIn(data.settings.timeZone, day).toISOString() } : {}) };
    });
  },
  serialize: ({ path, ...page }: { path: string; lastmod?: string }) => ({ url: path, ...page }),
};
