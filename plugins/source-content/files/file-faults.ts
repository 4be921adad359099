import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import sharp from "sharp";
import { mostUnpacked, pictureProblem } from "../../../src/lib/file-limits";
import { unpackedSize } from "../../../src/lib/unpacked-size";

/** What was found in files, by what they hold: to decode every picture again takes longer than all other checks. */
const notes = resolve("node_modules/.cache/opbb-sp/file-faults.json");

/** Raised when the same file would be judged differently. */
const version = 1;

/** More than any site has; so many are left over from files that are gone. */
const mostNotes = 50_000;

let known: Promise<Map<string, string>> | undefined;
let saved = 0;

/** Files of which this process knows what they hold, by their state on the disk. */
const digests = new Map<string, string>();

/** Why the build could not use a picture or a document, in Portuguese; an empty text for one that it can. */
export async function faultOf(path: string, kind: string): Promise<string> {
  if (kind !== "docx" && !pictures.has(kind)) return "";
  known ??= readNotes();
  const found = await known;
  const { mtimeMs, size } = await stat(path);
  const state = `${path} ${mtimeMs} ${size}`;
  const kept = found.get(digests.get(state) ?? "");
  if (kept !== undefined) return kept;
  const bytes = await readFile(path);
  const digest = createHash("sha256").update(`${version} ${kind} `).update(bytes).digest("hex").slice(0, 20);
  digests.set(state, digest);
  const fault = found.get(digest) ?? (await (kind === "docx" ? documentFault(bytes) : pictureFault(bytes)));
  found.set(digest, fault);
  return fault;
}

/** Keeps what was found for the next check. */
export async function keepFaults(): Promise<void> {
  const found = (await known) ?? new Map();
  if (found.size === saved) return;
  saved = found.size;
  await mkdir(dirname(notes), { recursive: true });
  await writeFile(notes, JSON.stringify([...found].slice(-mostNotes)));
}

async function readNotes(): Promise<Map<string, string>> {
  const found = new Map<string, string>(
    await readFile(notes, "utf8").then(
      (text) => JSON.parse(text),
      () => [],
    ),
  );
  saved = found.size;
  return found;
}

const pictures = new Set(["jpg", "png", "webp", "avif"]);

async function pictureFault(bytes: Buffer): Promise<string> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const problem = pictureProblem(width, height);
    if (problem) return problem;
    // As strict as the build, which makes its pictures with the same library. Small, for less has to be worked out so.
    await sharp(bytes, { failOn: "warning" }).resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return "";
  } catch {
    return "está danificado ou incompleto";
  }
}

async function documentFault(bytes: Buffer): Promise<string> {
  const size = await unpackedSize(new Uint8Array(bytes), mostUnpacked);
  if (size === undefined) return "está danificado ou incompleto";
  return size > mostUnpacked ? `tem mais de ${mostUnpacked / 1024 ** 2} MB depois de descompactado` : "";
}
