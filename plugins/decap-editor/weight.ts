import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildEditor } from "./bundle/bundle";

const inKB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Most that the scripts of `/admin` may weigh, in bytes: all that a session loads, whatever the login. */
const budget = 600 * 1024;

/** Parts that few sessions load: for HTML in a text, for icons by their English names, for the preview of a form. */
const isRare = (file: string) => /^(hast-util-raw|lucide|ClientForm)-/.test(file);

/** What is over the budget of the editor, with what it is made of: the README has what it was. Asked by `npm run check:budgets`. */
export async function overBudget(site: string): Promise<string[]> {
  const files = await readdir(join(site, "admin")).catch(() => []);
  const scripts = files.filter((file) => file.endsWith(".js") && !isRare(file));
  const texts = await Promise.all(scripts.map((file) => readFile(join(site, "admin", file))));
  const total = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  if (total <= budget) return [];
  return [
    `/admin: all scripts are ${inKB(total)}, and may be ${inKB(budget)}. Before brotli: ${(await heaviest()).join(", ")}`,
  ];
}

/** The heaviest packages of the editor. */
async function heaviest(): Promise<string[]> {
  const { metafile } = await buildEditor("src/previews/editor.ts", "out", false);
  const packages = new Map<string, number>();
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    if (!output.endsWith(".js") || isRare(output.slice(output.lastIndexOf("/") + 1))) continue;
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? "this site";
      packages.set(name, (packages.get(name) ?? 0) + bytesInOutput);
    }
  }
  const sorted = [...packages].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, 25).map(([name, bytes]) => `${name} ${inKB(bytes)}`);
}
