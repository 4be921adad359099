import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes a file of a built site whose name changes with what it holds, and gives back its address. Earlier ones stay, as scripts
 * do: a page that was opened before asks for its own.
 */
export async function writeHashed(
  folder: string,
  name: string,
  extension: string,
  content: string | Uint8Array,
): Promise<string> {
  const file = `${name}-${contentHash(content)}.${extension}`;
  await writeFile(join(folder, file), content);
  return `/${file}`;
}

/** What a browser holds a content against before it uses it, as policies and links write it: https://www.w3.org/TR/SRI/ */
export const integrityOf = (content: string): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Tells one content from another. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 20);
