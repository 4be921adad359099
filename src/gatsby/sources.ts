import { join } from "node:path";
import type { PluginRef } from "gatsby";
import { model } from "../content-model";
import { contentFolder } from "./content/folder";

/** One filesystem source for each folder of the content model. */
export const contentSources = (): PluginRef[] =>
  [...model.collections.map(({ name }) => name), model.pages.name, "settings"].map((name) => ({
    resolve: "gatsby-source-filesystem",
    options: { name, path: join(contentFolder, name) },
  }));
