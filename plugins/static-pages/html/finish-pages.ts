import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readAppFiles, readBootData, writeBootFile } from "./boot-file";
import { type Finish, finishPage } from "./finish-page";
import { addressOf, withoutGonePages } from "./gone-pages";
import { integrityOf, mark, writeMarked } from "./marked-file";
import { splitStyles } from "./page-styles";

/** Files handled at a time. */
const atOnce = 32;

export interface FinishedSite {
  /** Mark of the compilation. */
  readonly hash: string;
  /** A digest of each page, by its path. */
  readonly pages: ReadonlyMap<string, string>;
}

/**
 * Where a build remembers the pages that it finished: those that are as it left them need not go through a parser again.
 * Plugins listed after this one may read it: `path`, `digest` and, where search engines may list the page, `address`.
 */
const remembered = ".cache/finished-pages.json";

interface Page {
  readonly path: string;
  readonly digest: string;
  /** The address by which the page wants to be known (canonical); what no search engine should list has none. */
  readonly address?: string | undefined;
  /** Tells of what it was made besides its own text. */
  readonly given: string;
}

/**
 * Finishes every page that this build wrote, and all of them when the boot file is a new one; takes away the pages that are
 * gone. `made` are the addresses of all pages that Gatsby has.
 */
export async function finishPages(
  folder: string,
  made: ReadonlySet<string>,
  parts: Finish["parts"],
): Promise<FinishedSite> {
  const stylesheet = (await readAppFiles(folder)).find((name) => name.endsWith(".css"));
  if (!stylesheet) throw new Error("The build wrote no stylesheet.");
  const css = await readFile(join(folder, stylesheet), "utf8");
  const styles = splitStyles(css);
  const data = await readBootData(folder, {
    href: await writeMarked(folder, "styles-later", "css", styles.ofRuntime),
    integrity: integrityOf(styles.ofRuntime),
  });
  const boot = await writeBootFile(folder, data);
  const files = await withoutGonePages(folder, await htmlFiles(folder), made);
  const finish = { parts, boot, styles: styles.ofPage };
  // Without a digest of the code nobody knows whether another build would do the same.
  const like = mark(JSON.stringify([process.env.CODE_DIGEST ?? Date.now(), boot, css, parts.sources, parts.policies]));
  const known = await readFile(remembered, "utf8").then(
    (text): readonly Page[] => JSON.parse(text),
    () => [],
  );
  const earlier = new Map(known.map((page) => [page.path, page]));
  const pages: Page[] = [];
  for (let start = 0; start < files.length; start += atOnce) {
    const some = files.slice(start, start + atOnce);
    pages.push(...(await Promise.all(some.map((file) => finishFile(folder, file, finish, like, earlier)))));
  }
  await writeFile(remembered, JSON.stringify(pages));
  return { hash: data.hash, pages: new Map(pages.map(({ path, digest }) => [path, digest])) };
}

async function finishFile(
  folder: string,
  file: string,
  finish: Finish,
  like: string,
  earlier: ReadonlyMap<string, Page>,
): Promise<Page> {
  const before = await readFile(join(folder, file), "utf8");
  const path = addressOf(file);
  const given = mark(`${like} ${finish.parts.heads[path] ?? ""}`);
  const known = earlier.get(path);
  if (known?.given === given && known.digest === digestOf(before)) return known;
  const { html: after, canonical } = finishPage(before, path, finish);
  if (after !== before) await writeFile(join(folder, file), after);
  // A string that was put together of letters keeps them all in memory, beside thousands of others.
  return { path, address: canonical && Buffer.from(canonical).toString(), digest: digestOf(after), given };
}

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Every page, relative to the folder. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("_gatsby/") && !isEditor(path) && !isCopied(path));
}

/** The page of the editor has scripts and rules of its own (plugins/decap-editor/bundle). */
const isEditor = (path: string) => path.startsWith("admin/");

/** What lies in `static/` stays as it is, as a file by which a search engine knows whose the site is. */
const isCopied = (path: string) => existsSync(join("static", path));
