import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * Pagefind's Node API. Its package opens to `import` alone, and what Parcel compiles for `gatsby develop` has `require` in the
 * place of every `import()`; Node requires an ES module by its file.
 */
export const loadPagefind = (): typeof import("pagefind") =>
  createRequire(resolve("package.json"))(resolve("node_modules/pagefind/lib/index.js"));
