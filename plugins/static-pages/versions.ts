import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageSettings } from "./browser/page-settings";
import type { FinishedSite } from "./html/finish-pages";
import { contentHash } from "./html/hashed-file";

/**
 * Writes what tells an open page of a newer site: `/builds/latest.json` `{id, timestamp}`, `/builds/meta/{id}.json` with
 * the paths of all pages besides, and what an open page has to know beside the mark of the compilation, in a file that it
 * loads when it starts.
 *
 * The id is a digest of every finished page, the host's rules and the settings: another content or code gives another id, and
 * nothing else does. It can't stand in pages themselves: an edit of one would change all.
 */
export async function writeVersion(
  folder: string,
  { hash, pages }: FinishedSite,
  settings: Omit<PageSettings, "id">,
): Promise<void> {
  const rules = await Promise.all(["_redirects", "_headers"].map((name) => readFile(join(folder, name), "utf8")));
  const all = [...[...pages].map((page) => page.join(" ")).sort(), ...rules, JSON.stringify(settings)];
  const id = contentHash(all.join("\n"));
  const latest = join(folder, "builds/latest.json");
  const before: { id?: string; timestamp?: number } = await readFile(latest, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  const timestamp = (before.id === id && before.timestamp) || Date.now();
  const prerendered = [...pages.keys()].filter((path) => !/^\/(404|500)(\.html)?$/.test(path)).sort();
  const meta = join(folder, "builds/meta");
  await mkdir(meta, { recursive: true });
  await Promise.all([
    ...(await readdir(meta)).filter((name) => name !== `${id}.json`).map((name) => rm(join(meta, name))),
    writeJson(join(meta, `${id}.json`), { id, timestamp, prerendered }),
    writeJson(latest, { id, timestamp }),
    // Gatsby's runtime reloads a page whose boot file names another compilation than this.
    writeJson(join(folder, "page-data/app-data.json"), {
      webpackCompilationHash: hash,
      ...({ id, ...settings } satisfies PageSettings),
    }),
  ]);
}

const writeJson = (path: string, data: unknown) => writeFile(path, `${JSON.stringify(data)}\n`);
