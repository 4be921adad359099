import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readBootData, writeBootFile, writeCompilationHash } from "./boot-file";
import { finishPage } from "./finish-page";
import { pageStyles } from "./page-styles";

/** Files handled at a time. */
const atOnce = 32;

/** Finishes every page that this build wrote, and all of them when the boot file is a new one. */
export async function finishPages(folder: string): Promise<void> {
  const stylesheet = (await readdir(folder)).filter((name) => /^styles\.[0-9a-f]+\.css$/.test(name));
  const newest = await newestOf(folder, stylesheet);
  const styles = pageStyles(await readFile(join(folder, newest), "utf8"));
  const data = await readBootData(folder, `/${newest}`);
  await writeCompilationHash(folder, data.hash);
  const boot = await writeBootFile(folder, data);
  const pages = await htmlFiles(folder);
  for (let start = 0; start < pages.length; start += atOnce) {
    await Promise.all(pages.slice(start, start + atOnce).map((page) => finishFile(page, { boot, styles })));
  }
}

async function finishFile(path: string, finish: Parameters<typeof finishPage>[1]) {
  const before = await readFile(path, "utf8");
  const after = finishPage(before, finish);
  if (after !== before) await writeFile(path, after);
}

async function newestOf(folder: string, names: readonly string[]): Promise<string> {
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.time - a.time)[0];
  if (!newest) throw new Error("The build wrote no stylesheet.");
  return newest.name;
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes("_gatsby") && !isEditor(relative(folder, path)));
}

/** The page of the editor has scripts and rules of its own (src/gatsby/admin). */
const isEditor = (path: string) => /^admin[\\/]/.test(path);
