import { headingAnchor } from "../../src/lib/markdown/anchors";
import { blockMark, calloutLabels, isCallout } from "../../src/lib/markdown/block-words";

/** Something that can be found. */
export interface SearchRecord {
  /** The address of a result, unless the match is under an anchor. */
  readonly url: string;
  readonly title: string;
  /** Its type, by which visitors filter. */
  readonly type: string;
  /** Day of the publication, document or event. */
  readonly date?: string | undefined;
  /** Beside the title: type, size and pages of a file, day of an event. */
  readonly note?: string | undefined;
  /** Why it has expired, in a few words. Such results come last. */
  readonly over?: string | undefined;
  /** Hidden words that match like the title. */
  readonly keywords?: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/** A piece of plain text. `anchor` links to its heading. */
export interface TextBlock {
  readonly text: string;
  readonly heading?: { readonly text: string; readonly anchor: string };
}

/** A Markdown body as plain text by heading. Not parsed: a millisecond per body would add up in every build. */
export function plainText(markdown: string): TextBlock[] {
  const taken = new Map<string, number>();
  return markdown.split(/^(?=#{1,6}\s)/m).flatMap((part) => {
    const [, title = "", rest = ""] = /^#{1,6}\s+(.*)\n?([\s\S]*)$/.exec(part) ?? [];
    const isHeaded = /^#{1,6}\s/.test(part);
    const text = strip(isHeaded ? rest : part);
    const heading = strip(title.replace(/\s#+\s*$/, ""));
    if (isHeaded && heading) return [{ text, heading: { text: heading, anchor: headingAnchor(heading, taken) } }];
    return text ? [{ text }] : [];
  });
}

/** What the page says in place of a line that is the mark of a block. */
function unmarked(line: string, text: string): string {
  const { kind } = blockMark(text) ?? {};
  if (kind === undefined) return line;
  return isCallout(kind) ? `${calloutLabels[kind]}: ` : "";
}

/** Emphasis, over lines too, and twice: one may stand in the other. The bound keeps a sign that has no end from being costly. */
const stars = /(?<!\\)(\*{1,3})(?=[^\s*])([\s\S]{0,300}?[^\s\\])\1/g;
const underlines = /(?<![\p{L}\p{N}\\])(_{1,3})(?=[^\s_])([\s\S]{0,300}?[^\s\\])\1(?![\p{L}\p{N}])/gu;

const strip = (markdown: string): string =>
  markdown
    .replace(/<!--[\s\S]*?-->/g, " ")
    .replace(/<((?:https?:|mailto:)[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>/g, "$1")
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .replace(/!?\[((?:[^\][]|\[[^\]]*\])*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, "$1")
    .replace(/^[ \t]*>[ \t]*(.*)$/gm, unmarked)
    .replace(/^[ \t>]*>[ \t]*$/gm, "")
    .replace(/^[ \t]*(?:[-*+]|\d+[.)]|>+)[ \t]+/gm, "")
    .replace(/^[ \t|:-]*-{2,}[ \t|:-]*$/gm, "")
    .replace(/[|`~]/g, " ")
    .replace(underlines, "$2")
    .replace(stars, "$2")
    .replace(stars, "$2")
    .replace(/\\\n/g, "\n")
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
