import { findPages, type Helps, piecesOf, type Question } from "./find-pages";
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

/** What an index is asked for, in all its ways to ask. */
const wordsOf = (asked: string | null) => asked?.replaceAll('"', "").split(" ") ?? [];

/** An index that has texts by their ids, and notes what it is asked. */
function indexOf(texts: Readonly<Record<string, string>>, over: readonly string[] = []) {
  const asked: [string | null, unknown][] = [];
  const pagefind: Pagefind = {
    init: async () => undefined,
    destroy: async () => undefined,
    preload: async () => undefined,
    search: async (words, options) => {
      asked.push([words, options?.filters]);
      const terms = wordsOf(words);
      // Quotes ask for the word itself; else Pagefind takes words for the beginnings of others.
      const has = (text: string, term: string) =>
        words?.startsWith('"') ? text.split(" ").includes(term) : text.includes(term.slice(0, 4));
      const found = Object.entries(texts).filter(([id, text]) =>
        words === null ? over.includes(id) : terms.every((term) => has(text, term)),
      );
      return { results: found.map(([id, text]) => resultOf(id, text, terms)) };
    },
  };
  return { pagefind, asked };
}

/** Asks for these words, of whatever type, with the vocabulary of the texts. */
const ask = (pagefind: Pagefind, words: string, helps: Partial<Helps> = {}, type: Question["type"] = "") =>
  findPages(pagefind, { words, type }, { synonyms: [], vocabulary: async () => [], ...helps });

const titles = async (answer: Awaited<ReturnType<typeof findPages>>) =>
  (await answer.load(0, 8)).map(({ title }) => title);

test("asks with the filter that was chosen", async () => {
  const { pagefind, asked } = indexOf({ ata: "assembleia anual" });
  const answer = await ask(pagefind, "Assembleia ANUAL", {}, "Documento");
  expect([answer.total, answer.isPartial]).toEqual([1, false]);
  expect(asked).toContainEqual(["assembleia anual", { tipo: "Documento" }]);
});

test("where nothing has all words, says so and brings what has most of them first", async () => {
  const { pagefind } = indexOf({ one: "estatuto novo", two: "regimento estatuto", three: "agenda" });
  const answer = await ask(pagefind, "estatuto regimento xadrez");
  expect(answer.isPartial).toBe(true);
  expect((await titles(answer))[0]).toBe("two");
});

test("says so where nothing of a type has a word that others have", async () => {
  const { pagefind } = indexOf({ documento: "estatuto", noticia: "retiro" });
  const typed: Pagefind = {
    ...pagefind,
    search: async (words, options) => {
      const { results } = await pagefind.search(words, options);
      return { results: results.filter(({ id }) => !options?.filters?.tipo || id === options.filters.tipo) };
    },
  };
  expect(await ask(typed, "estatuto retiro", {}, "documento")).toMatchObject({ total: 1, isPartial: true });
  expect(await ask(typed, "estatuto", {}, "documento")).toMatchObject({ total: 1, isPartial: false });
});

test("takes a word that nobody wrote for the nearest, and says so", async () => {
  const { pagefind } = indexOf({ one: "estatuto", two: "agenda" });
  const vocabulary = async () => ["agenda", "Estatuto"];
  const answer = await ask(pagefind, "o Estatudo", { vocabulary });
  expect([await titles(answer), answer.corrected]).toEqual([["one"], "o Estatuto"]);
  expect((await ask(pagefind, "xadrez", { vocabulary })).total).toBe(0);
  expect(await ask(pagefind, "Esdatudo", { vocabulary })).toMatchObject({ total: 0, suggestion: "Estatuto" });
});

test("takes the beginning of a word for the word, and asks for no vocabulary where it needs none", async () => {
  const { pagefind } = indexOf({ one: "assembleia" });
  expect(await titles(await ask(pagefind, "assemb", { vocabulary: async () => ["assembleia"] }))).toEqual(["one"]);
  const vocabulary = jest.fn(async () => []);
  expect(await titles(await ask(pagefind, "assembleia", { vocabulary }))).toEqual(["one"]);
  expect(vocabulary).not.toHaveBeenCalled();
});

test("finds by what the site says for it", async () => {
  const { pagefind } = indexOf({ one: "sustento pastoral", two: "agenda" });
  const synonyms = [{ asked: "salário", means: "sustento" }];
  const answer = await ask(pagefind, "salário pastoral", { synonyms });
  expect([await titles(answer), answer.isPartial]).toEqual([["one"], false]);
});

test("brings what is without something before what only has the words", async () => {
  const { pagefind } = indexOf({ one: "igreja pastor", two: "igreja sem pastor", three: "igreja" });
  const answer = await ask(pagefind, "minha igreja está sem pastor");
  expect([await titles(answer), answer.isPartial]).toEqual([["two", "one"], false]);
});

test("brings what does not hold any more after what holds", async () => {
  const { pagefind } = indexOf({ old: "estatuto", present: "estatuto" }, ["old"]);
  expect(await titles(await ask(pagefind, "estatuto"))).toEqual(["present", "old"]);
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
  const answer = await ask(slow, "ata");
  expect(answer.total).toBe(2);
  expect((await answer.load(0, 1)).map(({ title }) => title)).toEqual(["best"]);
});

test("asks nothing without a word", async () => {
  const { pagefind, asked } = indexOf({ a: "b" });
  expect((await ask(pagefind, " ?! ")).total).toBe(0);
  expect(asked).toEqual([]);
});

test("brings the pages of a document at which the words stand, three at the most", async () => {
  const page = (number: number) => ({
    title: `Página ${number}`,
    url: `/a.pdf#page=${number}`,
    excerpt: `Página ${number}. O <mark>voto</mark>.`,
    locations: [0],
  });
  const pagefind: Pagefind = {
    ...indexOf({}).pagefind,
    search: async () => ({
      results: [
        resultOf("ata", "voto", ["voto"], {
          url: "/a.pdf",
          sub_results: [
            { ...page(1), url: "/a.pdf" },
            // Of the words that are not shown.
            { ...page(9), locations: [1] },
            ...[2, 3, 4, 5].map(page),
          ],
        }),
      ],
    }),
  };
  const [hit] = await (await ask(pagefind, "voto")).load(0, 1);
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
