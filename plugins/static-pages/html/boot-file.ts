import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import type { BootData } from "../browser/boot-data";
import { mark, writeMarked } from "./marked-file";

/** Writes the boot file into a built site; its name changes with what it holds. Returns its address. */
export async function writeBootFile(folder: string, data: BootData): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve("src/client/boot.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    define: { BOOT_DATA: JSON.stringify(data) },
  });
  return writeMarked(folder, "boot", "js", outputFiles[0]?.contents ?? "");
}

/**
 * Reads what the boot file must know out of what Gatsby wrote. Webpack's own mark of the compilation changes now and then
 * though not one byte of code does; the one used here follows the names of the files. The names themselves Gatsby would tell
 * every page, for the prefetching that this site does without (src/client/prefetch.ts).
 */
export async function readBootData(folder: string, stylesheet: BootData["stylesheet"]): Promise<BootData> {
  const [chunks, assets] = await Promise.all([readJson(join(folder, "chunk-map.json")), readAppFiles(folder)]);
  const scripts = assets.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
  return { hash: mark(JSON.stringify([chunks, scripts])), scripts, stylesheet };
}

/** What webpack wrote in this build for all pages: files of earlier builds lie beside them. */
export async function readAppFiles(folder: string): Promise<readonly string[]> {
  const stats = await readJson(join(folder, "webpack.stats.json"));
  const groups = stats.namedChunkGroups as Record<string, { assets: { name: string }[] }> | undefined;
  return (groups?.app?.assets ?? []).map(({ name }) => name);
}

const readJson = async (path: string) => JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
