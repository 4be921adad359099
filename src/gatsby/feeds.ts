import type { FeedEntry, FeedsOptions } from "../../plugins/feeds/gatsby-node";
import { textAt } from "../../plugins/source-content/check/site-content";
import { type CollectionName, events, news, site } from "../content-types";
import { byGraphqlType, from, settingsOf } from "../content-types/entries";
import { eventFile, feedPaths } from "../lib/feed-paths";
import { stateOf } from "../lib/states";

/** How entries of each type appear in the feeds. */
const entries: Readonly<Record<CollectionName, FeedEntry>> = {
  news: {
    item: from(news, ({ key, kind, tags, ...item }, { expired }) =>
      expired
        ? undefined
        : { ...item, id: `noticias/${key}`, categories: [kind === "aviso" ? "Avisos" : "Notícias", ...tags] },
    ),
  },
  events: { event: from(events, ({ page, path, ...event }) => ({ ...event, path: page ?? path })) },
  ministries: {},
  documents: {},
  subsections: {},
  standalone: {},
};

/** RSS and calendar. */
export const feeds: FeedsOptions = {
  entries: byGraphqlType(entries),
  paths: { rss: feedPaths.news, calendar: feedPaths.agenda, event: eventFile },
  describe(args) {
    const { name, fullName, url, state } = settingsOf(args, site);
    const { timeZone } = stateOf({ state });
    const { origin } = new URL(url);
    const page = args.getNodesByType("Page").find(({ key }) => key === "news") ?? {};
    return {
      name: `Agenda da ${name}`,
      origin,
      timeZone,
      channel: {
        title: `${textAt(page, "title") ?? "Notícias"} | ${name}`,
        description: textAt(page, "summary") ?? fullName,
        author: fullName,
        timeZone,
        self: origin + feedPaths.news,
        page: `${origin}/noticias`,
        image: `${origin}/icon-144.png`,
      },
    };
  },
};
