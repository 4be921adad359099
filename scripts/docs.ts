import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { model } from "../src/content-model";
import { toDocs } from "../src/content-model/project/to-docs";
import { withGenerated } from "./markers";

/** Writes the tables of docs/content.md from the content model; with `--check`, only says whether they are up to date. */
const file = "docs/content.md";
const path = resolve(import.meta.dirname, "..", file);
const now = readFileSync(path, "utf8");
const fresh = withGenerated(now, file, "content types, by npm run docs", toDocs(model));
if (now === fresh) console.log(`${file} is up to date.`);
else if (process.argv.includes("--check")) {
  console.error(`${file} does not say what src/content-model says. Run: npm run docs   and commit the file.`);
  process.exit(1);
} else {
  writeFileSync(path, fresh);
  console.log(`${file} written.`);
}
