import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PluginRef } from "gatsby";
import { model } from "../../../src/content-types";
import { contentFolder } from "../files/folder";
import { isDeveloping } from "./developing";

/** The folders of the content model. A collection without an entry has none: git keeps no empty folder. */
export const sourceFolders = (): readonly { readonly name: string; readonly path: string }[] =>
  [...model.collections.map(({ name }) => name), model.pages.name, "settings"]
    .map((name) => ({ name, path: join(contentFolder, name) }))
    .filter(({ path }) => existsSync(path));

/**
 * One filesystem source for each of them. Many programs empty a file before they write it, and the source may read it between; it
 * takes a file that it read so twice for one that did not change, unless it goes by the time of the last change. Builds can't: a
 * clone's files are all new, and what was kept of the build before would be of no use.
 */
export const contentSources = (): PluginRef[] =>
  sourceFolders().map((folder) => ({
    resolve: "gatsby-source-filesystem",
    options: { ...folder, fastHash: isDeveloping },
  }));
