import { scanBody } from "../../plugins/source-content/check/body";
import { type ContentEntry, textAt, textsAt } from "../../plugins/source-content/check/site-content";
import { model } from "../content-types";
import { listFor } from "../lib/list-for";
import { type DocumentTexts, mentionsInDocuments } from "./mentions";

/** Items that a page proposes beside the one before and the one after it. */
const proposed = 3;

/** Entries that another names as those that mention it. */
const remembered = 5;

/** How many neighbours of an item are looked at in each list that it is in; nearest in time first. */
const reach = 6;

/** What makes two items related, from much to little. */
const weights = { link: 4, subsection: 2, tag: 2 } as const;

/** What entries have to do with each other, as keys; GraphQL fields by these names give the entries. */
export interface Relations {
  /** Items to read next, the most related first. */
  readonly related?: readonly string[];
  /** Items that name this entry, newest first. */
  readonly mentionedBy?: readonly string[];
  /** Documents that name this item and that it does not offer itself. */
  readonly mentionedIn?: readonly string[];
}

/**
 * What the news and notices name in their texts and fields, and documents in theirs, worked out once for all, in time that
 * grows as they do.
 */
export function relationsOf(
  entries: readonly ContentEntry[],
  today: string,
  texts: DocumentTexts = new Map(),
): ReadonlyMap<ContentEntry, Relations> {
  const news = entries.filter(({ collection }) => collection === "news").sort(newestFirst);
  const named = namesIn(entries);
  const mentions = new Map<ContentEntry, ContentEntry[]>();
  for (const item of news) for (const other of named(item)) listFor(mentions, other).push(item);
  const inDocuments = mentionsInDocuments(news, texts);
  const lists = listsOf(news.filter((item) => !isExpired(item, today)));
  const times: Times = new Map(news.map((item, place) => [item, { place, day: Date.parse(day(item)) }]));
  const relations = new Map<ContentEntry, Relations>();
  for (const [index, item] of news.entries()) {
    const linked = [...named(item), ...(mentions.get(item) ?? [])].filter(
      (other) => other.collection === "news" && !isExpired(other, today),
    );
    const beside = [news[index - 1], news[index + 1]];
    const mentionedIn = (inDocuments.get(item) ?? []).filter((document) => !named(item).has(document));
    relations.set(item, {
      related: relatedTo(item, { lists, times, linked, beside }),
      mentionedIn: mentionedIn
        .sort(newestFirst)
        .slice(0, remembered)
        .map(({ key }) => key),
    });
  }
  for (const entry of entries.filter(({ collection }) => collection === "documents" || collection === "ministries"))
    relations.set(entry, { mentionedBy: (mentions.get(entry) ?? []).slice(0, remembered).map(({ key }) => key) });
  return relations;
}

const day = ({ values }: ContentEntry) => textAt(values, "date") ?? "";

const newestFirst = (a: ContentEntry, b: ContentEntry) =>
  day(a) === day(b) ? (a.key < b.key ? -1 : 1) : day(a) < day(b) ? 1 : -1;

const isExpired = ({ values }: ContentEntry, today: string) => (textAt(values, "expires") ?? today) < today;

/** Finds the entries that an entry names: documents that it offers or links to, and pages that it links to. */
function namesIn(entries: readonly ContentEntry[]): (entry: ContentEntry) => ReadonlySet<ContentEntry> {
  const byAddress = new Map<string, ContentEntry>();
  for (const { name, path, ownPage } of model.collections) {
    for (const entry of entries.filter(({ collection }) => collection === name)) {
      if (name === "documents") byAddress.set(`documento:${entry.key}`, entry);
      if (ownPage)
        for (const slug of [...textsAt(entry.values, "aliases"), entry.slug]) byAddress.set(path(slug), entry);
    }
  }
  const known = new Map<ContentEntry, ReadonlySet<ContentEntry>>();
  return (entry) => {
    const found = known.get(entry) ?? new Set(addressesIn(entry).flatMap((address) => byAddress.get(address) ?? []));
    known.set(entry, found);
    return found;
  };
}

const addressesIn = ({ values, body }: ContentEntry): string[] => [
  ...textsAt(values, "documents").map((key) => `documento:${key}`),
  ...scanBody(body).links.map((url) => url.replace(/[?#].*$/, "")),
];

type Lists = ReadonlyMap<string, readonly ContentEntry[]>;

/** Which lists an item is in, by subject and by sub-section, and how much each counts. */
const listsWith = ({ values }: ContentEntry): [string, number][] => [
  ...textsAt(values, "tags").map((tag): [string, number] => [`tag ${tag.toLowerCase()}`, weights.tag]),
  ...[textAt(values, "subsection") ?? []]
    .flat()
    .map((key): [string, number] => [`subsection ${key}`, weights.subsection]),
];

function listsOf(news: readonly ContentEntry[]): Lists {
  const lists = new Map<string, ContentEntry[]>();
  for (const item of news) for (const [name] of listsWith(item)) listFor(lists, name).push(item);
  return lists;
}

/** The place of each item among all, newest first, and its day in milliseconds. */
type Times = ReadonlyMap<ContentEntry, { readonly place: number; readonly day: number }>;

interface Surroundings {
  readonly lists: Lists;
  readonly times: Times;
  readonly linked: readonly ContentEntry[];
  readonly beside: readonly (ContentEntry | undefined)[];
}

/**
 * The items nearest to one, and not the newest ones of its subject: those would be others after each item that is
 * published, and every page of the subject would be built anew.
 */
function relatedTo(item: ContentEntry, { lists, times, linked, beside }: Surroundings): string[] {
  const scores = new Map<ContentEntry, number>();
  const add = (other: ContentEntry, points: number) => {
    if (other !== item && !beside.includes(other)) scores.set(other, (scores.get(other) ?? 0) + points);
  };
  for (const other of new Set(linked)) add(other, weights.link);
  for (const [name, weight] of listsWith(item))
    for (const other of nearest(lists.get(name) ?? [], item, times)) add(other, weight);
  const own = times.get(item)?.day ?? 0;
  const distance = (other: ContentEntry) => Math.abs((times.get(other)?.day ?? 0) - own);
  const place = (other: ContentEntry) => times.get(other)?.place ?? 0;
  return [...scores]
    .sort(([a, points], [b, others]) => others - points || distance(a) - distance(b) || place(a) - place(b))
    .slice(0, proposed)
    .map(([{ key }]) => key);
}

/** Some items of a list, newest first, that are before and after a place in time. */
function nearest(list: readonly ContentEntry[], item: ContentEntry, times: Times): readonly ContentEntry[] {
  const own = times.get(item)?.place ?? 0;
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = list[middle];
    if (other && (times.get(other)?.place ?? 0) < own) from = middle + 1;
    else to = middle;
  }
  return list.slice(Math.max(0, from - reach), from + reach + 1);
}
