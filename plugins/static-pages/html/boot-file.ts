import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import type { BootData } from "../browser/boot-data";
import { contentHash, writeHashed } from "./hashed-file";

/** Writes the boot file into a built site, and what only pages with forms load of it; names change with contents. Returns its address. */
export async function writeBootFile(folder: string, data: Omit<BootData, "forms">): Promise<string> {
  const forms = await writeHashed(folder, "forms", "js", await bundled("forms"));
  return writeHashed(folder, "boot", "js", await bundled("boot", { BOOT_DATA: JSON.stringify({ ...data, forms }) }));
}

/** A script of `src/client` with all that it imports. */
async function bundled(name: string, define: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [resolve(`src/client/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    define,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/**
 * What the boot file must know, out of what Gatsby wrote. Webpack's own hash of the compilation changes now and then though
 * not one byte of code does; the one used here follows the names of the files (`assets`, those of all pages). The names
 * themselves Gatsby would tell every page, for the prefetching that this site does without (src/client/prefetch.ts).
 */
export async function readBootData(
  folder: string,
  assets: readonly string[],
  stylesheet: BootData["stylesheet"],
): Promise<Omit<BootData, "forms">> {
  const chunks: unknown = JSON.parse(await readFile(join(folder, "chunk-map.json"), "utf8"));
  const scripts = assets.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
  return { hash: contentHash(JSON.stringify([chunks, scripts])), scripts, stylesheet };
}
