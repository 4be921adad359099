import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs, Node, PluginOptions } from "gatsby";
import { type Calendar, type CalendarEvent, calendar } from "./calendar";
import { type RssChannel, type RssItem, rss } from "./rss";

/** How entries of a type appear in the feeds; both functions may be missing or leave an entry out. */
export interface FeedEntry {
  readonly item?: (entry: Node) => FeedItem | undefined;
  readonly event?: (entry: Node) => CalendarEvent | undefined;
}

type FeedItem = Omit<RssItem, "html" | "image">;

/** The plugin's options in `gatsby-config.ts`. */
export interface FeedsOptions {
  /** By GraphQL type. Types with `item` have the fields `html` and `social`. */
  readonly entries: Readonly<Record<string, FeedEntry>>;
  /** What the feeds say about the site. */
  readonly describe: (args: BuildArgs) => Calendar & { readonly channel: RssChannel };
  readonly paths: { readonly rss: string; readonly calendar: string; readonly event: (slug: string) => string };
}

/** Items in the RSS feed. */
const newest = 30;

/** Writes the RSS feed, the calendar, and a calendar file for each event. */
export async function onPostBuild(
  args: BuildArgs,
  { entries, describe, paths }: PluginOptions & FeedsOptions,
): Promise<void> {
  const { channel, ...site } = describe(args);
  const found = Object.entries(entries).flatMap(([type, { item, event }]) =>
    args.getNodesByType(type).map((node) => ({ node, item: item?.(node), event: event?.(node) })),
  );
  const items = found
    .flatMap(({ node, item }) => (item ? { ...item, node } : []))
    .sort((a, b) => order(b.date, a.date) || order(a.path, b.path))
    .slice(0, newest);
  const events = found
    .flatMap(({ event }) => event ?? [])
    .sort((a, b) => order(a.start, b.start) || order(a.key, b.key));
  const files = new Map([
    [paths.rss, rss(channel, await Promise.all(items.map(({ node, ...item }) => withBody(args, item, node))))],
    [paths.calendar, calendar(site, events)],
    ...events.map((event) => [paths.event(event.slug), calendar(site, [event])] as const),
  ]);
  // Deletes files of events that are gone.
  const folder = join("public", dirname(paths.event("x")));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([path, text]) => writeFile(join("public", path), text)));
}

interface Body {
  readonly html: string;
  readonly social: { readonly src: string } | null;
}

/** Adds fields that only resolvers have. */
async function withBody({ graphql }: BuildArgs, item: FeedItem, { id, internal: { type } }: Node): Promise<RssItem> {
  const { data, errors } = await graphql<{ entry: Body }>(
    `query FeedBody($id: String!) { entry: ${type.charAt(0).toLowerCase()}${type.slice(1)}(id: { eq: $id }) { html social { src } } }`,
    { id },
  );
  if (!data) throw new Error(`The query for the text of “${item.title}” failed: ${String(errors)}`);
  const { html, social } = data.entry;
  if (!social) return { ...item, html };
  return {
    ...item,
    html,
    image: { path: social.src, bytes: (await stat(join("public", decodeURIComponent(social.src)))).size },
  };
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
