import { createPages, createPagesStatefully, onPostBootstrap } from "./pages";

interface Page {
  readonly path: string;
  readonly component: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** The pages of a site that has these news and nothing else, and the templates that had one on the way. */
async function pagesOf(news: readonly object[] = []) {
  const pages = new Map<string, Page["context"]>();
  const templates = new Set<string>();
  const actions = {
    createPage: ({ path, component, context }: Page) => {
      pages.set(path, context);
      templates.add(component.replace(/.*features\//, ""));
    },
    deletePage: ({ path }: { path: string }) => pages.delete(path),
  };
  const args = { getNodesByType: (type: string) => (type === "News" ? news : []), actions };
  if (!createPages || !createPagesStatefully || !onPostBootstrap)
    throw new Error("Gatsby is not told to create pages.");
  await Reflect.apply(createPages, undefined, [args]);
  await Reflect.apply(createPagesStatefully, undefined, [args]);
  const introduced = [...templates];
  Reflect.apply(onPostBootstrap, undefined, [{ actions }]);
  return { pages, paths: [...pages.keys()].sort(), introduced };
}

test("every template has a page while Gatsby looks for queries, though its collection is empty", async () => {
  const { introduced } = await pagesOf();
  expect(introduced).toEqual(
    expect.arrayContaining(["news/NewsPage.tsx", "ministries/MinistryPage.tsx", "standalone/StandalonePage.tsx"]),
  );
});

test("none of those pages is built", async () => {
  const { paths } = await pagesOf();
  expect(paths).toEqual([
    "/404",
    ...[400, 401, 403, 404, 408, 410, 429, 500, 502, 503, 504].map((code) => `/error-${code}`),
    "/noticias",
    "/noticias/tipo/avisos",
    "/noticias/tipo/noticias",
  ]);
});

describe("the lists of news", () => {
  const item = (n: number, more: object = {}) => ({
    ...{ id: `id${n}`, key: `item-${n}`, path: `/noticias/item-${n}`, date: `2026-11-${60 - n}` },
    ...{ kind: "noticia", pinned: false, expired: false, ...more },
  });
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `item-${from + n}`);

  test("each page knows its items, twelve of them, newest first", async () => {
    const { pages } = await pagesOf(Array.from({ length: 25 }, (_, n) => item(25 - n)));
    const keys = (path: string) => pages.get(path)?.keys;
    expect(keys("/noticias")).toEqual(range(1, 12));
    expect(keys("/noticias/pagina/2")).toEqual(range(13, 24));
    expect(keys("/noticias/pagina/3")).toEqual(["item-25"]);
    expect(pages.has("/noticias/pagina/4")).toBe(false);
  });

  test("items of one day are in the order of their keys", async () => {
    const { pages } = await pagesOf([item(2, { date: "2026-11-21" }), item(1, { date: "2026-11-21" })]);
    expect(pages.get("/noticias")?.keys).toEqual(["item-1", "item-2"]);
  });

  test("what is pinned comes first, what is over is left out, and a kind has its own", async () => {
    const news = [item(1), item(2, { kind: "aviso" }), item(3, { expired: true }), item(4, { pinned: true })];
    const { pages } = await pagesOf(news);
    expect(pages.get("/noticias")?.keys).toEqual(["item-4", "item-1", "item-2"]);
    expect(pages.get("/noticias/tipo/avisos")).toMatchObject({ filter: "avisos", keys: ["item-2"], pages: 1 });
    expect(pages.get("/noticias/tipo/noticias")?.keys).toEqual(["item-4", "item-1"]);
    expect(pages.get("/noticias/item-3")).toMatchObject({ newer: "id2", older: "id4" });
  });
});
