import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs, PluginOptions } from "gatsby";

/** The plugin's options in `gatsby-config.ts`. */
interface Options extends PluginOptions {
  /** Texts by the name of their file. */
  readonly files: (args: BuildArgs) => Readonly<Record<string, string>>;
}

/** Writes small files to the root of the site. */
export async function onPostBuild(args: BuildArgs, { files }: Options): Promise<void> {
  await Promise.all(Object.entries(files(args)).map(([name, text]) => writeFile(join("public", name), text)));
}
