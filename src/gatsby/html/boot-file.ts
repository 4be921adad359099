import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import type { BootData } from "../../runtime/boot-data";

/** Writes the boot file into a built site; its name changes with what it holds. Returns its address. */
export async function writeBootFile(folder: string, data: BootData): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve("src/runtime/boot.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    define: { BOOT_DATA: JSON.stringify(data) },
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const name = `boot-${digest(code)}.js`;
  for (const old of await readdir(folder))
    if (/^boot-[0-9a-f]+\.js$/.test(old) && old !== name) await rm(join(folder, old));
  await writeFile(join(folder, name), code);
  return `/${name}`;
}

/**
 * Reads what the boot file must know out of what Gatsby wrote. Webpack's own mark of the compilation changes now and then
 * though not one byte of code does; the one used here follows the names of the files.
 */
export async function readBootData(folder: string, stylesheet: string): Promise<BootData> {
  const [chunks, stats] = await Promise.all([
    readJson(join(folder, "chunk-map.json")),
    readJson(join(folder, "webpack.stats.json")),
  ]);
  const groups = stats.namedChunkGroups as Record<string, { assets: { name: string }[] }> | undefined;
  const assets = (groups?.app?.assets ?? []).map(({ name }) => name);
  const scripts = assets.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
  return { chunks: chunks as BootData["chunks"], hash: digest(JSON.stringify([chunks, scripts])), scripts, stylesheet };
}

const digest = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex").slice(0, 20);

const readJson = async (path: string) => JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
