import { readFile } from "node:fs/promises";
import { compileHooks } from "./compile-hooks.mjs";
import { poolOfNone } from "./one-process.mjs";

/**
 * Loaded before Gatsby, and before each process that it starts (scripts/gatsby.mjs): esbuild compiles the hooks in place of
 * Parcel, Babel parses no file without a query, and a build has no worker. Workers do none of it.
 */
if (!/[\\/](jest|gatsby)-worker[\\/]/.test(process.argv[1] ?? "")) {
  const { default: parcel } = await import("gatsby/dist/utils/parcel/compile-gatsby-files.js");
  if (typeof parcel.compileGatsbyFiles !== "function")
    throw new Error("Gatsby compiles its files in another way now: see whether scripts/gatsby-preload.mjs is needed.");
  parcel.compileGatsbyFiles = compileHooks;
  const { default: queryFiles } = await import("gatsby/dist/query/file-parser.js");
  parseLess(queryFiles.default.prototype);
  if (process.argv[2] === "build") {
    const { default: workers } = await import("gatsby-worker");
    if (typeof workers.WorkerPool?.prototype.end !== "function")
      throw new Error("Gatsby's workers are of another kind now: see whether scripts/one-process.mjs is still needed.");
    const load = async () => (await import("gatsby/dist/utils/worker/child/render-html.js")).default;
    Reflect.set(workers, "WorkerPool", poolOfNone(load));
  }
}

/** What Gatsby looks for in a file: a query, a slice, or what a page exports. */
const lookedFor = /graphql`|<Slice\b|\bexport\b(?:.*|\s*\{[^}]*)\b(?:config|getServerData|Head)\b/;

/**
 * Gatsby would parse each file with Babel that has a "config" or a "Head" somewhere in it, in packages too: more than a tenth of the
 * time that one edit takes.
 * @param {{ parseFile: (file: string, ...rest: unknown[]) => Promise<unknown> }} parser
 */
function parseLess(parser) {
  const { parseFile } = parser;
  if (typeof parseFile !== "function")
    throw new Error("Gatsby looks for queries in another way now: see whether parseLess is still needed.");
  parser.parseFile = async function parseIfNeeded(file, ...rest) {
    const text = await readFile(file, "utf8").catch(() => undefined);
    return text === undefined || lookedFor.test(text) ? parseFile.call(this, file, ...rest) : null;
  };
}
