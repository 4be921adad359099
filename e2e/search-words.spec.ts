import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { parse } from "yaml";
import { searchQuestions } from "./search-questions";
import { expect, test } from "./test";

const index = join(__dirname, "../public/pagefind");

/** What can be found, as the search shows it: everything that is published, and the text of the documents. */
interface Text {
  readonly url: string;
  readonly content: string;
}

const texts: readonly Text[] = readdirSync(index, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".pf_fragment"))
  .map((name) =>
    JSON.parse(
      gunzipSync(readFileSync(join(index, name)))
        .toString()
        .replace(/^[^{]*/, ""),
    ),
  );

/** The words of six letters or more, each with the addresses where it stands. */
function placesOfWords(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { url, content } of texts)
    for (const word of new Set(content.toLowerCase().match(/\p{L}{6,}/gu)))
      places.set(word, [...(places.get(word) ?? []), url]);
  return places;
}

/** How the other number of a word ends, where it is sure: no “dispões” of “dispõe”. */
const numbers: readonly (readonly [RegExp, string])[] = [
  [/ões$/, "ão"],
  [/ão$/, "ões"],
  [/(?<=[^aoõ][aeou])s$/, ""],
  [/(?<=[^õã])[aeou]$/, "$&s"],
  [/(?<=[rz])$/, "es"],
];

/** A word as people also write it: without accents, in capitals, and in the plural or the singular. */
const formsOf = (word: string): readonly string[] => [
  word,
  word.normalize("NFD").replace(/\p{M}/gu, ""),
  word.toUpperCase(),
  ...numbers.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other)),
];

/** What the page of the search does with a question, as a module on its own: through the page, thousands would take minutes. */
async function openSearch(page: Page) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export * from "../plugins/search-index/browser/find-pages";
        export * from "../plugins/search-index/browser/pagefind";
      `,
      resolveDir: __dirname,
    },
    bundle: true,
    format: "esm",
    write: false,
  });
  const body = outputFiles.map(({ text }) => text).join();
  await page.route("**/search-alone.js", (route) => route.fulfill({ body, contentType: "text/javascript" }));
  await page.goto("/busca");
}

const { synonyms } = parse(readFileSync(join(__dirname, "content/settings/site.yml"), "utf8"));

/** The results for each of some questions: their titles and addresses, so many of them at the most. */
const askAll = (page: Page, questions: readonly string[], most: number) =>
  page.evaluate(
    async ([questions, most, synonyms]) => {
      const { findPages, loadPagefind, loadVocabulary } = await import(`${location.origin}/search-alone.js`);
      const pagefind = await loadPagefind();
      const words = await loadVocabulary();
      const answers: { title: string; url: string }[][] = [];
      for (const question of questions) {
        const helps = { synonyms, vocabulary: async () => words };
        const { total, load } = await findPages(pagefind, { words: question, type: "" }, helps);
        const hits: readonly { title: string; url: string }[] = await load(0, Math.min(total, most));
        answers.push(hits.map(({ title, url }) => ({ title, url })));
      }
      return answers;
    },
    [questions, most, synonyms] as const,
  );

test("every word of six letters or more, in any form, finds a page that has it", { tag: "@desktop" }, async ({
  page,
}) => {
  const places = [...placesOfWords()];
  expect(places.length).toBeGreaterThan(100);
  const asked = places.flatMap(([word, wanted]) => [...new Set(formsOf(word))].map((form) => ({ form, wanted })));
  await openSearch(page);
  const answers = await askAll(
    page,
    asked.map(({ form }) => form),
    texts.length,
  );
  const missed = asked.filter(({ wanted }, at) => !answers[at]?.some(({ url }) => wanted.includes(url)));
  expect(missed.map(({ form }) => form)).toEqual([]);
});

for (const [name, questions] of Object.entries(searchQuestions))
  test(`who asks finds it: 95 % of what is ${name} among the first three, 80 % first`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await openSearch(page);
    const answers = await askAll(
      page,
      questions.map(([question]) => question),
      3,
    );
    const places = questions.map(([question, ...titles], at) => {
      const found = answers[at]?.map(({ title }) => title) ?? [];
      return { question, found, place: found.findIndex((title) => titles.includes(title)) };
    });
    const notFirst = places.filter(({ place }) => place !== 0);
    const missed = notFirst.filter(({ place }) => place < 0);
    const told = JSON.stringify(notFirst, null, 1);
    expect(missed.length, told).toBeLessThanOrEqual(0.05 * questions.length);
    expect(notFirst.length, told).toBeLessThanOrEqual(0.2 * questions.length);
  });
