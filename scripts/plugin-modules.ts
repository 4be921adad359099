import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT } from "./install.mjs";

/** Imports the modules of this name from all plugins: a removed plugin takes its own along. */
export function pluginModules<Module>(name: string): Promise<Module[]> {
  const folder = join(PROJECT, "plugins");
  const files = readdirSync(folder).map((plugin) => join(folder, plugin, name));
  return Promise.all(files.filter(existsSync).map((file): Promise<Module> => import(pathToFileURL(file).href)));
}
