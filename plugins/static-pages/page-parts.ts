import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageSettings } from "./browser/page-settings";
import type { HeaderRule } from "./host-files";
import type { Directives, PagePolicy } from "./policy/policy";

/** What a plugin adds to the finished pages. */
export interface PageParts {
  /** HTML for the end of the head, by the page's path. */
  readonly heads?: Readonly<Record<string, string>>;
  /** Other origins that every page may reach, by directive of the Content Security Policy. */
  readonly sources?: Directives;
  /** Directives of pages that need a policy of their own. */
  readonly policies?: readonly PagePolicy[];
  /** Header rules for files that the plugin writes. */
  readonly headers?: readonly HeaderRule[];
  /** What open pages are told (`/page-data/app-data.json`), by name. */
  readonly settings?: Omit<PageSettings, "id">;
}

/** One file per plugin. Gatsby runs a hook of all plugins in the order of gatsby-config.ts. */
const folder = ".cache/page-parts";

/**
 * Adds parts to the pages of this build. Call it in `onPreBuild`, or in `onPostBuild` of a plugin that is listed before
 * static-pages. A later call of the same plugin replaces the earlier one.
 */
export async function writePageParts(plugin: string, parts: PageParts): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${plugin}.json`), JSON.stringify(parts));
}

/** Removes the parts of an earlier build: the plugin that wrote them may be gone. */
export const clearPageParts = (): Promise<void> => rm(folder, { recursive: true, force: true });

/** The parts of all plugins, by the name of the plugin, and those given. */
export async function readPageParts(...given: readonly PageParts[]): Promise<Required<PageParts>> {
  const names = await readdir(folder).catch(() => []);
  const read = names
    .sort()
    .map(async (name): Promise<PageParts> => JSON.parse(await readFile(join(folder, name), "utf8")));
  const all = [...given, ...(await Promise.all(read))];
  const heads: Record<string, string> = {};
  const sources: Record<string, readonly string[]> = {};
  for (const parts of all) {
    for (const [path, html] of Object.entries(parts.heads ?? {})) heads[path] = (heads[path] ?? "") + html;
    for (const [name, list] of Object.entries(parts.sources ?? {})) sources[name] = [...(sources[name] ?? []), ...list];
  }
  return {
    heads,
    sources,
    policies: all.flatMap(({ policies = [] }) => policies),
    headers: all.flatMap(({ headers = [] }) => headers),
    settings: Object.assign({}, ...all.map(({ settings }) => settings)),
  };
}
