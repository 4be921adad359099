import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** Where Gatsby looks for compiled hooks. */
const compiled = ".cache/compiled";
/** Here, as Gatsby empties the rest of its folder after this. */
const sourceList = `${compiled}/sources.json`;

/**
 * Compiles `gatsby-config.ts`, `gatsby-node.ts` and the `gatsby-node.ts` of the plugins in `plugins/` to where Gatsby takes
 * them from. Gatsby's own Parcel takes 3 to 6 s for it, in every build.
 * @param {string} project the site's folder
 */
export async function compileHooks(project) {
  const outdir = join(project, compiled);
  await rm(outdir, { recursive: true, force: true });
  const plugins = await readdir(join(project, "plugins")).catch(() => []);
  const hooks = plugins
    .map((name) => `plugins/${name}/gatsby-node.ts`)
    .filter((path) => existsSync(join(project, path)));
  const { metafile } = await build({
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
    metafile: true,
    // The error has the details.
    logLevel: "silent",
  });
  writeFileSync(join(project, sourceList), JSON.stringify(Object.keys(metafile.inputs)));
}

/**
 * The files that the compiled hooks are made of, relative to the project's folder.
 * @param {string} project
 * @returns {ReadonlySet<string>}
 */
export function hookSources(project) {
  const list = join(project, sourceList);
  return new Set(existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []);
}
