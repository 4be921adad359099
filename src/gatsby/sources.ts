import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PluginRef } from "gatsby";
import { model } from "../content-model";
import { contentFolder } from "./content/folder";

/** The folders of the content model. A collection without an entry has none: git keeps no empty folder. */
export const sourceFolders = (): readonly { readonly name: string; readonly path: string }[] =>
  [...model.collections.map(({ name }) => name), model.pages.name, "settings"]
    .map((name) => ({ name, path: join(contentFolder, name) }))
    .filter(({ path }) => existsSync(path));

/** One filesystem source for each of them. */
export const contentSources = (): PluginRef[] =>
  sourceFolders().map((options) => ({ resolve: "gatsby-source-filesystem", options }));
