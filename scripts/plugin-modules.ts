import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT } from "./install.mjs";

/** The modules with this name in the folders of plugins: what a plugin offers leaves with it. */
export function pluginModules<Module>(name: string): Promise<Module[]> {
  const folder = join(PROJECT, "plugins");
  const files = readdirSync(folder).map((plugin) => join(folder, plugin, name));
  return Promise.all(files.filter(existsSync).map((file): Promise<Module> => import(pathToFileURL(file).href)));
}
