import { z } from "zod";
import { fullAddress, issuesOf, readXml } from "./read";

const namespace = { "@xmlns": z.literal("http://www.sitemaps.org/schemas/sitemap/0.9") };
const loc = fullAddress.max(2048);
/** At most so many addresses in one file: https://www.sitemaps.org/protocol.html */
const most = 50_000;

const index = z.object({
  sitemapindex: z.object({ ...namespace, sitemap: z.array(z.object({ loc })).min(1) }),
});
const part = z.object({
  urlset: z.object({
    ...namespace,
    url: z
      .array(z.object({ loc, lastmod: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional() }))
      .min(1)
      .max(most),
  }),
});

/**
 * What is wrong with a site's sitemap. `read` gives a file of the site by its path; `listed` are the canonical addresses
 * of all pages that may be indexed.
 */
export function sitemapProblems(
  source: string,
  { origin, read, listed }: { origin: string; read: (path: string) => string | undefined; listed: readonly string[] },
): string[] {
  try {
    const parsed = index.safeParse(readXml(source));
    if (!parsed.success) return issuesOf(index, readXml(source));
    const problems: string[] = [];
    const found = parsed.data.sitemapindex.sitemap.flatMap(({ loc: url }) => {
      const text = url.startsWith(`${origin}/`) ? read(url.slice(origin.length)) : undefined;
      if (text === undefined) problems.push(`${url} is not there`);
      const data = text === undefined ? undefined : readXml(text);
      if (data) problems.push(...issuesOf(part, data));
      return part.safeParse(data).data?.urlset.url.map((one) => one.loc) ?? [];
    });
    return [
      ...problems,
      ...(new Set(found).size === found.length ? [] : ["an address stands there twice"]),
      ...found.filter((url) => !listed.includes(url)).map((url) => `${url} is no page that may be indexed`),
      ...listed.filter((url) => !found.includes(url)).map((url) => `${url} is missing`),
    ];
  } catch (error) {
    return [`not well-formed: ${String(error)}`];
  }
}

/** What is wrong with robots.txt: a line that means nothing, or a sitemap that it does not name. */
export function robotsProblems(text: string, sitemap: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return [
    ...lines
      .filter((line) => !/^(User-agent|Allow|Disallow|Sitemap):/i.test(line))
      .map((line) => `“${line}” means nothing`),
    ...(/^User-agent: /i.test(lines[0] ?? "") ? [] : ["it does not begin with a User-agent"]),
    ...(lines.includes(`Sitemap: ${sitemap}`) ? [] : [`it does not name ${sitemap}`]),
    ...(lines.some((line) => /^Disallow: *\/ *$/i.test(line)) ? ["it shuts the whole site"] : []),
  ];
}
