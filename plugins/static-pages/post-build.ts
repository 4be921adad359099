import { rm } from "node:fs/promises";
import type { BuildArgs, GatsbyNode, PluginOptions } from "gatsby";
import { type Redirect, writeHostFiles } from "./host-files";
import { finishPages } from "./html/finish-pages";
import { keepBundles } from "./kept-bundles";
import { clearPageParts, type PageParts, readPageParts } from "./page-parts";
import { removeGoneFiles } from "./static-files";
import { writeVersion } from "./versions";

/** What this site hands in, in gatsby-config.ts. */
export interface StaticPagesOptions {
  /** What the site itself adds to its pages. */
  readonly parts: (args: BuildArgs) => Promise<PageParts>;
  readonly redirects: (args: BuildArgs) => readonly Redirect[];
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await Promise.all([clearPageParts(), removeGoneFiles()]);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = () => keepBundles();

/** Finishes what Gatsby wrote. Whatever can fail comes first; the version, which open pages look for, comes last. */
export const onPostBuild = async (args: BuildArgs, options: PluginOptions & StaticPagesOptions): Promise<void> => {
  const redirects = options.redirects(args);
  const parts = await readPageParts(await options.parts(args));
  const paths = args.getNodesByType("SitePage").map(({ path }) => String(path).replace(/(.)\/$/, "$1"));
  const [site] = await Promise.all([
    finishPages("public", new Set(paths), parts),
    writeHostFiles(parts.headers, redirects),
    // Gatsby copies these 327 KB for its own <Script>, which no page uses.
    rm("public/~partytown", { recursive: true, force: true }),
  ]);
  await writeVersion("public", site, parts.settings);
};
