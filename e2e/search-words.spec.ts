import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
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
function placesOfWords(): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { url, content } of texts)
    for (const word of new Set(content.toLowerCase().match(/\p{L}{6,}/gu)))
      places.set(word, [...(places.get(word) ?? []), url]);
  return Object.fromEntries(places);
}

/** The search of the site as a module on its own: through its page, thousands of questions would take minutes. */
async function openSearch(page: Page) {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "../plugins/search-index/browser/find-pages"', resolveDir: __dirname },
    bundle: true,
    format: "esm",
    write: false,
  });
  const body = outputFiles.map(({ text }) => text).join();
  await page.route("**/search-alone.js", (route) => route.fulfill({ body, contentType: "text/javascript" }));
  await page.goto("/busca");
}

test("every word of six letters or more finds a page that has it", { tag: "@desktop" }, async ({ page }) => {
  const places = placesOfWords();
  expect(Object.keys(places).length).toBeGreaterThan(100);
  await openSearch(page);
  const version = readdirSync(index)[0];
  const missed = await page.evaluate(
    async ([words, folder]) => {
      const { findPages } = await import(`${location.origin}/search-alone.js`);
      const pagefind = await import(`${location.origin}${folder}/pagefind.js`);
      await pagefind.init();
      const hasOneOf = async (word: string, wanted: readonly string[]) => {
        const { total, load } = await findPages(pagefind, { words: word, type: "" });
        for (let at = 0; at < total; at++)
          for (const { url } of await load(at, at + 1)) if (wanted.includes(url)) return true;
        return false;
      };
      const lost: string[] = [];
      for (const [word, wanted] of Object.entries(words)) if (!(await hasOneOf(word, wanted))) lost.push(word);
      return lost;
    },
    [places, `/pagefind/${version}`] as const,
  );
  expect(missed).toEqual([]);
});
