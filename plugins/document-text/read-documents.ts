import { createHash } from "node:crypto";
import { once } from "node:events";
import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { cleanText } from "../../src/lib/clean-text";
import { getOrInsert } from "../../src/lib/get-or-insert";
import { required } from "../../src/lib/required";
import { readablePages } from "./page-text";

/** Why a file can't be read, or not as text. */
export type Trouble = "encrypted" | "broken" | "scanned";

/** What the worker reads out of a file. */
export interface ReadFile {
  /** The text of each page; a file without pages has one. */
  readonly pages: readonly string[];
  /** The first page as a small picture. */
  readonly thumbnail: { readonly width: number; readonly height: number; readonly webp: Uint8Array } | null;
  readonly trouble?: Trouble;
}

/** Facts about a document's file; pages without headers and footers. */
export interface DocumentFacts extends Omit<ReadFile, "thumbnail"> {
  readonly digest: string;
  readonly thumbnail: { readonly width: number; readonly height: number } | null;
}

/** The cache, by content, outside of what Gatsby empties. */
const folder = resolve("node_modules/.cache/opbb-site/documents");

/** Raise it when files are read differently. */
const version = 5;

/** Timeout for one file in milliseconds: a damaged one can block the library for ever. */
const timeout = 60_000;

/** A compressed file can unpack to more memory than the machine has. */
const resourceLimits = { maxOldGenerationSizeMb: 1536 };

/** The file of a thumbnail. */
export const thumbnailFile = ({ digest }: DocumentFacts): string => join(folder, `${digest}.webp`);

/** Facts by path, time and size, for this process. */
const read = new Map<string, Promise<DocumentFacts>>();

/** Reads a document's file; cached by content. */
export function documentFacts(path: string): Promise<DocumentFacts> {
  const { mtimeMs, size } = statSync(path);
  return getOrInsert(read, `${path} ${mtimeMs} ${size}`, () => factsOf(path));
}

async function factsOf(path: string): Promise<DocumentFacts> {
  const digest = createHash("sha256")
    .update(`${version} ${extname(path)} `)
    .update(await readFile(path))
    .digest("hex")
    .slice(0, 20);
  const cached = join(folder, `${digest}.json`);
  // One that a full disk or a kill cut short is read anew.
  const known: DocumentFacts | undefined = await readFile(cached, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
  if (known) return known;
  const { thumbnail, pages, ...rest } = await inTurn(path);
  await mkdir(folder, { recursive: true });
  const facts: DocumentFacts = {
    digest,
    ...rest,
    // Editors can't correct the text of a PDF.
    pages: readablePages(pages.map(cleanText)),
    thumbnail: thumbnail && { width: thumbnail.width, height: thumbnail.height },
  };
  if (thumbnail) await writeFile(thumbnailFile(facts), thumbnail.webp);
  // On a busy machine a sound file can look broken: the next build tries again.
  if (facts.trouble !== "broken") await writeFile(cached, JSON.stringify(facts));
  return facts;
}

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One file at a time; the worker ends when there is none left. */
function inTurn(path: string): Promise<ReadFile> {
  const turn: Promise<ReadFile> = last
    .then(() => readInWorker(path))
    .finally(() => {
      if (last === turn) dismissWorker();
    });
  last = turn;
  return turn;
}

/** A file that exceeds time or memory ends the worker. */
async function readInWorker(path: string): Promise<ReadFile> {
  worker ??= new Worker(resolve("plugins/document-text/reader.mjs"), { stdout: true, stderr: true, resourceLimits });
  worker.postMessage({ path, extension: extname(path).slice(1).toLowerCase() });
  try {
    const [read]: ReadFile[] = await once(worker, "message", { signal: AbortSignal.timeout(timeout) });
    return required(read);
  } catch {
    dismissWorker();
    return { pages: [], thumbnail: null, trouble: "broken" };
  }
}

function dismissWorker() {
  worker?.terminate();
  worker = undefined;
}
