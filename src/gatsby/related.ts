import { scanBody } from "../../plugins/source-content/check/body";
import { type ContentEntry, textAt, textsAt } from "../../plugins/source-content/check/site-content";
import { model } from "../content-types";
import { listFor } from "../lib/get-or-insert";
import { plainPath } from "../lib/url";

/** Related items on a page, beside the newer and the older one. */
const proposed = 3;

/** Items on a ministry's page that link to it. */
const remembered = 5;

/** How many neighbours of an item are looked at in each list that it is in. */
const reach = 12;

/** What makes two items related: a link from one to the other, or a tag or sub-section that both have. */
const weights = { link: 4, subject: 2 } as const;

/** Relations of an entry, as keys; GraphQL fields of these names return the entries. */
export interface Relations {
  /** Items to read next, the most related first. */
  readonly related?: readonly string[];
  /** Items that link to this entry, newest first. */
  readonly mentionedBy?: readonly string[];
}

/** Relates news by links, tags and sub-sections, in linear time. */
export function relationsOf(entries: readonly ContentEntry[], today: string): ReadonlyMap<ContentEntry, Relations> {
  const news = entries.filter(({ collection }) => collection === "news").sort(newestFirst);
  const links = linksIn(entries, news);
  const linksTo = new Map<ContentEntry, ContentEntry[]>();
  for (const [item, others] of links) for (const other of others) listFor(linksTo, other).push(item);
  const subjects = new Map<string, ContentEntry[]>();
  for (const item of news) for (const subject of subjectsOf(item)) listFor(subjects, subject).push(item);

  const relatedTo = (item: ContentEntry, index: number): readonly string[] => {
    const shown = [item, news[index - 1], news[index + 1]];
    const linked = new Set([...(links.get(item) ?? []), ...(linksTo.get(item) ?? [])]);
    const near = subjectsOf(item).flatMap((subject) => nearest(subjects.get(subject) ?? [], item));
    const scores = new Map<ContentEntry, number>([...linked].map((other) => [other, weights.link]));
    for (const other of near) scores.set(other, (scores.get(other) ?? 0) + weights.subject);
    const published = Date.parse(day(item));
    return [...scores]
      .filter(([other]) => other.collection === "news" && !shown.includes(other) && !isExpired(other, today))
      .map(([other, score]) => ({ key: other.key, score, distance: Math.abs(Date.parse(day(other)) - published) }))
      .sort((a, b) => b.score - a.score || a.distance - b.distance)
      .slice(0, proposed)
      .map(({ key }) => key);
  };
  return new Map<ContentEntry, Relations>([
    ...news.map((item, index) => [item, { related: relatedTo(item, index) }] as const),
    ...entries
      .filter(({ collection }) => collection === "ministries")
      .map((entry) => {
        const mentions = (linksTo.get(entry) ?? []).filter((item) => !isExpired(item, today));
        return [entry, { mentionedBy: mentions.slice(0, remembered).map(({ key }) => key) }] as const;
      }),
  ]);
}

const day = ({ values }: ContentEntry) => textAt(values, "date") ?? "";

const newestFirst = (a: ContentEntry, b: ContentEntry) =>
  day(a) === day(b) ? (a.key < b.key ? -1 : 1) : day(a) < day(b) ? 1 : -1;

/** True if a notice has expired. An item that was one before may still have its day. */
export const isExpired = ({ values }: Pick<ContentEntry, "values">, today: string): boolean =>
  values.kind === "aviso" && (textAt(values, "expires") ?? today) < today;

/** The entries that each item links to, by their present addresses or old ones. */
function linksIn(entries: readonly ContentEntry[], news: readonly ContentEntry[]) {
  const byAddress = new Map<string, ContentEntry>();
  for (const { name, path } of model.collections.filter(({ ownPage }) => ownPage))
    for (const entry of entries.filter(({ collection }) => collection === name))
      for (const slug of [...textsAt(entry.values, "aliases"), entry.slug]) byAddress.set(path(slug), entry);
  const linked = ({ body }: ContentEntry) =>
    scanBody(body).links.flatMap((url) => byAddress.get(plainPath(url).replace(/[?#].*$/, "")) ?? []);
  return new Map(news.map((item) => [item, new Set(linked(item))]));
}

/** The tags and the sub-section of an item. */
const subjectsOf = ({ values }: ContentEntry): readonly string[] => [
  ...textsAt(values, "tags").map((tag) => `tag ${tag.toLowerCase()}`),
  ...[textAt(values, "subsection") ?? []].flat().map((key) => `subsection ${key}`),
];

/** The nearest items of a subject. The newest would change with each publication, and rebuild all its pages. */
function nearest(list: readonly ContentEntry[], item: ContentEntry): readonly ContentEntry[] {
  const place = list.indexOf(item);
  return list.slice(Math.max(0, place - reach), place + reach + 1);
}
