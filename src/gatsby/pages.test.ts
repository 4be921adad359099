import { createPages, forgetIntroduced } from "./pages";

/** The pages that are left of a site without any news or ministry, and the templates that had one on the way. */
async function pagesOfNothing() {
  const pages = new Map<string, string>();
  const templates = new Set<string>();
  const actions = {
    createPage: ({ path, component }: { path: string; component: string }) => {
      pages.set(path, component);
      templates.add(component.replace(/.*features\//, ""));
    },
    deletePage: ({ path }: { path: string }) => pages.delete(path),
  };
  const nothing = { news: { nodes: [] }, ministries: { nodes: [] }, about: null };
  const args = {
    graphql: async () => ({ data: nothing }),
    actions,
    getNodesByType: () => [],
    cache: { get: async () => undefined, set: async () => undefined },
  };
  if (!createPages) throw new Error("Gatsby is not told to create pages.");
  await Reflect.apply(createPages, undefined, [args]);
  const introduced = [...templates];
  Reflect.apply(forgetIntroduced, undefined, [{ actions }]);
  return { paths: [...pages.keys()].sort(), introduced };
}

test("every template has a page while Gatsby looks for queries, though its collection is empty", async () => {
  const { introduced } = await pagesOfNothing();
  expect(introduced).toEqual(expect.arrayContaining(["news/NewsPage.tsx", "ministries/MinistryPage.tsx"]));
});

test("none of those pages is built", async () => {
  const { paths } = await pagesOfNothing();
  expect(paths).toEqual([
    "/404",
    "/error-404",
    "/error-500",
    "/noticias",
    "/noticias/tipo/avisos",
    "/noticias/tipo/noticias",
  ]);
});
