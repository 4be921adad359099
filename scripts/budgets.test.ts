import { overBudget, ownContent, type Weights } from "./budgets";

const item: Weights = {
  route: "/noticias/um-encontro",
  html: 7000,
  styles: 3000,
  elements: 140,
  scripts: [
    { file: "boot-0a1b.js", bytes: 900 },
    { file: "framework-1.js", bytes: 58_000 },
    { file: "app-1.js", bytes: 18_000 },
    { file: "component---src-features-news-news-page-tsx-1.js", bytes: 2600 },
  ],
};

test("a page within its budget is not mentioned", () => {
  expect(overBudget(item)).toEqual([]);
});

test("10 KB more in the template of a reading page are told with route and chunk", () => {
  const scripts = item.scripts.map((script) =>
    script.file.startsWith("component") ? { ...script, bytes: script.bytes + 10_240 } : script,
  );
  const messages = overBudget({ ...item, scripts });
  expect(messages).toContain(
    "/noticias/um-encontro: the chunk component---src-features-news-news-page-tsx-1.js is 12.5 KB, and may be 5.0 KB",
  );
  expect(messages.join()).toContain("all JavaScript");
});

test.each([
  ["an item over 7 KB", { ...item, html: 7169 }, "/noticias/um-encontro: the page is 7.0 KB, and may be 7.0 KB"],
  ["another page over 14 KB", { ...item, route: "/", html: 15_000 }, "/: the page is 14.6 KB, and may be 14.0 KB"],
  [
    "styles over 9 KB",
    { ...item, styles: 10_000 },
    "/noticias/um-encontro: its inlined stylesheet is 9.8 KB, and may be 9.0 KB",
  ],
  [
    "too many elements",
    { ...item, elements: 141 },
    "/noticias/um-encontro: the page has 141 elements, and may have 140",
  ],
  [
    "a boot file over 1 KB",
    { ...item, scripts: [{ file: "boot-0a1b.js", bytes: 1126 }] },
    "/noticias/um-encontro: the boot file boot-0a1b.js is 1.1 KB, and may be 1.0 KB",
  ],
] as const)("%s", (_name, weights, message) => {
  expect(overBudget(weights)).toEqual([message]);
});

test("a page with more text may have more elements", () => {
  expect(overBudget({ ...item, elements: 240 }, 2200)).toEqual([]);
  expect(overBudget({ ...item, elements: 241 }, 2200)).toHaveLength(1);
});

test("an article's words are beside an item's budget, but not beside every page's", () => {
  expect(overBudget({ ...item, html: 8100 }, 3000)).toEqual([]);
  expect(overBudget({ ...item, html: 8600 }, 3000)).toHaveLength(1);
  expect(overBudget({ ...item, html: 15_000 }, 30_000)).toHaveLength(1);
});

describe("a section's own content", () => {
  const heavy = { ...item, html: 15_000, elements: 9000 };

  test.each(["/", "/documentos", "/subsecoes", "/pastorais"])("may have any number of rows on %s", (route) => {
    expect(overBudget(ownContent({ ...heavy, route }))).toEqual([]);
    expect(overBudget(ownContent({ ...heavy, route, styles: 10_000 }))).toHaveLength(1);
  });

  test.each(["/noticias/um-encontro", "/noticias", "/beneficios", "/pastorais/familia"])(
    "may have any number of elements, but not of bytes, on %s",
    (route) => {
      expect(overBudget(ownContent({ ...heavy, route }), 30_000)).toEqual([
        `${route}: the page is 14.6 KB, and may be 14.0 KB`,
      ]);
    },
  );
});
