import { instantIn } from "../lib/event-times";

interface SitemapQuery {
  readonly settings: { readonly url: string; readonly timeZone: string };
  readonly pages: { readonly nodes: readonly { readonly path: string }[] };
  readonly news: { readonly nodes: readonly { path: string; date: string; updated: string | null }[] };
  readonly documents: { readonly nodes: readonly { readonly date: string }[] };
}

/** Options of gatsby-plugin-sitemap. `e2e/machine-readable.spec.ts` compares its files with the pages that may be listed. */
export const sitemap = {
  query: `{
    settings: siteSettings { url timeZone }
    pages: allSitePage(sort: { path: ASC }) { nodes { path } }
    news: allNews { nodes { path date updated } }
    documents: allDocument(sort: { date: DESC }, limit: 1) { nodes { date } }
  }`,
  // robots.txt names it.
  createLinkInHead: false,
  excludes: ["/404", "/404.html", "/error-*", "/cadastro-recebido", "/_/**"],
  resolveSiteUrl: ({ settings }: SitemapQuery) => settings.url,
  resolvePages: (data: SitemapQuery) => {
    const changes = changesOf(data);
    return data.pages.nodes.map(({ path }) => {
      const day = changes.get(path);
      return { path, ...(day ? { lastmod: instantIn(data.settings.timeZone, day).toISOString() } : {}) };
    });
  },
  serialize: ({ path, ...page }: { path: string; lastmod?: string }) => ({ url: path, ...page }),
};

/** When pages last changed: each item, and the lists that the newest item changed. */
function changesOf({ news, documents }: SitemapQuery): ReadonlyMap<string, string> {
  const items = news.nodes.map(({ path, date, updated }) => [path, updated ?? date] as const);
  const days = items.map(([, day]) => day).sort();
  const lists = ["/", "/noticias"].flatMap((path) => days.slice(-1).map((day) => [path, day] as const));
  return new Map([...items, ...lists, ...documents.nodes.map(({ date }) => ["/documentos", date] as const)]);
}
