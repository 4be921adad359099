import { createHash } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes a file of a built site whose name changes with what it holds, in place of the one of the build before. Returns its address. */
export async function writeMarked(
  folder: string,
  name: string,
  extension: string,
  content: string | Uint8Array,
): Promise<string> {
  const file = `${name}-${mark(content)}.${extension}`;
  const olderOrSame = new RegExp(`^${name}-[0-9a-f]{20}\\.${extension}$`);
  for (const old of await readdir(folder)) if (olderOrSame.test(old) && old !== file) await rm(join(folder, old));
  await writeFile(join(folder, file), content);
  return `/${file}`;
}

/** Tells one content from another. */
export const mark = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 20);
