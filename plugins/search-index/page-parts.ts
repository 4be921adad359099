import type { PageParts } from "../static-pages/page-parts";
import { searchIndexPath } from "./browser/search-index-path";

/** What the search adds to the pages: its engine is WebAssembly, and the parts of the index change their names with their content. */
export const searchPageParts: PageParts = {
  policies: [
    {
      pages: "/busca",
      directives: { "script-src": ["'self'", "'wasm-unsafe-eval'", "'inline-speculation-rules'"] },
    },
  ],
  headers: ["fragment", "index", "filter"].map((part) => ({
    path: `${searchIndexPath}/${part}/*`,
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  })),
};
