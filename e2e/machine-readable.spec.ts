import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { built } from "./deployed-site";
import { manifestFile, read, readXml, rssFile, sitemapIndex, sitemapPart, structuredData } from "./machine-readable";
import { htmlOf, routes } from "./site";

const pages = [...routes.map((path) => [path, htmlOf(path)] as const), ["/404.html", read("404.html")] as const];
const canonicalOf = (html: string) => /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
const origin = new URL(canonicalOf(htmlOf("/")) ?? "").origin;
/** Where an address of the site leads on it; another throws. */
const pathOf = (url: string) => {
  expect(url).toMatch(new RegExp(`^${origin}/`));
  return decodeURIComponent(new URL(url).pathname);
};
const size = (enclosure: { "@url": string }) => String(statSync(join(built, pathOf(enclosure["@url"]))).size);

/** Open Graph's required four, and what WhatsApp and X read. */
const required = [
  ...["og:title", "og:type", "og:image", "og:description", "og:site_name", "og:locale"],
  ...["og:image:width", "og:image:height", "og:image:alt", "twitter:card"],
];

/** The meta elements of a page by their name or property. */
function metaOf(html: string): ReadonlyMap<string, string> {
  const tags = [...html.matchAll(/<meta\b[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return new Map(
    tags.map((tag) => [attribute(tag, "property") ?? attribute(tag, "name") ?? "", attribute(tag, "content") ?? ""]),
  );
}

/** What each kind of page must tell. */
function typesOf(path: string): string[] {
  if (path === "/") return ["Organization", "WebSite"];
  if (/^\/noticias\/(?!tipo\/|pagina\/)[^/]+$/.test(path)) return ["NewsArticle", "BreadcrumbList"];
  const hasTrail = /^\/(noticias|pastorais(\/.+)?|documentos|subsecoes|beneficios|conheca-a-.*|politica-privacidade)$/;
  return hasTrail.test(path) ? ["BreadcrumbList"] : [];
}

/** What other programs read of the built site: feeds, sitemap, manifest, previews of shared pages, structured data. */
test.describe("for machines", { tag: "@desktop" }, () => {
  test("the RSS feed is right, and its enclosures are as long as it says", () => {
    const { channel } = rssFile.parse(readXml("rss.xml")).rss;
    expect(channel["atom:link"]["@href"]).toBe(`${origin}/rss.xml`);
    const names = channel.item.map(({ guid }) => guid["#text"]);
    expect(new Set(names).size).toBe(names.length);
    const dates = channel.item.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const { enclosure } of channel.item)
      if (enclosure) expect([enclosure["@url"], enclosure["@length"]]).toEqual([enclosure["@url"], size(enclosure)]);
  });

  test("the sitemap lists each page that may be indexed, once; robots.txt names it", () => {
    const { sitemap } = sitemapIndex.parse(readXml("sitemap-index.xml")).sitemapindex;
    const listed = sitemap.flatMap(({ loc }) => sitemapPart.parse(readXml(pathOf(loc))).urlset.url);
    expect(listed.map(({ loc }) => loc).sort()).toEqual(
      routes.flatMap((path) => canonicalOf(htmlOf(path)) ?? []).sort(),
    );
    // Of lists nobody knows when they changed: an event that is over leaves one too.
    const dated = listed.flatMap(({ loc, lastmod }) => (lastmod ? [pathOf(loc)] : []));
    expect(dated.filter((path) => typesOf(path)[0] !== "NewsArticle")).toEqual([]);
    expect(read("robots.txt")).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap-index.xml\n`);
  });

  test("the manifest names icons of their size, one that may be cut, and a page that is there", async () => {
    const { icons, start_url } = manifestFile.parse(JSON.parse(read("manifest.webmanifest")));
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
    );
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(join(built, src)).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    expect(routes).toContain(start_url);
  });

  test("every page has a preview, with a picture of the right size", async () => {
    const seen = new Set<string>();
    for (const [path, html] of pages) {
      const meta = metaOf(html);
      expect([path, required.filter((name) => !meta.get(name))]).toEqual([path, []]);
      expect([path, meta.get("og:url")]).toEqual([path, canonicalOf(html)]);
      expect([path, meta.get("og:image:width"), meta.get("og:image:height")]).toEqual([path, "1200", "630"]);
      const image = meta.get("og:image") ?? "";
      if (seen.has(image)) continue;
      seen.add(image);
      const file = join(built, pathOf(image));
      const { width, height, format } = await sharp(file).metadata();
      expect([path, width, height, format]).toEqual([path, 1200, 630, "jpeg"]);
      // Some apps show no picture that is larger.
      expect(statSync(file).size, image).toBeLessThanOrEqual(300 * 1024);
    }
  });

  test("every page tells what it is, and names nothing that is not there", () => {
    for (const [path, html] of pages) {
      const things = structuredData(html);
      const types = things.map((thing) => thing["@type"]);
      expect([path, types]).toEqual([path, expect.arrayContaining(typesOf(path))]);
      for (const thing of things)
        if ("mainEntityOfPage" in thing) expect(thing.mainEntityOfPage).toBe(canonicalOf(html));
      const addresses = JSON.stringify(things).match(/https:\/\/[^"{]+(?=")/g) ?? [];
      const ours = addresses.filter((url) => url.startsWith(`${origin}/`)).map(pathOf);
      expect([path, ours.filter((one) => !routes.includes(one) && !existsSync(join(built, one)))]).toEqual([path, []]);
    }
  });
});
