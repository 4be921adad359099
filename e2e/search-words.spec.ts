import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { parse } from "yaml";
import { figure } from "./figures";
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

/** How the other number of a word ends, where it is sure: no “dispões” of “dispõe”, no month of “Marcos”. */
const numbers: readonly (readonly [RegExp, string])[] = [
  [/ões$/, "ão"],
  [/ão$/, "ões"],
  [/(?<=[^aoõ][aeou])(?<!^marco)s$/, ""],
  [/(?<=[^õã])[aeou]$/, "$&s"],
  [/(?<=[rz])$/, "es"],
];

/** A word, and its other number. That accents and capitals do not count is known of the form in which words are looked for. */
const formsOf = (word: string): readonly string[] => [
  word,
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

interface Asked {
  readonly question: string;
  /** Titles or addresses of which one answers it. */
  readonly wanted: readonly string[];
}

/** The place of the first result that answers each of some questions, among so many; -1 if none does. */
const placesOf = (page: Page, asked: readonly Asked[], most: number) =>
  page.evaluate(
    async ([asked, most, synonyms]) => {
      const { findPages, loadPagefind, loadVocabulary } = await import(`${location.origin}/search-alone.js`);
      const pagefind = await loadPagefind();
      const words = await loadVocabulary();
      const helps = { synonyms, vocabulary: async () => words };
      const places: number[] = [];
      // Of several words, one form is the same.
      const answers = new Map();
      for (const { question, wanted } of asked) {
        const answer = answers.get(question) ?? (await findPages(pagefind, { words: question, type: "" }, helps));
        answers.set(question, answer);
        const { total, load } = answer;
        let place = -1;
        for (let at = 0; place < 0 && at < Math.min(total, most); at++) {
          const [hit] = await load(at, at + 1);
          if (wanted.includes(hit.title) || wanted.includes(hit.url)) place = at;
        }
        places.push(place);
      }
      return places;
    },
    [asked, most, synonyms] as const,
  );

test("every word of six letters or more finds a page that has it, also in its other number", {
  tag: "@desktop",
}, async ({ page }) => {
  // Thousands of questions.
  test.slow();
  const words = [...placesOfWords()];
  expect(words.length).toBeGreaterThan(100);
  const asked = words.flatMap(([word, wanted]) => formsOf(word).map((question) => ({ question, wanted })));
  await openSearch(page);
  const places = await placesOf(page, asked, texts.length);
  figure("search: words asked, each of which found a page that has it", asked.length);
  expect(asked.filter((_, at) => places[at] === -1).map(({ question }) => question)).toEqual([]);
});

for (const [name, questions] of Object.entries(searchQuestions))
  test(`who asks finds it: 95 % of what is ${name} among the first three, 80 % first`, { tag: "@desktop" }, async ({
    page,
  }) => {
    const asked = questions.map(([question, ...wanted]) => ({ question, wanted }));
    await openSearch(page);
    const places = await placesOf(page, asked, 3);
    const notFirst = asked
      .map(({ question }, at) => `${places[at]} ${question}`)
      .filter((told) => !told.startsWith("0 "));
    const missed = notFirst.filter((told) => told.startsWith("-1 "));
    figure("search: % of questions answered first", 100 - (100 * notFirst.length) / asked.length);
    figure("search: % answered among the first three", 100 - (100 * missed.length) / asked.length);
    expect(missed.length, notFirst.join("\n")).toBeLessThanOrEqual(0.05 * asked.length);
    expect(notFirst.length, notFirst.join("\n")).toBeLessThanOrEqual(0.2 * asked.length);
  });
