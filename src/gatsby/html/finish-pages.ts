import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readBootData, writeBootFile } from "./boot-file";
import { type Finish, finishPage } from "./finish-page";
import { addressOf, withoutGonePages } from "./gone-pages";
import { integrityOf, writeMarked } from "./marked-file";
import { splitStyles } from "./page-styles";

/** Files handled at a time. */
const atOnce = 32;

export interface FinishedSite {
  /** Mark of the compilation. */
  readonly hash: string;
  /** A digest of each page, by its path. */
  readonly pages: ReadonlyMap<string, string>;
  /** The addresses by which pages want to be known (canonical); those that no search engine should list have none. */
  readonly addresses: readonly string[];
}

/**
 * Finishes every page that this build wrote, and all of them when the boot file is a new one; takes away the pages that are
 * gone. `made` are the addresses of all pages that Gatsby has.
 */
export async function finishPages(
  folder: string,
  made: ReadonlySet<string>,
  given: Pick<Finish, "outside" | "structuredData">,
): Promise<FinishedSite> {
  const stylesheet = (await readdir(folder)).filter((name) => /^styles\.[0-9a-f]+\.css$/.test(name));
  const newest = await newestOf(folder, stylesheet);
  const styles = splitStyles(await readFile(join(folder, newest), "utf8"));
  const data = await readBootData(folder, {
    href: await writeMarked(folder, "styles-later", "css", styles.ofRuntime),
    integrity: integrityOf(styles.ofRuntime),
  });
  const boot = await writeBootFile(folder, data);
  const files = await withoutGonePages(folder, await htmlFiles(folder), made);
  const pages = new Map<string, string>();
  const addresses: string[] = [];
  for (let start = 0; start < files.length; start += atOnce) {
    const some = files.slice(start, start + atOnce);
    const finished = await Promise.all(
      some.map((file) => finishFile(folder, file, { ...given, boot, styles: styles.ofPage })),
    );
    for (const page of finished) {
      pages.set(page.path, page.digest);
      if (page.address) addresses.push(page.address);
    }
  }
  return { hash: data.hash, pages, addresses };
}

async function finishFile(folder: string, file: string, finish: Finish) {
  const before = await readFile(join(folder, file), "utf8");
  const path = addressOf(file);
  const after = finishPage(before, path, finish);
  if (after !== before) await writeFile(join(folder, file), after);
  const [, found] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(after) ?? [];
  // A part of a string keeps the whole in memory: half a gigabyte for 10,000 pages.
  const address = found && Buffer.from(found).toString();
  return { path, address, digest: createHash("sha256").update(after).digest("hex") };
}

async function newestOf(folder: string, names: readonly string[]): Promise<string> {
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.time - a.time)[0];
  if (!newest) throw new Error("The build wrote no stylesheet.");
  return newest.name;
}

/** Every page, relative to the folder. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("_gatsby/") && !isEditor(path) && !isCopied(path));
}

/** The page of the editor has scripts and rules of its own (src/gatsby/admin). */
const isEditor = (path: string) => path.startsWith("admin/");

/** What lies in `static/` stays as it is, as a file by which a search engine knows whose the site is. */
const isCopied = (path: string) => existsSync(join("static", path));
