import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { cleanText } from "../../src/lib/clean-text";
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

/** What is known of a document's file. */
export interface DocumentFacts {
  /** Hash of its content. */
  readonly digest: string;
  /** The text of each page, without headers and footers. */
  readonly pages: readonly string[];
  readonly thumbnail: { readonly width: number; readonly height: number } | null;
  readonly trouble?: Trouble;
}

/** The cache, by content: outside of what Gatsby empties when its configuration changes. */
const folder = resolve("node_modules/.cache/opbb-sp/documents");

/** Raised when a file would be read differently. */
const version = 3;

/** Milliseconds for one file: a damaged one can keep the library busy for ever. */
const timeout = 60_000;

/** A compressed file can unpack to more than the machine has; without a limit the build would die with it. */
const resourceLimits = { maxOldGenerationSizeMb: 1536 };

/** The file of a thumbnail. */
export const thumbnailFile = ({ digest }: DocumentFacts): string => join(folder, `${digest}.webp`);

/** Of this process, by path and state on the disk. */
const read = new Map<string, Promise<DocumentFacts>>();

/** Reads a document's file; one that was read before is only looked up, until its content changes. */
export function documentFacts(path: string): Promise<DocumentFacts> {
  const { mtimeMs, size } = statSync(path);
  const state = `${path} ${mtimeMs} ${size}`;
  const facts = read.get(state) ?? factsOf(path);
  read.set(state, facts);
  return facts;
}

async function factsOf(path: string): Promise<DocumentFacts> {
  const digest = createHash("sha256")
    .update(`${version} ${extname(path)} `)
    .update(await readFile(path))
    .digest("hex")
    .slice(0, 20);
  const cached = join(folder, `${digest}.json`);
  const known = await readFile(cached, "utf8").catch(() => undefined);
  if (known !== undefined) return JSON.parse(known);
  const { thumbnail, pages, ...rest } = await inTurn(path);
  await mkdir(folder, { recursive: true });
  const facts: DocumentFacts = {
    digest,
    ...rest,
    // Nobody can mend what stands in a PDF.
    pages: readablePages(pages.map(cleanText)),
    thumbnail: thumbnail && { width: thumbnail.width, height: thumbnail.height },
  };
  if (thumbnail) await writeFile(thumbnailFile(facts), thumbnail.webp);
  // A busy machine can make a sound file look broken: the next build tries again.
  if (facts.trouble !== "broken") await writeFile(cached, JSON.stringify(facts));
  return facts;
}

let worker: Worker | undefined;
let waiting = 0;
let queue: Promise<unknown> = Promise.resolve();

/** One file at a time; the worker ends when there is none left. */
function inTurn(path: string): Promise<ReadFile> {
  waiting += 1;
  const turn = queue.then(() => readInWorker(path));
  queue = turn.finally(() => {
    waiting -= 1;
    if (waiting === 0) dismissWorker();
  });
  return turn;
}

function readInWorker(path: string): Promise<ReadFile> {
  worker ??= new Worker(resolve("plugins/document-text/reader.mjs"), { stdout: true, stderr: true, resourceLimits });
  const current = worker;
  return new Promise((done) => {
    const finish = (read: ReadFile) => {
      clearTimeout(timer);
      current.off("message", finish).off("error", giveUp).off("exit", giveUp);
      done(read);
    };
    const giveUp = () => {
      finish({ pages: [], thumbnail: null, trouble: "broken" });
      dismissWorker();
    };
    const timer = setTimeout(giveUp, timeout);
    current.once("message", finish);
    current.once("error", giveUp);
    current.once("exit", giveUp);
    current.postMessage({ path, extension: extname(path).slice(1).toLowerCase() });
  });
}

function dismissWorker() {
  worker?.terminate();
  worker = undefined;
}
