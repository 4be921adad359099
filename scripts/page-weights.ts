import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getOrInsert } from "../src/lib/get-or-insert";
import type { Weights } from "./budgets";
import { type BuiltPage, elementsOf } from "./built-pages";

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file as a host sends it. */
const sizeOf = (file: string): Promise<number> =>
  getOrInsert(sizes, file, async () => brotliCompressSync(await readFile(file)).length);

/** The weight of a page and of every script that it can load. */
export async function weigh(site: string, page: BuiltPage): Promise<Weights> {
  const boot = /src="\/(boot-[0-9a-f]+\.js)"/.exec(page.html)?.[1];
  const bootCode = boot ? await readFile(join(site, boot), "utf8") : "";
  const chunks = await readJson<Record<string, string[]>>(join(site, "chunk-map.json"));
  const own = chunks[await templateOf(site, page.path)] ?? [];
  // The boot file names the scripts that start the runtime.
  const started = [...bootCode.matchAll(/"\/((?:webpack-runtime|framework|app|forms|\d+)-[0-9a-f]+\.js)"/g)].map(
    ([, file = ""]) => file,
  );
  const files = [...new Set([...(boot ? [boot] : []), ...started, ...own.map((file) => file.slice(1))])].filter(
    (file) => file.endsWith(".js") && (!file.startsWith("forms-") || page.html.includes('method="post"')),
  );
  const all = elementsOf(page.html);
  const styles = [...page.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("");
  return {
    route: page.path,
    html: brotliCompressSync(page.html).length,
    elements: all.length - all.findIndex(({ tagName }) => tagName === "body") - 1,
    styles: brotliCompressSync(styles).length,
    scripts: await Promise.all(files.map(async (file) => ({ file, bytes: await sizeOf(join(site, file)) }))),
  };
}

/** Bytes of the text in a page's main part. */
export function textLength(html: string): number {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  return Buffer.byteLength(main.replace(/<[^>]+>/g, ""));
}

async function templateOf(site: string, path: string): Promise<string> {
  const name = path === "/" ? "index" : path.replace(/^\//, "");
  const data = await readJson<{ componentChunkName: string }>(join(site, "page-data", name, "page-data.json"));
  return data.componentChunkName;
}

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, "utf8"));
