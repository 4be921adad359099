import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PluginRef } from "gatsby";
import { model } from "../content-model";
import { contentFolder } from "./content/folder";

/** One filesystem source for each folder of the content model. A collection without an entry has no folder: git keeps none. */
export const contentSources = (): PluginRef[] =>
  [...model.collections.map(({ name }) => name), model.pages.name, "settings"]
    .map((name) => ({ name, path: join(contentFolder, name) }))
    .filter(({ path }) => existsSync(path))
    .map((options) => ({ resolve: "gatsby-source-filesystem", options }));
