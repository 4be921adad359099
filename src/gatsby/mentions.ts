import { join } from "node:path";
import { type ContentEntry, textAt, textsAt } from "../../plugins/source-content/check/site-content";
import { onDisk } from "../../plugins/source-content/files/folder";
import { model } from "../content-types";
import { listFor } from "../lib/list-for";
import { slugify } from "../lib/slug";

/** What a document says: its own words, and for what it is. */
export type DocumentTexts = ReadonlyMap<ContentEntry, string>;

/** A title that is shorter than this may stand in any text. */
const leastWords = 3;

/** Reads the text of each page of a file. */
export type ReadPages = (path: string) => Promise<{ readonly pages: readonly string[] }>;

/** What the documents among the entries say. */
export async function textsOfDocuments(entries: readonly ContentEntry[], read: ReadPages): Promise<DocumentTexts> {
  const documents = entries.filter(({ collection }) => collection === "documents");
  return new Map(
    await Promise.all(
      documents.map(async (entry): Promise<[ContentEntry, string]> => {
        const { pages } = await read(documentPath(entry));
        return [entry, [textAt(entry.values, "summary") ?? "", ...pages].join("\n")];
      }),
    ),
  );
}

/** The file of a document's entry. */
const documentPath = ({ file, values }: ContentEntry): string => join(onDisk(file), "..", textAt(values, "file") ?? "");

/**
 * The documents that name each news item, by its address or its whole title. Each place in a text is
 * compared with the titles that begin as it does, which are few.
 */
export function mentionsInDocuments(
  news: readonly ContentEntry[],
  texts: DocumentTexts,
): ReadonlyMap<ContentEntry, readonly ContentEntry[]> {
  const mentionedIn = finderOf(news);
  const mentions = new Map<ContentEntry, ContentEntry[]>();
  for (const [document, text] of texts) for (const item of mentionedIn(text)) listFor(mentions, item).push(document);
  return mentions;
}

/** The words of a text, without accents and capitals. */
const wordsOf = (text: string): string[] => slugify(text).split("-");

/** How titles are looked up: by their first words. */
const beginningOf = (words: readonly string[], from = 0): string => words.slice(from, from + leastWords).join("-");

interface Title {
  readonly words: readonly string[];
  readonly item: ContentEntry;
}

function finderOf(news: readonly ContentEntry[]): (text: string) => ReadonlySet<ContentEntry> {
  const path = model.collections.find(({ name }) => name === "news")?.path("") ?? "";
  const address = new RegExp(`${path}([a-z0-9-]+)`, "g");
  const bySlug = new Map(
    news.flatMap((item) => [item.slug, ...textsAt(item.values, "aliases")].map((slug) => [slug, item])),
  );
  const byBeginning = new Map<string, Title[]>();
  for (const item of news) {
    const words = wordsOf(item.title);
    if (words.length < leastWords) continue;
    listFor(byBeginning, beginningOf(words)).push({ words, item });
  }
  return (text) => {
    const found = new Set([...text.matchAll(address)].flatMap(([, slug = ""]) => bySlug.get(slug) ?? []));
    const words = wordsOf(text);
    for (const [index] of words.entries())
      for (const title of byBeginning.get(beginningOf(words, index)) ?? [])
        if (title.words.every((word, offset) => words[index + offset] === word)) found.add(title.item);
    return found;
  };
}
