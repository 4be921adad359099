import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { cleanText } from "../../src/lib/clean-text";
import type { DocumentFacts, ReadFile } from "./facts";

/** Where what was read is kept, by content: outside of what Gatsby empties when its configuration changes. */
const folder = resolve("node_modules/.cache/opbb-sp/documents");

/** Raised when a file would be read differently. */
const version = 2;

/** A file that takes longer has upset the library. */
const patience = 60_000;

/** One that needs more memory has upset it, too; without a limit it would take the build with it. */
const resourceLimits = { maxOldGenerationSizeMb: 1536 };

/** Where the thumbnail of a file lies. */
export const thumbnailFile = ({ digest }: DocumentFacts): string => join(folder, `${digest}.webp`);

const known = new Map<string, Promise<DocumentFacts>>();

/** What is known of a document's file; it is read once, and again only when it holds something else. */
export function documentFacts(path: string): Promise<DocumentFacts> {
  const { mtimeMs, size } = statSync(path);
  const state = `${path} ${mtimeMs} ${size}`;
  const facts = known.get(state) ?? factsOf(path);
  known.set(state, facts);
  return facts;
}

async function factsOf(path: string): Promise<DocumentFacts> {
  const digest = createHash("sha256")
    .update(`${version} ${extname(path)} `)
    .update(await readFile(path))
    .digest("hex")
    .slice(0, 20);
  const note = join(folder, `${digest}.json`);
  const kept = await readFile(note, "utf8").catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept);
  const { thumbnail, pages, ...read } = await inTurn(path);
  await mkdir(folder, { recursive: true });
  const facts: DocumentFacts = {
    digest,
    ...read,
    // Nobody can mend what stands in a PDF.
    pages: pages.map(cleanText),
    thumbnail: thumbnail && { width: thumbnail.width, height: thumbnail.height },
  };
  if (thumbnail) await writeFile(thumbnailFile(facts), thumbnail.webp);
  // A busy machine can make a sound file look broken: the next build tries again.
  if (facts.trouble !== "broken") await writeFile(note, JSON.stringify(facts));
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
      clearTimeout(late);
      current.off("message", finish).off("error", give).off("exit", give);
      done(read);
    };
    const give = () => {
      finish({ pages: [], thumbnail: null, trouble: "broken" });
      dismissWorker();
    };
    const late = setTimeout(give, patience);
    current.once("message", finish);
    current.once("error", give);
    current.once("exit", give);
    current.postMessage({ path, extension: extname(path).slice(1).toLowerCase() });
  });
}

function dismissWorker() {
  worker?.terminate();
  worker = undefined;
}
