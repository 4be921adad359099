import { createRequire } from "node:module";
import parcel from "gatsby/dist/utils/parcel/compile-gatsby-files.js";
import { hasCompiledHooks } from "./code-cache.mjs";

/**
 * Gatsby's command line, which starts Parcel in each build to compile `gatsby-config.ts` and `gatsby-node.ts`: 3 to 5 seconds
 * for the same files as before, unless the code changed. Here they are taken as the build before compiled them.
 */
if (typeof parcel.compileGatsbyFiles !== "function")
  throw new Error("Gatsby compiles its hooks in another way now: see whether scripts/gatsby.mjs is still needed.");
if (hasCompiledHooks(process.cwd(), process.env.CODE_DIGEST)) parcel.compileGatsbyFiles = async () => undefined;

createRequire(import.meta.url)("gatsby/cli.js");
