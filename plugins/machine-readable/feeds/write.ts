import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { eventFile, feedPaths } from "../../../src/lib/feed-paths";
import { type CalendarEvent, calendar } from "./calendar";
import { robots } from "./robots";
import { type RssItem, rss } from "./rss";
import { type Listed, sitemaps } from "./sitemap";

/** Items in the feed of news. */
const newest = 30;

interface FeedsQuery {
  readonly site: { name: string; fullName: string; url: string };
  readonly news: { readonly nodes: readonly { path: string; date: string; updated: string | null }[] };
  readonly documents: { readonly nodes: readonly { date: string }[] };
  readonly events: { readonly nodes: readonly (CalendarEvent & { readonly slug: string })[] };
  readonly page: { readonly title: string; readonly summary: string } | null;
}

interface NewestQuery {
  readonly news: { readonly nodes: readonly NewestItem[] };
}

interface NewestItem extends Omit<RssItem, "categories" | "image"> {
  readonly kind: string;
  readonly tags: readonly string[];
  readonly social: { readonly src: string };
}

type Args = Pick<BuildArgs, "graphql">;

/** Writes what machines read of the site. `pages` are the full addresses of all pages that search engines may list. */
export async function writeFeeds({ graphql }: Args, pages: readonly string[]): Promise<void> {
  const { data, errors } = await graphql<FeedsQuery>(`
    query Feeds {
      site: siteSettings { name fullName url }
      page(key: { eq: "news" }) { title summary }
      news: allNews { nodes { path date updated } }
      events: allEvent(sort: [{ start: ASC }, { key: ASC }]) {
        nodes { key slug path title start startTime end endTime place address summary page revision cancelled }
      }
      documents: allDocument(sort: { date: DESC }, limit: 1) { nodes { date } }
    }
  `);
  if (!data) throw new Error(`The feeds' own query failed: ${String(errors)}`);
  const { origin } = new URL(data.site.url);
  const agenda = `Agenda da ${data.site.name}`;
  const files = new Map([
    ["/robots.txt", robots(origin)],
    ...sitemaps(listed(pages, changesOf(data, origin)), origin),
    [feedPaths.news, await newsFeed({ graphql }, data, origin)],
    [feedPaths.agenda, calendar({ name: agenda, origin }, data.events.nodes)],
    ...data.events.nodes.map((event) => [eventFile(event.slug), calendar({ name: agenda, origin }, [event])] as const),
  ]);
  await mkdir("public/agenda", { recursive: true });
  await Promise.all([...files].map(([path, text]) => writeIfChanged(join("public", path), text)));
  await removeStale(new Set(files.keys()));
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

/** Takes away what an earlier build wrote for events that are gone. */
async function removeStale(files: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir("public/agenda")).filter((name) => !files.has(`/agenda/${name}`));
  await Promise.all(stale.map((name) => rm(join("public/agenda", name))));
}

const listed = (pages: readonly string[], changes: ReadonlyMap<string, string>): Listed[] =>
  pages.map((url) => ({ url, changed: changes.get(url) }));

/** When pages changed, as far as the content tells: each item, and the lists that the newest one changed. */
function changesOf({ news, documents }: FeedsQuery, origin: string): ReadonlyMap<string, string> {
  const items = news.nodes.map(({ path, date, updated }) => [origin + path, updated ?? date] as const);
  const last = items
    .map(([, day]) => day)
    .sort()
    .at(-1);
  const lists = ["/", "/noticias"].flatMap((path) => (last ? [[origin + path, last] as const] : []));
  return new Map([...items, ...lists, ...documents.nodes.map(({ date }) => [`${origin}/documentos`, date] as const)]);
}

async function newsFeed({ graphql }: Args, { site, page }: FeedsQuery, origin: string): Promise<string> {
  const { data, errors } = await graphql<NewestQuery>(
    `
      query NewestNews($limit: Int!, $origin: String!) {
        news: allNews(filter: { expired: { eq: false } }, sort: [{ date: DESC }, { key: ASC }], limit: $limit) {
          nodes { key path title kind summary date updated tags social { src } html: feedHtml(origin: $origin) }
        }
      }
    `,
    { limit: newest, origin },
  );
  if (!data) throw new Error(`The query for the feed of news failed: ${String(errors)}`);
  const items = await Promise.all(
    data.news.nodes.map(async ({ kind, tags, social, ...item }) => ({
      ...item,
      categories: [kind === "aviso" ? "Avisos" : "Notícias", ...tags],
      image: { url: origin + social.src, bytes: (await stat(join("public", social.src))).size },
    })),
  );
  const title = `${page?.title ?? "Notícias"} | ${site.name}`;
  return rss({ title, description: page?.summary ?? site.fullName, origin, author: site.fullName }, items);
}
