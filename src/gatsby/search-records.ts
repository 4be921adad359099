import type { Node } from "gatsby";
import type { ToRecord } from "../../plugins/search-index/gatsby-node";
import { plainText, type SearchRecord, type TextBlock } from "../../plugins/search-index/search-record";
import {
  type CollectionName,
  documents,
  events,
  ministries,
  model,
  news,
  standalone,
  subsections,
} from "../content-types";
import { byGraphqlType, from } from "../content-types/entries";
import type { SearchType } from "../features/search/search-types";
import { longDay } from "../lib/dates";
import { fileNote } from "../lib/file-note";

/** Reads the text of each page of a file. */
type ReadPages = (path: string) => Promise<{ readonly pages: readonly string[] }>;

type TypedRecord = SearchRecord & { readonly type: SearchType };

/** How entries of each type can be found. */
const records: Readonly<Record<CollectionName, (node: Node) => TypedRecord | undefined>> = {
  news: from(news, ({ path, title, date, kind, summary, tags, body }) => ({
    url: path,
    title,
    date,
    type: kind === "aviso" ? "Aviso" : "Notícia",
    blocks: blocksOf([summary, tags], body),
  })),
  documents: from(documents, ({ path, title, date, category, summary }) => ({
    url: path,
    title,
    date,
    type: "Documento",
    blocks: blocksOf([category, summary]),
  })),
  ministries: from(ministries, ({ path, title, summary, leader, meetings, body }) => ({
    url: path,
    title,
    type: "Pastoral",
    blocks: blocksOf([summary, leader, meetings], body),
  })),
  subsections: from(subsections, ({ path, title, president, cities, meeting, body }) => ({
    url: path,
    title: `Subseção ${title}`,
    type: "Subseção",
    // The words on its card.
    blocks: [
      { text: `Presidente: ${wordsIn(president).join(", ")}` },
      { text: `Cidades que atende: ${cities.join(", ")}` },
      ...blocksOf([meeting], body),
    ],
  })),
  standalone: from(standalone, ({ path, title, summary, body }) => ({
    url: path,
    title,
    type: "Página",
    blocks: blocksOf([summary], body),
  })),
  events: from(events, ({ path, title, start, place, address, summary }, { past }) =>
    // What has ended is no longer on the page that the record would lead to.
    past
      ? undefined
      : {
          url: path,
          title,
          date: start,
          note: longDay(start),
          type: "Evento",
          blocks: blocksOf([place, address, summary]),
        },
  ),
};

const page: ToRecord = ({ path, title, summary, board, history, requirements, internal }): TypedRecord => ({
  url: String(path),
  title: String(title),
  type: "Página",
  blocks: blocksOf([summary, board, history, requirements], internal.content),
});

/** How the nodes of each type become records. `read` reads a document's file; without it, only its entry is searched. */
export const searchRecords = (read?: ReadPages): Readonly<Record<string, ToRecord>> => ({
  ...byGraphqlType(records),
  [documents.type]: async (node, fileBeside) => {
    const record = records.documents(node);
    const file = fileBeside(String(node.file));
    return record && file && read ? withFile(record, file, await read(String(file.absolutePath))) : record;
  },
  [model.pages.type]: page,
});

/** A document is found by the pages of its file, and a result leads there. */
function withFile(
  record: SearchRecord,
  { internal, base, extension, size }: Node,
  { pages }: Awaited<ReturnType<ReadPages>>,
): SearchRecord {
  const isPaged = extension === "pdf";
  const blocks = pages.flatMap((text, index): TextBlock[] => {
    // Readers of PDF open a page by this anchor.
    const heading = { text: `Página ${index + 1}`, anchor: `page=${index + 1}` };
    return text ? [isPaged ? { text, heading } : { text }] : [];
  });
  return {
    ...record,
    // Where the resolver of gatsby-source-filesystem copies the file that a page names.
    url: `/static/${internal.contentDigest}/${base}`,
    note: fileNote({
      fileType: String(extension).toUpperCase(),
      fileSize: Number(size),
      pages: isPaged ? pages.length : null,
    }),
    blocks: [...record.blocks, ...blocks],
  };
}

/** The words in these values, then a body. */
function blocksOf(values: readonly unknown[], body = ""): TextBlock[] {
  const text = wordsIn(values).join(". ");
  return [...(text ? [{ text }] : []), ...plainText(body)];
}

/** Every text inside a value, but for pictures. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "photo" || name === "cover" ? [] : wordsIn(inner)));
}
