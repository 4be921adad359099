import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { searchIndexPath } from "./browser/search-index-path";
import { indexPage, withWrittenWords } from "./index-page";
import { loadPagefind } from "./load-pagefind";
import type { SearchRecord } from "./records";

/** Records handed to Pagefind, and files handled, at a time. */
const atOnce = 64;

/** Raised when the same records must make another index. */
const version = "3";

/** What Pagefind writes for ways of showing results that this site does not use. */
const unused = /^pagefind-(.*ui|highlight)\.(js|css)$|^wasm\.unknown/;

/** Puts the index in its place; answers true if there was a new one. */
export type PlaceIndex = () => Promise<boolean>;

/**
 * Makes the search index of these records for a folder, or leaves the one that is there if it was made of the same. `mark` is the
 * file that remembers of what. Beside it lies the new one until it is placed: all else that can fail comes first.
 */
export async function makeSearchIndex(
  records: readonly SearchRecord[],
  folder: string,
  mark: string,
  warn: (warning: string) => void,
): Promise<PlaceIndex> {
  const digest = digestOf([version, ...records]);
  if (existsSync(join(folder, "pagefind-entry.json")) && (await readFile(mark, "utf8").catch(() => "")) === digest)
    return async () => false;
  const fresh = `${mark}-new`;
  await rm(fresh, { recursive: true, force: true });
  await makeIndex(records, fresh, warn);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await move(fresh, folder);
    await writeFile(mark, digest);
    return true;
  };
}

async function makeIndex(records: readonly SearchRecord[], folder: string, warn: (warning: string) => void) {
  const { createIndex, close } = loadPagefind();
  try {
    const { index, errors } = await createIndex({ forceLanguage: "pt" });
    if (!index) throw new Error(errors.join("\n"));
    const byMark = new Map(records.map((record) => [digestOf([record]).slice(0, 16), record]));
    await inBatches([...byMark], async ([markOf, record]) => {
      // The name of a result's file follows from what is indexed; with this, also from what is only shown.
      const { errors } = await index.addHTMLFile({ url: `/${markOf}`, content: indexPage(record) });
      if (errors.length > 0) warn(`A busca fica sem “${record.title}” (${record.url}): ${errors.join("; ")}`);
    });
    const written = await index.writeFiles({ outputPath: folder });
    if (written.errors.length > 0) throw new Error(written.errors.join("\n"));
    const { version: used } = JSON.parse(await readFile(join(folder, "pagefind-entry.json"), "utf8"));
    if (!searchIndexPath.endsWith(`/${used}`))
      throw new Error(`Pagefind is ${used}: say so in plugins/search-index/browser/search-index-path.ts.`);
    await Promise.all(
      (await readdir(folder)).filter((name) => unused.test(name)).map((name) => rm(join(folder, name))),
    );
    const fragments = join(folder, "fragment");
    await inBatches(await readdir(fragments).catch(() => []), async (name) => {
      const path = join(fragments, name);
      await writeFile(
        path,
        withWrittenWords(await readFile(path), (url) => byMark.get(url.slice(1)), warn),
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

/** The cache and the site may lie on different disks. */
async function move(from: string, to: string) {
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  });
}
