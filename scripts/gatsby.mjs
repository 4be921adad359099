import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import queryFiles from "gatsby/dist/query/file-parser.js";
import parcel from "gatsby/dist/utils/parcel/compile-gatsby-files.js";
import { WorkerPool } from "gatsby-worker";
import { compileHooks } from "./compile-hooks.mjs";
import { letPoolsEnd } from "./idle-workers.mjs";
import { mayTellGatsby } from "./told-to-gatsby.mjs";

/**
 * Gatsby's command line, without two things that took long: Parcel compiled `gatsby-config.ts` and `gatsby-node.ts` in 3 to 5
 * seconds, which esbuild does in none. And Babel parsed a hundred files without a query, plugins' and the editor's, for one.
 * Nor does it break off at its end when its worker is late.
 */
const parser = queryFiles.default?.prototype;
if (typeof parcel.compileGatsbyFiles !== "function" || typeof parser?.parseFile !== "function")
  throw new Error("Gatsby works in another way now: see whether scripts/gatsby.mjs is still needed.");
parcel.compileGatsbyFiles = compileHooks;
const { parseFile } = parser;
parser.parseFile = async function parseIfNeeded(file, addError) {
  // A file that can't be read is Gatsby's to report.
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined || mayTellGatsby(text) ? parseFile.call(this, file, addError) : null;
};
letPoolsEnd(WorkerPool);

createRequire(import.meta.url)("gatsby/cli.js");
