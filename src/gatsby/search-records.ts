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
  offices,
  standalone,
  subsections,
} from "../content-types";
import { byGraphqlType, from } from "../content-types/entries";
import type { SearchType } from "../features/search/search-types";
import { daySpan, longDay } from "../lib/dates";
import { fileNote } from "../lib/file-note";
import { sharedAnchor } from "../lib/markdown/anchors";

/** Reads the text of each page of a file. */
type ReadPages = (path: string) => Promise<{ readonly pages: readonly string[] }>;

type TypedRecord = SearchRecord & { readonly type: SearchType };

const records: Readonly<Record<CollectionName, (node: Node) => TypedRecord | undefined>> = {
  news: from(news, ({ path, title, date, kind, summary, tags, expires, alsoSearched, body }, { expired }) => ({
    url: path,
    title,
    date,
    type: kind === "aviso" ? "Aviso" : "Notícia",
    over: expired && expires ? `Venceu em ${longDay(expires)}` : undefined,
    keywords: alsoSearched,
    blocks: blocksOf([summary, tags], body),
  })),
  documents: from(documents, ({ path, title, date, category, summary, alsoSearched }, { replacedBy }) => ({
    url: path,
    title,
    date,
    type: "Documento",
    over: replacedBy ? `Substituído por “${replacedBy}”` : undefined,
    keywords: alsoSearched,
    blocks: blocksOf([category, summary]),
  })),
  ministries: from(ministries, ({ path, title, summary, leader, contact, meetings, alsoSearched, body }) => ({
    url: path,
    title,
    type: "Pastoral",
    keywords: alsoSearched,
    blocks: [...blocksOf([summary, leader, meetings], body), ...contactOf(contact)],
  })),
  subsections: from(subsections, ({ path, slug, title, president, cities, contact, meeting, alsoSearched, body }) => ({
    url: path,
    title: `Subseção ${title}`,
    type: "Subseção",
    keywords: alsoSearched,
    // The words on its card.
    blocks: [
      { text: `Presidente: ${wordsIn(president).join(", ")}` },
      { text: `Cidades que atende: ${cities.join(", ")}` },
      ...contactOf(contact),
      ...blocksOf([meeting], body).map(onSharedPage(slug)),
    ],
  })),
  standalone: from(standalone, ({ path, title, summary, alsoSearched, body }) => ({
    url: path,
    title,
    type: "Página",
    keywords: alsoSearched,
    blocks: blocksOf([summary], body),
  })),
  events: from(events, ({ path, title, start, end, place, address, summary, cancelled, alsoSearched }, { past }) =>
    // The page that a record of a past event would link to no longer shows it.
    past
      ? undefined
      : {
          url: path,
          title,
          date: start,
          note: daySpan(start, end),
          type: "Evento",
          over: cancelled ? "Cancelado" : undefined,
          keywords: [...eventWords, daySpan(start, end), ...(cancelled ? ["cancelado"] : []), ...alsoSearched],
          blocks: blocksOf([place, address, summary, end && longDay(end)]),
        },
  ),
};

/** What people call everything on the agenda. */
const eventWords = ["evento", "agenda"];

const page: ToRecord = (
  { key, path, title, summary, board, history, requirements, alsoSearched, internal },
  { nodesOf },
) => {
  const own: TypedRecord = {
    url: String(path),
    title: String(title),
    type: "Página",
    // People are looked for by name or office: the board is on this page.
    keywords: wordsIn([alsoSearched, board && ["Diretoria", board], history && "História"]),
    blocks: blocksOf([summary, board, history, requirements], internal.content),
  };
  return key === "home" ? [own, agenda(nodesOf(events.type))] : own;
};

/** The agenda of the home page, beside each event. */
const agenda = (all: readonly Node[]): TypedRecord => ({
  url: "/#agenda",
  title: "Agenda",
  type: "Página",
  keywords: [...eventWords, "próximo", "calendário"],
  blocks: all
    .filter(({ past, cancelled }) => !past && !cancelled)
    .map(({ title, start, end }) => ({ text: `${title}: ${daySpan(String(start), end ? String(end) : undefined)}` })),
});

/** The offices, as the foot of every page has them. */
const officeRecords: ToRecord = (node) =>
  from(offices, ({ national, section }) =>
    [national, section].map(
      (office): TypedRecord => ({
        url: "/#contatos",
        title: office.name,
        type: "Página",
        keywords: ["endereço", "contato", "telefone", "escritório", office === section ? "secretaria" : "nacional"],
        blocks: [{ text: `Endereço: ${office.address}` }, ...contactOf(office)],
      }),
    ),
  )(node);

function contactOf(
  contact:
    | {
        readonly phone?: string | undefined;
        readonly whatsapp?: string | undefined;
        readonly email?: string | undefined;
      }
    | undefined,
): TextBlock[] {
  const ways = [
    contact?.phone && `Telefone: ${contact.phone}`,
    contact?.whatsapp && `WhatsApp: ${contact.whatsapp}`,
    contact?.email && `E-mail: ${contact.email}`,
  ].filter(Boolean);
  return ways.length > 0 ? [{ text: ways.join(". ") }] : [];
}

/** How the nodes of each type become records. `read` reads a document's file; without it, only its entry is searched. */
export const searchRecords = (read?: ReadPages): Readonly<Record<string, ToRecord>> => ({
  ...byGraphqlType(records),
  [documents.type]: async (node, { fileBeside }) => {
    const record = records.documents(node);
    const file = fileBeside(String(node.file));
    return record && file && read ? withFile(record, file, await read(String(file.absolutePath))) : record;
  },
  [model.pages.type]: page,
  [offices.type]: officeRecords,
});

/** Adds the pages of a document's file; its results link to them. */
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
    url: `/static/${internal.contentDigest}/${encodeURIComponent(String(base))}`,
    note: fileNote({
      fileType: String(extension).toUpperCase(),
      fileSize: Number(size),
      pages: isPaged ? pages.length : null,
    }),
    blocks: [...record.blocks, ...blocks],
  };
}

/** The words in these values, each a sentence, then a body. */
function blocksOf(values: readonly unknown[], body = ""): TextBlock[] {
  const text = wordsIn(values)
    .map((words) => words.replace(/(?<=[^.!?…])$/, "."))
    .join(" ");
  return [...(text ? [{ text }] : []), ...plainText(body)];
}

/** A block of an entry without a page of its own. */
const onSharedPage =
  (slug: string) =>
  ({ text, heading }: TextBlock): TextBlock =>
    heading ? { text, heading: { ...heading, anchor: sharedAnchor(slug, heading.anchor) } } : { text };

/** Every text inside a value, but for pictures. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "photo" || name === "cover" ? [] : wordsIn(inner)));
}
