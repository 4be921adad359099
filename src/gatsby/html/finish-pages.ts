import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readBootData, writeBootFile, writeCompilationHash } from "./boot-file";
import { type Finish, finishPage } from "./finish-page";
import { pageStyles } from "./page-styles";

/** Files handled at a time. */
const atOnce = 32;

/**
 * Finishes every page that this build wrote, and all of them when the boot file is a new one. Returns the addresses by
 * which pages want to be known (canonical); those that no search engine should list have none.
 */
export async function finishPages(
  folder: string,
  given: Pick<Finish, "outside" | "structuredData">,
): Promise<string[]> {
  const stylesheet = (await readdir(folder)).filter((name) => /^styles\.[0-9a-f]+\.css$/.test(name));
  const newest = await newestOf(folder, stylesheet);
  const styles = pageStyles(await readFile(join(folder, newest), "utf8"));
  const data = await readBootData(folder, `/${newest}`);
  await writeCompilationHash(folder, data.hash);
  const boot = await writeBootFile(folder, data);
  const pages = await htmlFiles(folder);
  const addresses: string[] = [];
  for (let start = 0; start < pages.length; start += atOnce) {
    const some = pages.slice(start, start + atOnce);
    const finished = await Promise.all(some.map((page) => finishFile(folder, page, { ...given, boot, styles })));
    addresses.push(...finished.flat());
  }
  return addresses;
}

async function finishFile(folder: string, file: string, finish: Finish): Promise<string[]> {
  const before = await readFile(join(folder, file), "utf8");
  const path = `/${file}`.replace(/\/index\.html$/, "") || "/";
  const after = finishPage(before, path, finish);
  if (after !== before) await writeFile(join(folder, file), after);
  return /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(after)?.slice(1) ?? [];
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
    .filter((path) => !path.startsWith("_gatsby/") && !isEditor(path));
}

/** The page of the editor has scripts and rules of its own (src/gatsby/admin). */
const isEditor = (path: string) => path.startsWith("admin/");
