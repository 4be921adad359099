import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileTypeFromFile } from "file-type";
import sharp from "sharp";
import { pictureProblem } from "../../../src/lib/file-limits";
import { filesIn } from "../../../src/lib/files-in";
import { getOrInsert } from "../../../src/lib/get-or-insert";
import { inParallel } from "../../../src/lib/in-parallel";
import { maxEntryBytes } from "../check/front-matter";
import { type ContentFiles, isText } from "../check/site-content";

/** What is found out about an upload by reading it. */
interface Judged {
  /** By its content: `jpg`. */
  readonly kind: string;
  /** Why the build can't use it, in Portuguese; empty if it can. */
  readonly fault: string;
}

/**
 * Cached findings about uploads, by inode, time and size: to read them takes longer than all other checks, and a folder can get
 * another name. Raise the number if they are judged differently.
 */
const notes = resolve("node_modules/.cache/opbb-site/uploads-3.json");

/** Reads a content folder. Paths in the answer start with `content/`, wherever the folder is. */
export async function readContent(folder: string): Promise<ContentFiles> {
  const names = await namesIn(folder);
  const files = names.filter((name) => !isText(name));
  const uploads = await judgedUploads(folder, files);
  return {
    texts: textsOf(folder, names),
    kinds: new Map(uploads.map(({ name, kind }) => [`content/${name}`, kind])),
    faults: new Map(uploads.flatMap(({ name, fault }) => (fault ? [[`content/${name}`, fault]] : []))),
  };
}

/** The texts of a content folder alone. */
export const readTexts = async (folder: string): Promise<ContentFiles["texts"]> =>
  textsOf(folder, await namesIn(folder));

const namesIn = async (folder: string) => (await filesIn(folder)).filter((name) => !basename(name).startsWith("."));

/** One after the other: Node reads a thousand small files in a fourth of the time that it takes to read them at once. */
const textsOf = (folder: string, names: readonly string[]) =>
  names.filter(isText).map((name) => ({ file: `content/${name}`, text: readText(join(folder, name)) }));

/** An oversized file is cut one byte past the limit: the check refuses it without all of it in memory. */
function readText(path: string): string {
  const { size } = statSync(path);
  return size > maxEntryBytes ? " ".repeat(maxEntryBytes + 1) : readFileSync(path, "utf8");
}

async function judgedUploads(folder: string, names: readonly string[]): Promise<(Judged & { name: string })[]> {
  const known: Readonly<Record<string, Judged>> = await readFile(notes, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  const faults: Faults = new Map();
  const judged = await inParallel(names, async (name) => {
    const path = join(folder, name);
    const { dev, ino, mtimeMs, size } = await stat(path);
    const state = [dev, ino, mtimeMs, size].join(" ");
    return { name, state, ...(known[state] ?? (await judge(path, faults))) };
  });
  const noted = JSON.stringify(Object.fromEntries(judged.map(({ state, kind, fault }) => [state, { kind, fault }])));
  // If it can't be written, the next check reads all uploads again.
  await mkdir(dirname(notes), { recursive: true })
    .then(() => writeFile(notes, noted))
    .catch(() => undefined);
  return judged;
}

/** By what is in a picture: many entries show the same one, and each would be decoded. */
type Faults = Map<string, Promise<string>>;

async function judge(path: string, faults: Faults): Promise<Judged> {
  // It throws where a ZIP, which a DOCX is, is damaged.
  const kind = (await fileTypeFromFile(path).catch(() => undefined))?.ext ?? "unknown";
  return { kind, fault: /^(jpg|png|webp|avif)$/.test(kind) ? await faultOf(path, faults) : "" };
}

async function faultOf(path: string, faults: Faults): Promise<string> {
  const bytes = await readFile(path);
  return getOrInsert(faults, createHash("sha256").update(bytes).digest("hex"), () => faultIn(bytes));
}

async function faultIn(bytes: Buffer): Promise<string> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const problem = pictureProblem(width, height);
    if (problem) return problem;
    // As strict as the build, which uses the same library. The small size saves work.
    await sharp(bytes, { failOn: "error" }).resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return "";
  } catch {
    return "está danificado ou incompleto";
  }
}
