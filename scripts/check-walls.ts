import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { explain, findViolations, type SourceFile } from "./walls";

const folders = ["src", "scripts", "e2e"];

async function checkWalls(): Promise<void> {
  const found = await Promise.all([sources(".", false), ...folders.map((name) => sources(name, true))]);
  const files = found.flat();
  const violations = findViolations(files);
  for (const violation of violations) console.error(explain(violation));
  console.log(`Paredes / walls: ${files.length} files, ${violations.length} violations.`);
  if (violations.length > 0) process.exitCode = 1;
}

async function sources(folder: string, recursive: boolean): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.m?tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

void checkWalls();
