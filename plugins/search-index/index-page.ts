import { gunzipSync, gzipSync } from "node:zlib";
import { longDay } from "../../src/lib/dates";
import { escapeHtml } from "../../src/lib/escape-html";
import { indexForm } from "./browser/search-words";
import type { SearchRecord } from "./search-record";

/** A record as the HTML page that Pagefind reads, in search form. Matches under a heading with an anchor link there. */
export function indexPage(record: SearchRecord): string {
  const parts = textParts(record).map(({ tag, id, text }) => {
    const open = id === undefined ? `<${tag}>` : `<${tag} id="${escapeHtml(id)}">`;
    return `${open}${escapeHtml(indexForm(text))}</${tag}>`;
  });
  const filters = [`tipo:${record.type}`, ...(record.over ? [overFilter] : [])];
  return `<!doctype html><html lang="pt"><body>${filters.map((filter) => `<i data-pagefind-filter="${filter}"></i>`).join("")}${parts.join("")}<p data-pagefind-weight="7">${escapeHtml(indexForm(keywordsOf(record)))}</p></body></html>`;
}

const overFilter = "estado:passado";

/** Keywords come last, so that words have the same positions in what is indexed and in what is shown. */
const keywordsOf = ({ keywords = [] }: SearchRecord): string => keywords.join(" ");

interface TextPart {
  readonly tag: "h1" | "h2" | "p";
  readonly id?: string;
  readonly text: string;
}

/**
 * With the date: people type the year. Without spaces of no width: Pagefind takes a text that has one for a text whose words
 * are all set apart by them.
 */
const textParts = ({ title, blocks, date }: SearchRecord): TextPart[] =>
  [
    { tag: "h1" as const, text: title },
    { tag: "p" as const, text: date ? longDay(date) : "" },
    ...blocks.flatMap(({ heading, text }): TextPart[] => [
      ...(heading ? [{ tag: "h2" as const, id: heading.anchor, text: heading.text }] : []),
      { tag: "p", text },
    ]),
  ]
    .map((part) => ({ ...part, text: part.text.replaceAll("\u200B", "") }))
    .filter(({ text }) => text.trim() !== "");

/** The whole indexed text of a record. */
export const searchedText = (record: SearchRecord): string =>
  [...textParts(record).map(({ text }) => text), keywordsOf(record)].join("\n");

interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors: readonly { readonly id: string; readonly text: string }[];
}

const signature = "pagefind_dcd";

/**
 * Replaces the search forms in a result file of Pagefind by the original words, so that an excerpt says `orações`, not
 * `oracao`, and adds the metadata. If the words can't be matched one to one, the text stays in search form.
 */
export function withWrittenWords(
  file: Buffer,
  recordAt: (url: string) => SearchRecord | undefined,
  warn: (warning: string) => void,
): Buffer {
  const json = gunzipSync(file).toString("utf8");
  if (!json.startsWith(signature))
    throw new Error("Pagefind's fragments have another form than plugins/search-index knows.");
  const fragment: Fragment = JSON.parse(json.slice(signature.length));
  const record = recordAt(fragment.url);
  if (!record) throw new Error(`Pagefind found ${fragment.url}, which it was not given.`);
  const { title, type, date, note, over } = record;
  const parts = textParts(record);
  const written = parts.flatMap(({ text }) => text.trim().split(/\s+/));
  const found = fragment.content.split(/\s+/).filter(Boolean);
  const hidden = keywordsOf(record).split(/\s+/).filter(Boolean);
  const isSame = written.length + hidden.length === found.length;
  if (!isSame)
    warn(`A busca mostra “${title}” (${record.url}) sem acentos: o texto tem sinais que ela conta de outro modo.`);
  // Pagefind adds a full stop to headings and paragraphs.
  const words = written.map((word, index) =>
    found[index]?.endsWith(".") && !/[.!?…]$/.test(word) ? `${word}.` : word,
  );
  const headings = new Map(parts.map(({ id, text }) => [id, text]));
  const shown = {
    ...fragment,
    url: record.url,
    content: isSame ? words.join(" ") : fragment.content,
    meta: { title, type, date, note, over },
    anchors: fragment.anchors.map((anchor) => ({ ...anchor, text: headings.get(anchor.id) ?? anchor.text })),
  };
  return gzipSync(signature + JSON.stringify(shown), { level: 9 });
}
