import type { BuildArgs, PluginOptions } from "gatsby";
import { writePageParts } from "../static-pages/page-parts";
import { asScript, type Thing } from "./things";

/** The plugin's options in `gatsby-config.ts`. */
export interface StructuredDataOptions {
  readonly things: (args: BuildArgs) => Promise<Readonly<Record<string, readonly Thing[]>>>;
}

/** Hands the things of each page to static-pages, as an element for its head. */
export async function onPreBuild(args: BuildArgs, { things }: PluginOptions & StructuredDataOptions): Promise<void> {
  const heads = Object.entries(await things(args)).map(([path, list]) => [path, asScript(list)]);
  await writePageParts("structured-data", { heads: Object.fromEntries(heads) });
}
