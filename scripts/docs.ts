import { readFileSync, writeFileSync } from "node:fs";
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

const path = resolve(import.meta.dirname, "..", file);
const now = readFileSync(path, "utf8");
const fresh = refresh(now);
if (now === fresh) console.log(`${file} is up to date.`);
else if (process.argv.includes("--check")) {
  console.error(`${file} does not say what src/content-model says. Run: npm run docs   and commit the file.`);
  process.exit(1);
} else {
  writeFileSync(path, fresh);
  console.log(`${file} written.`);
}
