import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, resolve } from "node:path";
import { toDocs } from "../plugins/source-content/adapters/to-docs";
import { model } from "../src/content-types";
import { missingReferences } from "./doc-references";

/**
 * Writes the tables of docs/content.md from the content model; with `--check`, only says whether they are up to date. Then
 * looks whether every file and script that the documents name is there.
 */
const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");
const isCheck = process.argv.includes("--check");

const file = "docs/content.md";
const now = read(file);
const fresh = formatted(withTables(now));
if (now !== fresh && !isCheck) writeFileSync(resolve(root, file), fresh);

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read("package.json"));
/** With or without its ending, or written by a build. */
const exists = (path: string) => {
  if (path === "src/gatsby-types.d.ts") return true;
  const folder = resolve(root, dirname(path));
  return existsSync(folder) && readdirSync(folder).some((name) => `${name}.`.startsWith(`${basename(path)}.`));
};
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(resolve(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const problems = [
  ...(now !== fresh && isCheck
    ? [`${file} does not say what src/content-types says. Run: npm run docs   and commit the file.`]
    : []),
  ...documents.flatMap((name) => missingReferences(name, read(name), { exists, scripts: Object.keys(scripts) })),
];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${file} is up to date; ${documents.length} documents name only what is there.`);

/** The document with its tables made anew, between the lines that enclose them. */
function withTables(page: string): string {
  const name = "content types, by npm run docs";
  const [begin, end] = [`<!-- Generated: ${name}. Do not edit below. -->`, `<!-- End of ${name}. -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${file} has lost the lines that enclose its generated part:\n${begin}\n${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${toDocs(model)}\n\n${page.slice(to)}`;
}

/** As `npm run format` would leave it. */
function formatted(page: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const args = [biome, "format", `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, args, { input: page, encoding: "utf8", maxBuffer: 2 ** 24 });
}
