import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { model } from "../src/content-model";
import { toDocs } from "../src/content-model/project/to-docs";

const file = "docs/content.md";
const begin = "<!-- Written by `npm run docs` from src/content-model. Do not edit below. -->";
const end = "<!-- End of what `npm run docs` writes. -->";

/** The page with its generated part made anew. */
function refresh(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${file} has lost the lines that enclose its generated part:\n${begin}\n${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${toDocs(model)}\n\n${page.slice(to)}`;
}

/** As `npm run format` would leave it, which pads tables. */
function formatted(page: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const args = [biome, "format", `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, args, { input: page, encoding: "utf8", maxBuffer: 2 ** 24 });
}

const path = resolve(import.meta.dirname, "..", file);
const now = readFileSync(path, "utf8");
const fresh = formatted(refresh(now));
if (now === fresh) console.log(`${file} is up to date.`);
else if (process.argv.includes("--check")) {
  console.error(`${file} does not say what src/content-model says. Run: npm run docs   and commit the file.`);
  process.exit(1);
} else {
  writeFileSync(path, fresh);
  console.log(`${file} written.`);
}
