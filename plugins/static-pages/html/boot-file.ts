import { readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import type { BootData } from "../browser/boot-data";
import { contentHash, writeHashed } from "./hashed-file";

/** Writes the boot file into a built site, and what only some pages load of it; names change with contents. Returns its address. */
export async function writeBootFile(folder: string, data: BootData): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve("src/client/boot.ts")],
    bundle: true,
    splitting: true,
    outdir: folder,
    chunkNames: "[name]-[hash]",
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    define: { BOOT_DATA: JSON.stringify(data) },
  });
  const [boot, ...parts] = outputFiles;
  await Promise.all(parts.map(({ path, contents }) => writeFile(join(folder, basename(path)), contents)));
  return writeHashed(folder, "boot", "js", boot?.contents ?? "");
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
): Promise<BootData> {
  const chunks: unknown = JSON.parse(await readFile(join(folder, "chunk-map.json"), "utf8"));
  const scripts = assets.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
  return { hash: contentHash(JSON.stringify([chunks, scripts])), scripts, stylesheet };
}
