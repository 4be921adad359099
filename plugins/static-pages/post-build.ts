import type { BuildArgs, GatsbyNode, PluginOptions } from "gatsby";
import { writeHeaders } from "./headers";
import { finishPages } from "./html/finish-pages";
import { clearPageParts, type PageParts, readPageParts } from "./page-parts";
import { type Redirect, writeRedirects } from "./redirects";
import { writeVersion } from "./versions";

/** What this site hands in, in gatsby-config.ts. */
export interface StaticPagesOptions {
  /** What the site itself adds to its pages. */
  readonly parts: (args: BuildArgs) => Promise<PageParts>;
  readonly redirects: (args: BuildArgs) => Promise<readonly Redirect[]>;
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => clearPageParts();

/** Finishes what Gatsby wrote. Whatever can fail comes first; the version, which open pages look for, comes last. */
export const onPostBuild = async (args: BuildArgs, options: PluginOptions & StaticPagesOptions): Promise<void> => {
  const [made, redirects, own] = await Promise.all([addressesOf(args), options.redirects(args), options.parts(args)]);
  const parts = await readPageParts(own);
  const [site] = await Promise.all([
    finishPages("public", made, parts),
    writeHeaders(parts.headers),
    writeRedirects(redirects),
  ]);
  await writeVersion("public", site, parts.settings);
};

/** The addresses of all pages. */
async function addressesOf({ graphql }: Pick<BuildArgs, "graphql">): Promise<ReadonlySet<string>> {
  const { data } = await graphql<{ all: { nodes: { path: string }[] } }>(
    "query Made { all: allSitePage { nodes { path } } }",
  );
  if (!data) throw new Error("Gatsby does not tell its pages.");
  return new Set(data.all.nodes.map(({ path }) => path.replace(/(.)\/$/, "$1")));
}
