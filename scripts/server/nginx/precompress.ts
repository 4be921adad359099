import { link, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|css|js|mjs|json|xml|svg|txt|ics|webmanifest|wasm|map)$/;
/** Below this, a compressed file is as long as the plain one with its headers. */
const worthIt = 512;
/** Above this, Brotli's last levels take seconds for a few bytes. */
const large = 1_000_000;
const atOnce = 8;

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? 9 : 11 },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

/**
 * Puts compressed copies beside the files of a release. Those of a file that is the same one in `like`, an earlier release
 * (a hard link), are taken from there. Returns how many were compressed anew.
 */
export async function precompress(folder: string, like?: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  let anew = 0;
  for (let start = 0; start < files.length; start += atOnce) {
    const done = await Promise.all(files.slice(start, start + atOnce).map((file) => compressOne(folder, file, like)));
    anew += done.filter(Boolean).length;
  }
  return anew;
}

async function compressOne(folder: string, file: string, like: string | undefined): Promise<boolean> {
  const path = join(folder, file);
  const { size, ino, atime, mtime } = await stat(path);
  if (size < worthIt) return false;
  if (like && (await isSame(join(like, file), ino)) && (await linkAll(join(like, file), path))) return false;
  const bytes = await readFile(path);
  for (const [ending, compress] of Object.entries(encodings)) {
    await writeFile(`${path}.${ending}`, await compress(bytes));
    // nginx takes the time of the compressed file for the answer: both must say the same.
    await utimes(`${path}.${ending}`, atime, mtime);
  }
  return true;
}

const isSame = (path: string, ino: number) =>
  stat(path).then(
    (known) => known.ino === ino,
    () => false,
  );

async function linkAll(from: string, to: string): Promise<boolean> {
  try {
    for (const ending of Object.keys(encodings)) await link(`${from}.${ending}`, `${to}.${ending}`);
    return true;
  } catch {
    return false;
  }
}
