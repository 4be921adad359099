import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs, PluginOptions } from "gatsby";

/** The plugin's options in `gatsby-config.ts`. */
export interface RootFilesOptions {
  /** Texts by the name of their file. */
  readonly files: (args: BuildArgs) => Readonly<Record<string, string>>;
}

/** Writes small files to the root of the site. */
export async function onPostBuild(args: BuildArgs, { files }: PluginOptions & RootFilesOptions): Promise<void> {
  await Promise.all(Object.entries(files(args)).map(([name, text]) => writeFile(join("public", name), text)));
}
