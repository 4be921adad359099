import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** Where Gatsby looks for the hooks of a site that are written in TypeScript. */
const compiled = ".cache/compiled";

/**
 * Compiles `gatsby-config.ts`, `gatsby-node.ts` and the `gatsby-node.ts` of the plugins in `plugins/` to where Gatsby takes
 * them from. Gatsby itself has Parcel do it, which takes five seconds; `gatsby develop` still does.
 * @param {string} project the site's folder
 */
export async function compileHooks(project) {
  const outdir = join(project, compiled);
  await rm(outdir, { recursive: true, force: true });
  const plugins = await readdir(join(project, "plugins")).catch(() => []);
  const hooks = plugins
    .map((name) => `plugins/${name}/gatsby-node.ts`)
    .filter((path) => existsSync(join(project, path)));
  await build({
    absWorkingDir: project,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts", ...hooks],
    outdir,
    outbase: project,
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
