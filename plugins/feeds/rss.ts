import { Feed } from "feed";
import { escapeHtml } from "../../src/lib/escape-html";
import { instantIn } from "../../src/lib/event-times";
import { feedBody } from "./feed-body";

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** In which days begin. */
  readonly timeZone: string;
  /** Full addresses: of the feed, of the page that it follows, of its picture. */
  readonly self: string;
  readonly page: string;
  readonly image: string;
}

export interface RssItem {
  /** A permanent id: readers show the item once, even if its address changes (RFC 4151). */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Days, `2026-11-21`. */
  readonly date: string;
  readonly updated?: string | undefined;
  readonly categories: readonly string[];
  /** The whole text, as on the page. */
  readonly html: string;
  readonly image?: { readonly path: string; readonly bytes: number } | undefined;
}

/** Characters that XML 1.0 does not allow (https://www.w3.org/TR/xml/#charsets); the library leaves them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for a CDATA section, which `]]>` ends; the library escapes only the first. */
const inCdata = (text: string, escaped: string): string => text.replace(impossible, "").replaceAll("]]>", escaped);

/** Writes an RSS 2.0 feed with the whole text of each item, in the order given. */
export function rss(channel: RssChannel, items: readonly RssItem[]): string {
  const { title, description, self, page, image, author, timeZone } = channel;
  const newest = items.map(({ date, updated }) => updated ?? date).sort();
  const feed = new Feed({
    title,
    description,
    id: page,
    link: page,
    image,
    feedLinks: { rss: self },
    language: "pt-BR",
    ttl: 60,
    docs: "https://www.rssboard.org/rss-specification",
    generator: false,
    // Without it, the library takes the clock, and builds differ.
    updated: instantIn(timeZone, newest.at(-1) ?? "2026-01-01"),
  });
  for (const { id, path, title, summary, date, categories, html, image } of items) {
    const url = new URL(path, page).href;
    feed.addItem({
      title: inCdata(title, "]] >"),
      link: url,
      guid: `tag:${new URL(page).hostname},2026:${id}`,
      date: instantIn(timeZone, date),
      description: escapeHtml(summary),
      content: inCdata(feedBody(html, url), "]]&gt;"),
      category: categories.map((name) => ({ name })),
      // RSS's own `author` must be an e-mail address.
      extensions: [{ name: "dc:creator", objects: { _text: author } }],
      ...(image && { enclosure: { url: new URL(image.path, page).href, length: image.bytes, type: "image/jpeg" } }),
    });
  }
  return feed.rss2().replace(impossible, "");
}
