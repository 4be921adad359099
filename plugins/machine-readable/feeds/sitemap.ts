import { x } from "xastscript";
import { xmlFile } from "./xml";

/** A page that search engines may list. */
export interface Listed {
  /** Its full address. */
  readonly url: string;
  /** The day of its last change, where the content tells it. */
  readonly changed?: string | undefined;
}

/** Addresses that one file may hold (https://www.sitemaps.org/protocol.html). */
const most = 50_000;

const namespace = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

/** The sitemap's files by their paths: as many as the pages need, and the index that names them. */
export function sitemaps(pages: readonly Listed[], origin: string): ReadonlyMap<string, string> {
  const sorted = [...pages].sort((a, b) => (a.url < b.url ? -1 : 1));
  const parts = Array.from({ length: Math.max(1, Math.ceil(sorted.length / most)) }, (_part, index) =>
    sorted.slice(index * most, (index + 1) * most),
  );
  const newest = (part: readonly Listed[]) =>
    part
      .flatMap(({ changed }) => changed ?? [])
      .sort()
      .at(-1);
  const index = x(
    "sitemapindex",
    namespace,
    parts.map((part, number) => place("sitemap", { url: origin + pathOf(number), changed: newest(part) })),
  );
  return new Map([
    ...parts.map(
      (part, number) =>
        [
          pathOf(number),
          xmlFile(
            x(
              "urlset",
              namespace,
              part.map((page) => place("url", page)),
            ),
          ),
        ] as const,
    ),
    ["/sitemap-index.xml", xmlFile(index)],
  ]);
}

const pathOf = (number: number) => `/sitemap-${number}.xml`;

const place = (name: string, { url, changed }: Listed) =>
  x(name, [x("loc", url), changed ? x("lastmod", changed) : null]);
