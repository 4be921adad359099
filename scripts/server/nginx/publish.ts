import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { searchPageParts } from "../../../plugins/search-index/page-parts";
import { headerRules } from "../../../plugins/static-pages/headers";
import { copyTree } from "../copy-tree";
import { Problem } from "../problem";
import { type NginxOptions, nginxConfig } from "./config";
import { precompress } from "./precompress";

/** Releases that stay: the one that is served, the one before, and one to go back to. */
const kept = 3;

/**
 * Makes a built site the release that nginx serves from a folder: a copy in `releases/`, compressed beforehand, then one
 * rename of the link `current`. Whenever the process is killed, nginx serves the old release or the new one, whole. The
 * configuration is in `site.conf`; `changed` says whether nginx must read it again.
 */
export async function publishForNginx(built: string, options: NginxOptions): Promise<{ changed: boolean }> {
  if (!existsSync(join(built, "index.html"))) throw new Problem(`Não há um site construído em ${built}.`);
  const { folder } = options;
  await mkdir(join(folder, "releases"), { recursive: true });
  const before = await readlink(join(folder, "current")).catch(() => undefined);
  const id = new Date().toISOString().replace(/[^\dTZ]/g, "");
  const unfinished = join(folder, "releases", `.tmp-${id}`);
  // What a killed attempt left would keep this one from its room.
  await sweep(join(folder, "releases"));
  try {
    await copyTree(built, unfinished, before && join(folder, before));
    await precompress(unfinished, before && join(folder, before));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  const rules = [...headerRules, ...(searchPageParts.headers ?? [])];
  const config = nginxConfig(rules, await readFile(join(built, "_redirects"), "utf8"), options);
  const changed = config !== (await readFile(join(folder, "site.conf"), "utf8").catch(() => ""));
  await rename(unfinished, join(folder, "releases", id));
  await replace(folder, "site.conf", (path) => writeFile(path, config));
  await replace(folder, "previous", (path) => symlink(before ?? `releases/${id}`, path));
  await replace(folder, "current", (path) => symlink(`releases/${id}`, path));
  await sweep(join(folder, "releases"));
  return { changed };
}

/** Puts a file or link in the place of another at once: there is never none. */
async function replace(folder: string, name: string, make: (path: string) => Promise<void>): Promise<void> {
  const unfinished = join(folder, `.tmp-${name}`);
  await rm(unfinished, { force: true });
  await make(unfinished);
  await rename(unfinished, join(folder, name));
}

async function sweep(releases: string): Promise<void> {
  const names = (await readdir(releases)).sort().reverse();
  const stay = names.filter((name) => !name.startsWith(".")).slice(0, kept);
  for (const name of names) if (!stay.includes(name)) await rm(join(releases, name), { recursive: true, force: true });
}
