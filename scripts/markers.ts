import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** The lines that enclose a part of a document which a script writes. */
const linesOf = (name: string) => ({
  begin: `<!-- Generated: ${name}. Do not edit below. -->`,
  end: `<!-- End of ${name}. -->`,
});

/** A Markdown document with the text between its markers made anew, formatted as `npm run format` would leave it. */
export function withGenerated(page: string, file: string, name: string, text: string): string {
  const { begin, end } = linesOf(name);
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${file} has lost the lines that enclose its generated part:\n${begin}\n${end}`);
  return formatted(`${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`, file);
}

/** Writes a generated part into a document of the project. */
export async function writeBetweenMarkers(file: string, name: string, text: string): Promise<void> {
  const path = resolve(import.meta.dirname, "..", file);
  await writeFile(path, withGenerated(await readFile(path, "utf8"), file, name, text));
}

function formatted(page: string, file: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const args = [biome, "format", `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, args, { input: page, encoding: "utf8", maxBuffer: 2 ** 24 });
}
