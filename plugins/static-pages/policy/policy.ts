import { createHash } from "node:crypto";

/** Sources by directive of a Content Security Policy. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** What a page of the site may load, run and send to. Scripts come from files alone, styles also from the page itself. */
const everyPage: Directives = {
  "default-src": ["'none'"],
  // The boot file adds the rules by which the browser gets the next page ready.
  "script-src": ["'self'", "'inline-speculation-rules'"],
  "style-src": ["'self'"],
  // Colours behind pictures, columns of tables: attributes that the build writes. Content's own are taken out.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
};

interface PagePolicy {
  /** As in `_headers`: `/admin/*` is `/admin` too. */
  readonly pages: string;
  readonly reason: string;
  /** Directives that differ, with all of their sources. */
  readonly directives: Directives;
}

/**
 * Pages that need more than the others. A page keeps the policy of the document that it was opened in, so links to these
 * load a new document: lib/own-documents.ts must name them too.
 */
export const pagePolicies: readonly PagePolicy[] = [
  {
    pages: "/busca",
    reason: "the search engine is WebAssembly",
    directives: { "script-src": ["'self'", "'wasm-unsafe-eval'", "'inline-speculation-rules'"] },
  },
  {
    pages: "/admin/*",
    reason: "Decap CMS keeps its styles in an empty element, and shrinks pictures before saving, with WebAssembly",
    directives: {
      "script-src": ["'self'", "'wasm-unsafe-eval'"],
      // An element without text: its rules are put in one by one, which no policy looks at.
      "style-src": ["'self'", `'sha256-${createHash("sha256").digest("base64")}'`],
      "img-src": ["'self'", "data:", "blob:"],
      "font-src": ["'self'", "data:"],
      "media-src": ["'self'", "blob:"],
      "connect-src": ["'self'", "data:", "blob:"],
      "worker-src": ["'self'", "blob:"],
      "frame-src": ["'self'", "blob:"],
      "form-action": ["'none'"],
    },
  },
];

/**
 * The policy of a page as it stands in its `<meta>`: on hosts that send no headers it is all there is. `outside` names
 * what the settings open to other origins, `styles` the hashes of the styles inside the page.
 */
export function pagePolicy(path: string, outside: Directives = {}, styles: readonly string[] = []): string {
  const own = pagePolicies.find(({ pages }) => covers(pages, path))?.directives ?? {};
  const directives: Record<string, readonly string[]> = { ...everyPage, ...own };
  for (const [name, sources] of Object.entries(outside))
    directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  directives["style-src"] = [...(directives["style-src"] ?? []), ...styles.map((hash) => `'${hash}'`)];
  return write(directives);
}

/** What a `<meta>` can't say, for every file of the site; and, for hosts that join policies, nothing that others contradict. */
export const headerPolicy = write({
  "frame-ancestors": ["'none'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
});

/** For a file from content that is opened by itself: nothing in it runs. */
export const uploadPolicy = write({ "default-src": ["'none'"], "style-src": ["'unsafe-inline'"], sandbox: [] });

/** A policy in writing. */
function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

const covers = (pattern: string, path: string) =>
  pattern.endsWith("/*") ? `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern;
