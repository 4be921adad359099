import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { missingReferences } from "./doc-references";

/** Checks that every file and script that the documents name exists. */
const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read("package.json"));
/** With or without extension, or written by a build. */
const exists = (path: string) => {
  if (path === "src/gatsby-types.d.ts") return true;
  const folder = resolve(root, dirname(path));
  return existsSync(folder) && readdirSync(folder).some((name) => `${name}.`.startsWith(`${basename(path)}.`));
};
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...["docs", "plugins"].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];
const problems = documents.flatMap((name) =>
  missingReferences(name, read(name), { exists, scripts: Object.keys(scripts) }),
);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${documents.length} documents name only what is there.`);
