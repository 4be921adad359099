import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { patched } from "../bundle/apply-patches";

/** Writes a module of Decap's with its patches, for tests that bundle nothing. @returns its path */
export function patchedFile(name: string): string {
  const file = resolve("node_modules", name);
  const text = patched(name, readFileSync(file, "utf8")).replaceAll("'./", `'${dirname(file)}/`);
  const folder = resolve("node_modules/.cache/opbb-site/patched");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, basename(name)), text);
  return join(folder, basename(name));
}
