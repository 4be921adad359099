import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** Where Gatsby looks for the hooks of a site that are written in TypeScript. */
const compiled = ".cache/compiled";

/**
 * Compiles `gatsby-config.ts` and `gatsby-node.ts` to where Gatsby takes them from. Gatsby itself has Parcel do it, which
 * takes five seconds; `gatsby develop` still does. Hooks of plugins in a folder of this project are not looked for: it has none.
 * @param {string} project the site's folder
 */
export async function compileHooks(project) {
  const outdir = join(project, compiled);
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: project,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    outdir,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    jsx: "automatic",
    // What goes wrong is in the error.
    logLevel: "silent",
  });
}
