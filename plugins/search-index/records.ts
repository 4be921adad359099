import { type CollectionName, model } from "../../src/content-types";
import { longDay, yearOf } from "../../src/lib/dates";
import { addressOf, siteSlugOf } from "../source-content/check/addresses";
import { type ContentEntry, textAt, textsAt } from "../source-content/check/site-content";
import type { SearchType } from "./browser/search-types";
import { plainText, type TextBlock } from "./plain-text";

/** Something that can be found. */
export interface SearchRecord {
  /** Where a hit leads, unless it lies under an anchor. */
  readonly url: string;
  readonly title: string;
  /** What it is, in a word: what visitors filter by. */
  readonly type: SearchType;
  /** Day of the publication, document or event. */
  readonly date?: string;
  /** Beside the title: type, size and pages of a file, day of an event. */
  readonly note?: string;
  readonly blocks: readonly TextBlock[];
}

/** What a document's file adds to its record. */
export interface FoundFile {
  readonly url: string;
  readonly note: string;
  readonly blocks: readonly TextBlock[];
}

interface Surroundings {
  /** The day that the build takes for today. */
  readonly today: string;
  readonly fileOf: (entry: ContentEntry) => FoundFile | undefined;
}

/** A record for everything that is published and has a place on the site. */
export function searchRecords(entries: readonly ContentEntry[], surroundings: Surroundings): SearchRecord[] {
  const siteSlug = siteSlugOf(entries);
  return entries
    .filter(({ published }) => published)
    .flatMap((entry) => {
      const found = isSearched(entry.collection) ? recordsBy[entry.collection](entry, surroundings) : [];
      return found.map((record) => ({ url: addressOf(model, entry, siteSlug) ?? "", ...record }));
    });
}

type Searched = CollectionName | "pages";

/** A record leads to the address of its entry, unless it says otherwise. */
type Found = Omit<SearchRecord, "url"> & Partial<Pick<SearchRecord, "url">>;

const recordsBy: Readonly<Record<Searched, (entry: ContentEntry, surroundings: Surroundings) => Found[]>> = {
  news: (entry) => [
    { ...common(entry), type: entry.values.kind === "aviso" ? "Aviso" : "Notícia", blocks: texts(entry, ["summary"]) },
  ],
  documents: (entry, { fileOf }) => {
    const file = fileOf(entry);
    return file
      ? [
          {
            ...common(entry),
            ...file,
            type: "Documento",
            blocks: [...texts(entry, ["category", "summary"]), ...file.blocks],
          },
        ]
      : [];
  },
  ministries: (entry) => [
    { ...common(entry), type: "Pastoral", blocks: texts(entry, ["summary", "leader", "meetings"]) },
  ],
  subsections: (entry) => [
    {
      ...common(entry),
      title: `Subseção ${entry.title}`,
      type: "Subseção",
      // The words that stand on its card.
      blocks: [
        { text: `Presidente: ${wordsIn(entry.values.president).join(", ")}` },
        { text: `Cidades que atende: ${textsAt(entry.values, "cities").join(", ")}` },
        ...texts(entry, ["meeting"]),
      ],
    },
  ],
  events: (entry, { today }) => {
    const start = textAt(entry.values, "start") ?? "";
    // What has ended is no longer on the page that the record would lead to.
    if ((textAt(entry.values, "end") ?? start) < today) return [];
    return [
      {
        ...common(entry),
        type: "Evento",
        date: start,
        note: longDay(start),
        blocks: texts(entry, ["place", "address", "summary"]),
      },
    ];
  },
  pages: (entry) => [
    { ...common(entry), type: "Página", blocks: texts(entry, ["summary", "board", "history", "requirements"]) },
  ],
};

/** Settings are not. */
const isSearched = (collection: string): collection is Searched => Object.hasOwn(recordsBy, collection);

function common({ title, values }: ContentEntry): Pick<SearchRecord, "title" | "date"> {
  const date = textAt(values, "date");
  return { title, ...(date ? { date } : {}) };
}

/** What stands in these fields and in the tags, then the body. */
function texts({ values, body }: ContentEntry, fields: readonly string[]): TextBlock[] {
  const words = [...fields.map((name) => values[name]), textsAt(values, "tags")].flatMap(wordsIn).join(". ");
  return [...(words ? [{ text: words }] : []), ...plainText(body)];
}

/** Every text inside a value, but for pictures. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "photo" || name === "cover" ? [] : wordsIn(inner)));
}

/** The years that have something, for the filter. */
export const recordYear = ({ date }: SearchRecord): string | undefined => (date ? yearOf(date) : undefined);
