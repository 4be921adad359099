import { gunzipSync, gzipSync } from "node:zlib";
import { longDay } from "../../src/lib/dates";
import { escapeHtml } from "../../src/lib/escape-html";
import { indexForm } from "./browser/search-words";
import type { SearchRecord } from "./search-record";

/**
 * A record as the page that Pagefind reads: its words in the form in which they are looked for. What is found under a
 * heading with an anchor leads there.
 */
export function indexPage(record: SearchRecord): string {
  const parts = textParts(record).map(({ tag, id, text }) => {
    const open = id === undefined ? `<${tag}>` : `<${tag} id="${escapeHtml(id)}">`;
    return `${open}${escapeHtml(indexForm(text))}</${tag}>`;
  });
  const filters = [`tipo:${record.type}`, ...(record.over ? [overFilter] : [])];
  return `<!doctype html><html lang="pt"><body>${filters.map((filter) => `<i data-pagefind-filter="${filter}"></i>`).join("")}${parts.join("")}<p data-pagefind-weight="7">${escapeHtml(indexForm(keywordsOf(record)))}</p></body></html>`;
}

const overFilter = "estado:passado";

/** After all that is shown, so that its words have the same places in what Pagefind reads and in what its results show. */
const keywordsOf = ({ keywords = [] }: SearchRecord): string => keywords.join(" ");

interface TextPart {
  readonly tag: "h1" | "h2" | "p";
  readonly id?: string;
  readonly text: string;
}

/** With its day: who looks for the minutes of 2025 types the year. */
const textParts = ({ title, blocks, date }: SearchRecord): TextPart[] =>
  [
    { tag: "h1" as const, text: title },
    { tag: "p" as const, text: date ? longDay(date) : "" },
    ...blocks.flatMap(({ heading, text }): TextPart[] => [
      ...(heading ? [{ tag: "h2" as const, id: heading.anchor, text: heading.text }] : []),
      { tag: "p", text },
    ]),
  ].filter(({ text }) => text.trim() !== "");

/** All that a record is found by. */
export const searchedText = (record: SearchRecord): string =>
  [...textParts(record).map(({ text }) => text), keywordsOf(record)].join("\n");

/** What Pagefind keeps of a page for its results. */
interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors: readonly { readonly id: string; readonly text: string }[];
}

const signature = "pagefind_dcd";

/**
 * A file of Pagefind's that shows what was found, with the words as they were written in place of those that are looked
 * for, word by word: an excerpt says `orações`, not `oracao`. It also gets what stands beside a result. A text of which the
 * words can't be told one from the other stays as it was looked for.
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
  // Pagefind ends headings and paragraphs with a full stop.
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
