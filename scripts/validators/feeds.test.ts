import { manifestProblems } from "./manifest";
import { previewProblems } from "./preview";
import { rssProblems } from "./rss";
import { robotsProblems, sitemapProblems } from "./sitemap";

const origin = "https://opbb-sp.example.org";
const self = `${origin}/rss.xml`;

const item = (text = '&lt;p&gt;Um &lt;a href="https://example.org/"&gt;texto&lt;/a&gt;&lt;/p&gt;', rest = "") => `<item>
  <title>Assembleia</title><link>${origin}/noticias/a</link><guid isPermaLink="false">tag:a</guid>
  <pubDate>Mon, 09 Nov 2026 00:00:00 -0300</pubDate><description>Resumo</description>
  <content:encoded>${text}</content:encoded>${rest}</item>`;

const feed = (items: string, link = `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <title>T</title><link>${origin}/noticias</link><description>D</description>${link}${items}</channel></rss>`;

const rssOf = (source: string) => rssProblems(source, { self, sizeOf: () => 1234 }).join("\n");

test.each([
  ["nothing in a good feed", feed(item()), /^$/],
  ["what is not well-formed", feed("<item>"), /not well-formed/],
  ["a feed that does not name itself", feed(item(), ""), /atom:link: Invalid/],
  ["a weekday that is not that of the date", feed(item().replace("Mon", "Tue")), /pubDate: .*another weekday/],
  [
    "a day written otherwise",
    feed(item().replace(/<pubDate>.*<\/pubDate>/, "<pubDate>2026-11-09</pubDate>")),
    /no date as in mail/,
  ],
  ["an address without a host", feed(item('&lt;a href="/noticias"&gt;')), /no full address/],
  ["what a reader would refuse", feed(item("&lt;script&gt;")), /not for feeds/],
  [
    "a wrong length",
    feed(item("x", `<enclosure url="${origin}/a.jpg" length="1" type="image/jpeg"/>`)),
    /enclosure: has another length/,
  ],
  ["an unknown element", feed(item("x", "<author-name>A</author-name>")), /Unrecognized key: "author-name"/],
  ["two items with one name", feed(item() + item()), /same guid/],
  [
    "an item without its text",
    feed(item().replace(/<content:encoded>.*<\/content:encoded>/, "")),
    /content:encoded: Invalid/,
  ],
])("the validator of feeds finds %s", (_name, source, problem) => expect(rssOf(source)).toMatch(problem));

const sitemap = (...urls: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-11-09</lastmod></url>`).join("")}</urlset>`;
const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/sitemap-0.xml</loc></sitemap></sitemapindex>`;
const sitemapOf = (part: string | undefined, listed = [`${origin}/`]) =>
  sitemapProblems(index, { origin, read: () => part, listed }).join("\n");

test.each([
  ["nothing in a good one", sitemap(`${origin}/`), /^$/],
  ["a part that is not there", undefined, /sitemap-0.xml is not there/],
  ["a page that is missing", sitemap(), /urlset.url: Invalid[\s\S]*is missing/],
  ["a page too many", sitemap(`${origin}/`, `${origin}/404`), /404 is no page that may be indexed/],
  ["a page twice", sitemap(`${origin}/`, `${origin}/`), /stands there twice/],
  ["a day that does not exist", sitemap(`${origin}/`).replace("2026-11-09", "9/11/2026"), /lastmod: Invalid/],
  ["another root", sitemap(`${origin}/`).replace("0.9", "0.8"), /@xmlns: Invalid/],
])("the validator of sitemaps finds %s", (_name, part, problem) => expect(sitemapOf(part)).toMatch(problem));

test("the validator of robots.txt finds a missing sitemap and a shut site", () => {
  const good = `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap-index.xml\n`;
  expect(robotsProblems(good, `${origin}/sitemap-index.xml`)).toEqual([]);
  expect(robotsProblems("User-agent: *\nDisallow: /\nNoindex: /a", `${origin}/s.xml`)).toHaveLength(3);
});

const icon = (sizes: string, purpose = "any") => ({ src: `/icon-${sizes}.png`, sizes, type: "image/png", purpose });
const manifest = {
  id: "/",
  name: "Ordem",
  short_name: "OPBB-SP",
  description: "D",
  lang: "pt-BR",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "minimal-ui",
  theme_color: "#0c3944",
  background_color: "#fbf8f2",
  icons: [icon("192x192"), icon("512x512"), icon("512x512", "maskable")],
};
const manifestOf = async (change: object) => {
  const picture = async (path: string) => {
    const size = Number(/(\d+)x/.exec(path)?.[1]);
    return { width: size, height: size, format: "png" };
  };
  const isPage = (path: string) => path !== "/nada";
  return (await manifestProblems(JSON.stringify({ ...manifest, ...change }), { picture, isPage })).join("\n");
};

test.each([
  ["nothing in a good one", {}, /^$/],
  ["a missing name", { name: "" }, /^name: /],
  ["a display that does not exist", { display: "small" }, /^display: /],
  ["no maskable icon", { icons: manifest.icons.slice(0, 2).concat(icon("48x48")) }, /no maskable icon/],
  [
    "an icon of another size",
    { icons: [...manifest.icons, { ...icon("64x64"), src: "/icon-32x32.png" }] },
    /is not 64x64/,
  ],
])("the validator of manifests finds %s", async (_name, change, problem) =>
  expect(await manifestOf(change)).toMatch(problem),
);

const image = `${origin}/social/a.jpg`;
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}"/>`;
const head = [
  ...["title", "type", "description", "site_name", "locale", "image:alt"].map((name) => meta(`og:${name}`, "x")),
  meta("og:image", image),
  meta("og:image:width", "1200"),
  meta("og:image:height", "630"),
  '<meta name="twitter:card" content="summary_large_image"/>',
].join("");
const good = { width: 1200, height: 630, format: "jpeg", bytes: 90_000 };
const previewOf = async (html: string, file: typeof good | undefined) =>
  (await previewProblems(html, origin, async () => file)).join("\n");

test.each([
  ["nothing in a good one", head, good, /^$/],
  ["a tag that is missing", head.replace("og:locale", "og:local"), good, /no og:locale/],
  ["a picture that is not there", head, undefined, /is not there/],
  ["a picture without its host", head.replace(image, "/social/a.jpg"), good, /not a full address/],
  ["a picture of too many bytes", head, { ...good, bytes: 400_000 }, /has 400000 bytes/],
  ["a picture of another size", head, { ...good, height: 600 }, /is 1200 × 600/],
  ["an address that is not the canonical one", head + meta("og:url", `${origin}/a`), good, /og:url is not/],
])("the validator of previews finds %s", async (_name, html, file, problem) =>
  expect(await previewOf(html, file)).toMatch(problem),
);
