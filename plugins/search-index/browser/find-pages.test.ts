import { findPages, piecesOf } from "./find-pages";
import type { Pagefind, PagefindData, PagefindResult } from "./pagefind";

/** A result whose text is `content`, found at its words that begin like one of `words`. */
function resultOf(
  id: string,
  content: string,
  words: readonly string[],
  rest: Partial<PagefindData> = {},
): PagefindResult {
  const locations = content
    .split(" ")
    .flatMap((word, at) => (words.some((wanted) => word.startsWith(wanted.slice(0, 4))) ? [at] : []));
  const data: PagefindData = {
    url: `/${id}`,
    content,
    locations,
    excerpt: content,
    meta: { title: id, type: "Notícia" },
    sub_results: [],
    ...rest,
  };
  return { id, score: 1, data: async () => data };
}

/** An index that has texts by their ids, and notes what it is asked. */
function indexOf(texts: Readonly<Record<string, string>>) {
  const asked: [string, unknown][] = [];
  const pagefind: Pagefind = {
    init: async () => undefined,
    preload: async () => undefined,
    search: async (words, options) => {
      asked.push([words, options?.filters]);
      const terms = words.split(" ");
      const found = Object.entries(texts).filter(([, text]) => terms.every((term) => text.includes(term.slice(0, 4))));
      return { results: found.map(([id, text]) => resultOf(id, text, terms)) };
    },
  };
  return { pagefind, asked };
}

const any = { type: "" };
const titles = async (answer: Awaited<ReturnType<typeof findPages>>) =>
  (await answer.load(0, 8)).map(({ title }) => title);

test("asks for all words, with the filter that was chosen", async () => {
  const { pagefind, asked } = indexOf({ ata: "assembleia anual" });
  const answer = await findPages(pagefind, { words: "Assembleia ANUAL", type: "Documento" });
  expect([answer.total, answer.isPartial]).toEqual([1, false]);
  expect(asked[0]?.[1]).toEqual({ tipo: "Documento" });
});

test("where nothing has all words, says so and brings what has most of them first", async () => {
  const { pagefind } = indexOf({ one: "estatuto novo", two: "regimento estatuto", three: "agenda" });
  const answer = await findPages(pagefind, { words: "estatuto regimento xadrez", ...any });
  expect([answer.total, answer.isPartial]).toEqual([2, true]);
  expect(await titles(answer)).toEqual(["two", "one"]);
});

test("answers with the best result while the others are still on their way", async () => {
  const { pagefind } = indexOf({ best: "ata anual", other: "ata mensal" });
  const slow: Pagefind = {
    ...pagefind,
    search: async (words) => {
      const { results } = await pagefind.search(words);
      return { results: results.map((one, at) => (at === 0 ? one : { ...one, data: () => new Promise(() => {}) })) };
    },
  };
  const answer = await findPages(slow, { words: "ata", ...any });
  expect(answer.total).toBe(2);
  expect((await answer.load(0, 1)).map(({ title }) => title)).toEqual(["best"]);
});

test("a result that has but the beginning of a word is none", async () => {
  const pagefind: Pagefind = {
    ...indexOf({}).pagefind,
    // Quotes ask for the word itself.
    search: async (words) => ({ results: words.startsWith('"') ? [] : [resultOf("far", "é", ["é"])] }),
  };
  expect((await findPages(pagefind, { words: "eleição", ...any })).total).toBe(0);
});

test("asks nothing without a word", async () => {
  const { pagefind, asked } = indexOf({ a: "b" });
  expect((await findPages(pagefind, { words: " ?! ", ...any })).total).toBe(0);
  expect(asked).toEqual([]);
});

test("brings the pages of a document at which the words stand, three at the most", async () => {
  const page = (number: number) => ({
    title: `Página ${number}`,
    url: `/a.pdf#page=${number}`,
    excerpt: `Página ${number}. O <mark>voto</mark>.`,
  });
  const pagefind: Pagefind = {
    ...indexOf({}).pagefind,
    search: async () => ({
      results: [
        resultOf("ata", "voto", ["voto"], {
          url: "/a.pdf",
          sub_results: [{ ...page(1), url: "/a.pdf" }, ...[2, 3, 4, 5].map(page)],
        }),
      ],
    }),
  };
  const [hit] = await (await findPages(pagefind, { words: "voto", ...any })).load(0, 1);
  expect(hit?.places.map(({ url }) => url)).toEqual(["/a.pdf#page=2", "/a.pdf#page=3", "/a.pdf#page=4"]);
  expect(hit?.places[0]?.excerpt).toEqual([
    { text: "O ", isMarked: false },
    { text: "voto", isMarked: true },
    { text: ".", isMarked: false },
  ]);
});

test("an excerpt is text, whatever stands in it", () => {
  expect(piecesOf("a &lt;img onerror=x&gt; <mark>b &amp; c</mark>")).toEqual([
    { text: "a <img onerror=x> ", isMarked: false },
    { text: "b & c", isMarked: true },
  ]);
});
