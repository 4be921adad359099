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

/** What some pages need more than the others, with all sources of each directive that differs. */
export interface PagePolicy {
  /**
   * A path, or all below one: `/admin/*` is `/admin` too. A page keeps the policy of the document that it was opened in, so
   * links to these must load a new document: lib/own-documents.ts must name them too.
   */
  readonly pages: string;
  readonly directives: Directives;
}

/** The directives of a page that differ from those of every page. */
export const ownDirectives = (policies: readonly PagePolicy[], path: string): Directives =>
  policies.find(({ pages }) => covers(pages, path))?.directives ?? {};

/**
 * The policy of a page as it stands in its `<meta>`: on hosts that send no headers it is all there is. `own` are directives in
 * the place of every page's, `outside` names other origins, `styles` the hashes of the styles inside the page.
 */
export function pagePolicy(own: Directives = {}, outside: Directives = {}, styles: readonly string[] = []): string {
  const directives: Record<string, readonly string[]> = { ...everyPage, ...own };
  for (const [name, sources] of Object.entries(outside))
    if (sources.length > 0) directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  directives["style-src"] = [...(directives["style-src"] ?? []), ...styles.map((hash) => `'${hash}'`)];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

const covers = (pattern: string, path: string) =>
  pattern.endsWith("/*") ? `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern;
