import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { searchIndexPath } from "./browser/pagefind";
import { indexPage, withWrittenWords } from "./index-page";
import type { SearchRecord } from "./search-record";

/** Records handed to Pagefind, and files handled, at a time. */
const atOnce = 64;

/** Raised when the same records make a different index. */
const version = 5;

/** What Pagefind writes for ways of showing results that this site does not use. */
const unused = /^pagefind-(.*ui|highlight)\.(js|css)$|^wasm\.unknown/;

/**
 * Pagefind's Node API. Its package can only be imported, and Gatsby's compiler for `gatsby develop` turns every `import()`
 * into `require`; Node requires an ES module by its file.
 */
const loadPagefind = (): typeof import("pagefind") =>
  createRequire(resolve("package.json"))(resolve("node_modules/pagefind/lib/index.js"));

/** Makes the search index of these records in a folder, or leaves the one that was made of the same. */
export async function makeSearchIndex(
  records: readonly SearchRecord[],
  folder: string,
  warn: (warning: string) => void,
): Promise<void> {
  const digest = digestOf([version, ...records]);
  // Beside the folder, which is copied to the site as it is.
  const madeOf = `${folder}-made-of`;
  if (existsSync(folder) && (await readFile(madeOf, "utf8").catch(() => "")) === digest) return;
  await rm(folder, { recursive: true, force: true });
  await makeIndex(records, folder, warn);
  await writeFile(madeOf, digest);
}

async function makeIndex(records: readonly SearchRecord[], folder: string, warn: (warning: string) => void) {
  const { createIndex, close } = loadPagefind();
  try {
    const { index, errors } = await createIndex({ forceLanguage: "pt" });
    if (!index) throw new Error(errors.join("\n"));
    // The name of a result's file follows from what is indexed; with a digest for its address, also from what is only shown.
    const byAddress = new Map(records.map((record) => [`/${digestOf([record]).slice(0, 16)}`, record]));
    await inBatches([...byAddress], async ([url, record]) => {
      const { errors } = await index.addHTMLFile({ url, content: indexPage(record) });
      if (errors.length > 0) warn(`A busca fica sem “${record.title}” (${record.url}): ${errors.join("; ")}`);
    });
    const written = await index.writeFiles({ outputPath: folder });
    if (written.errors.length > 0) throw new Error(written.errors.join("\n"));
    const { version: used } = JSON.parse(await readFile(join(folder, "pagefind-entry.json"), "utf8"));
    if (!searchIndexPath.endsWith(`/${used}`))
      throw new Error(`Pagefind is ${used}: say so in plugins/search-index/browser/pagefind.ts.`);
    const names = await readdir(folder);
    await Promise.all(names.filter((name) => unused.test(name)).map((name) => rm(join(folder, name))));
    const fragments = join(folder, "fragment");
    await inBatches(await readdir(fragments).catch(() => []), async (name) => {
      const path = join(fragments, name);
      await writeFile(
        path,
        withWrittenWords(await readFile(path), (url) => byAddress.get(url), warn),
      );
    });
  } finally {
    await close();
  }
}

const digestOf = (parts: readonly unknown[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(JSON.stringify(part));
  return hash.digest("hex");
};

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work));
}
