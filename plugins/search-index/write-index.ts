import { createHash } from "node:crypto";
import { copyFile, link, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { filesIn } from "../../src/lib/files-in";
import { listFor } from "../../src/lib/get-or-insert";
import { inParallel } from "../../src/lib/in-parallel";
import { required } from "../../src/lib/required";
import { searchIndexPath } from "./browser/pagefind";
import { searchForm } from "./browser/search-words";
import { indexPage, searchedText, withWrittenWords } from "./index-page";
import type { SearchRecord } from "./search-record";

const unused = /^pagefind-(.*ui|highlight)\.(js|css)$|^wasm\.unknown/;

/** Pagefind's Node API. Its package has no entry for `require`, which Jest makes of every `import()`: required by its file. */
const loadPagefind = (): typeof import("pagefind") =>
  createRequire(resolve("package.json"))(resolve("node_modules/pagefind/lib/index.js"));

/**
 * Makes the search index of these records in a folder. Pagefind makes all of it anew: a new word moves those after it
 * (https://github.com/Pagefind/pagefind/issues/71). The files of results are named by what is in them, and stay.
 */
export async function makeSearchIndex(
  records: readonly SearchRecord[],
  folder: string,
  warn: (warning: string) => void,
): Promise<void> {
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
    const made = await index.getFiles();
    if (made.errors.length > 0) throw new Error(made.errors.join("\n"));
    const files = new Map(made.files.flatMap(({ path, content }) => (unused.test(path) ? [] : [[path, content]])));
    const { version: used } = JSON.parse(Buffer.from(required(files.get("pagefind-entry.json"))).toString());
    if (!searchIndexPath.endsWith(`/${used}`))
      throw new Error(`Pagefind is ${used}: say so in plugins/search-index/browser/pagefind.ts.`);
    files.set("words.txt", Buffer.from(vocabularyOf(records).join("\n")));
    const present = new Set(await filesIn(folder).catch(() => []));
    await inParallel([...files], async ([name, content]) => {
      const isResult = name.startsWith("fragment/");
      if (isResult && present.has(name)) return;
      const shown = isResult ? withWrittenWords(Buffer.from(content), (url) => byAddress.get(url), warn) : content;
      await writeWhole(join(folder, name), shown);
    });
    await Promise.all([...present].filter((name) => !files.has(name)).map((name) => rm(join(folder, name))));
  } finally {
    await close();
  }
}

/** Writes a file at once: an interrupted build must leave no half of one for the next to keep. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Updates a copy of a folder by links to its files: unchanged ones stay as they are, gone ones are removed. */
export async function mirror(from: string, to: string): Promise<void> {
  const wanted = await filesIn(from);
  const present = new Set(await filesIn(to).catch(() => []));
  const kept = new Set(wanted);
  await Promise.all([...present].filter((name) => !kept.has(name)).map((name) => rm(join(to, name))));
  for (const folder of new Set(wanted.map(dirname))) await mkdir(join(to, folder), { recursive: true });
  await inParallel(wanted, async (name) => {
    const [source, target] = [join(from, name), join(to, name)];
    if (present.has(name)) {
      if ((await stat(target)).ino === (await stat(source)).ino) return;
      await rm(target);
    }
    // Where the two folders are on different disks, a copy does.
    await link(source, target).catch(() => copyFile(source, target));
  });
}

/** Words of four letters or more in their most common spelling, most frequent first, to correct unknown words. */
export function vocabularyOf(records: readonly SearchRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const record of records) {
    const words = searchedText(record)
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}])\p{L}{4,30}(?![\p{L}\p{N}])/gu);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const spellings = new Map<string, [word: string, count: number][]>();
  for (const spelling of counts) listFor(spellings, searchForm(spelling[0])).push(spelling);
  return [...spellings.values()]
    .map((found) => {
      const [[word] = [""]] = found.sort(([, a], [, b]) => b - a);
      return { word, records: found.reduce((sum, [, count]) => sum + count, 0) };
    })
    .sort((a, b) => b.records - a.records)
    .map(({ word }) => word);
}

const digestOf = (record: SearchRecord): string =>
  createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 16);
