import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";
import { getOrInsert } from "./get-or-insert";

/**
 * Every file below a folder, sorted; relative paths with slashes. Looked up at one go: Node takes eight times as long for it when it
 * does something else between.
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const folders = new Map<string, string>();
  const within = (path: string) => getOrInsert(folders, path, () => relative(folder, path).replaceAll(sep, "/"));
  return files.map(({ parentPath, name }) => [within(parentPath), name].filter(Boolean).join("/")).sort();
}
