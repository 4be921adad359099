import { x } from "xastscript";
import { feedPaths } from "../../../src/lib/feed-paths";
import { xmlFile } from "./xml";

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
  readonly author: string;
}

export interface RssItem {
  /** Name of its folder: stays when the address changes. */
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly updated: string | null;
  readonly categories: readonly string[];
  /** The whole text; HTML with full addresses. */
  readonly html: string;
  readonly image?: { readonly url: string; readonly bytes: number } | undefined;
}

/** Writes a feed as https://www.rssboard.org/rss-specification asks, with the whole text of each item. Newest first. */
export function rss({ title, description, origin, author }: RssChannel, items: readonly RssItem[]): string {
  const newest = items
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .at(-1);
  const channel = x("channel", [
    x("title", title),
    x("link", `${origin}/noticias`),
    x("description", description),
    x("language", "pt-BR"),
    newest ? x("lastBuildDate", mailDate(newest)) : null,
    x("docs", "https://www.rssboard.org/rss-specification"),
    x("ttl", "60"),
    x("image", [
      x("url", `${origin}/icon-144.png`),
      x("title", title),
      x("link", `${origin}/noticias`),
      x("width", "144"),
      x("height", "144"),
    ]),
    x("atom:link", { href: origin + feedPaths.news, rel: "self", type: "application/rss+xml" }),
    ...items.map((item) => element(item, origin, author)),
  ]);
  const root = x(
    "rss",
    {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    },
    [channel],
  );
  return xmlFile(root);
}

const element = (
  { key, path, title, summary, date, categories, html, image }: RssItem,
  origin: string,
  author: string,
) =>
  x("item", [
    x("title", title),
    x("link", origin + path),
    // A name that stays when an editor changes the address (RFC 4151), so that readers don't show the item twice.
    x("guid", { isPermaLink: "false" }, `tag:${new URL(origin).hostname},2026:noticias/${key}`),
    x("pubDate", mailDate(date)),
    x("dc:creator", author),
    ...categories.map((category) => x("category", category)),
    x("description", summary),
    x("content:encoded", html),
    image ? x("enclosure", { url: image.url, length: String(image.bytes), type: "image/jpeg" }) : null,
  ]);

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The beginning of a day in São Paulo, as mail and RSS write it: `Sat, 21 Nov 2026 00:00:00 -0300`. */
export function mailDate(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const name = weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
  return `${name}, ${String(date).padStart(2, "0")} ${months[month - 1]} ${year} 00:00:00 -0300`;
}
