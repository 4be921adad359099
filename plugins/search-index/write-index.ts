import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { getOrInsert } from "../../src/lib/get-or-insert";
import { inParallel } from "../../src/lib/in-parallel";
import { searchIndexPath } from "./browser/pagefind";
import { searchForm } from "./browser/search-words";
import { indexPage, searchedText, withWrittenWords } from "./index-page";
import type { SearchRecord } from "./search-record";

const unused = /^pagefind-(.*ui|highlight)\.(js|css)$|^wasm\.unknown/;

/** Pagefind's Node API. Its package has no entry for `require`, which Jest makes of every `import()`: required by its file. */
const loadPagefind = (): typeof import("pagefind") =>
  createRequire(resolve("package.json"))(resolve("node_modules/pagefind/lib/index.js"));

/** Makes the search index of these records in a folder. */
export async function makeSearchIndex(
  records: readonly SearchRecord[],
  folder: string,
  warn: (warning: string) => void,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { createIndex, close } = loadPagefind();
  try {
    const { index, errors } = await createIndex({ forceLanguage: "pt" });
    if (!index) throw new Error(errors.join("\n"));
    // A result file is named by its indexed content; the digest in the address adds what is only shown.
    const byAddress = new Map(records.map((record) => [`/${digestOf(record)}`, record]));
    await inParallel([...byAddress], async ([url, record]) => {
      const { errors } = await index.addHTMLFile({ url, content: indexPage(record) });
      if (errors.length > 0) warn(`A busca fica sem “${record.title}” (${record.url}): ${errors.join("; ")}`);
    });
    const written = await index.writeFiles({ outputPath: folder });
    if (written.errors.length > 0) throw new Error(written.errors.join("\n"));
    const { version: used } = JSON.parse(await readFile(join(folder, "pagefind-entry.json"), "utf8"));
    if (!searchIndexPath.endsWith(`/${used}`))
      throw new Error(`Pagefind is ${used}: say so in plugins/search-index/browser/pagefind.ts.`);
    await writeFile(join(folder, "words.txt"), vocabularyOf(records).join("\n"));
    const names = await readdir(folder);
    await Promise.all(names.filter((name) => unused.test(name)).map((name) => rm(join(folder, name))));
    const fragments = join(folder, "fragment");
    await inParallel(await readdir(fragments).catch(() => []), async (name) => {
      const path = join(fragments, name);
      const shown = withWrittenWords(await readFile(path), (url) => byAddress.get(url), warn);
      await writeFile(path, shown);
    });
  } finally {
    await close();
  }
}

/** Words of four letters or more in their most common spelling, most frequent first, to correct unknown words. */
export function vocabularyOf(records: readonly SearchRecord[]): string[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const record of records) {
    const words = searchedText(record)
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}])\p{L}{4,30}(?![\p{L}\p{N}])/gu);
    for (const word of new Set(words)) {
      const counts = getOrInsert(spellings, searchForm(word), () => new Map());
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...spellings.values()]
    .map((counts) => {
      const [[word] = [""]] = [...counts].sort(([, a], [, b]) => b - a);
      return { word, records: [...counts.values()].reduce((sum, count) => sum + count) };
    })
    .sort((a, b) => b.records - a.records)
    .map(({ word }) => word);
}

const digestOf = (record: SearchRecord): string =>
  createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 16);
