import { isDay } from "../../src/lib/dates";
import { childrenOf, isFullAddress, readXml, textIn } from "./xml";

/** Addresses and bytes that one file may have (https://www.sitemaps.org/protocol.html). */
const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024, length: 2048 };
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * What is wrong with a site's sitemap. `read` gives a file of the site by its path; `listed` are the canonical addresses
 * of all pages that may be indexed.
 */
export function sitemapProblems(
  index: string,
  { origin, read, listed }: { origin: string; read: (path: string) => string | undefined; listed: readonly string[] },
): string[] {
  const { locations, problems } = readPart(index, "sitemapindex", "sitemap");
  const parts = locations.map((url) => {
    const text = url.startsWith(`${origin}/`) ? read(url.slice(origin.length)) : undefined;
    return text === undefined ? { locations: [], problems: [`${url} is not there`] } : readPart(text, "urlset", "url");
  });
  const found = parts.flatMap((part) => part.locations);
  const known = new Set(found);
  const wanted = new Set(listed);
  return [
    ...problems,
    ...parts.flatMap((part) => part.problems),
    ...(known.size === found.length ? [] : ["an address stands there twice"]),
    ...found.filter((url) => !wanted.has(url)).map((url) => `${url} is no page that may be indexed`),
    ...listed.filter((url) => !known.has(url)).map((url) => `${url} is missing`),
  ];
}

function readPart(source: string, rootName: string, name: string): { locations: string[]; problems: string[] } {
  try {
    const root = readXml(source);
    const entries = childrenOf(root, name);
    const locations = entries.map((entry) => textIn(entry, "loc"));
    const say = (wrong: boolean, problem: string) => (wrong ? [problem] : []);
    return {
      locations,
      problems: [
        ...say(
          root.name !== rootName || root.attributes.xmlns !== namespace,
          `the root is no ${rootName} of the protocol`,
        ),
        ...say(root.elements.length !== entries.length, `the ${rootName} has elements that are no ${name}`),
        ...say(entries.length === 0, `the ${rootName} is empty`),
        ...say(entries.length > limits.addresses, `${entries.length} addresses in one file`),
        ...say(Buffer.byteLength(source) > limits.bytes, "the file is too large"),
        ...locations.flatMap((url) =>
          say(!isFullAddress(url) || url.length > limits.length, `“${url}” is no full address`),
        ),
        ...entries.flatMap((entry) => {
          const changed = textIn(entry, "lastmod");
          return say(changed !== "" && !isDay(changed), `lastmod is “${changed}”`);
        }),
      ],
    };
  } catch (error) {
    return { locations: [], problems: [`not well-formed: ${String(error)}`] };
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
