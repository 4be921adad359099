import type { blockIds } from "../../../source-content/adapters/to-decap";
import type { Fields } from "../../../source-content/fields/field";

/**
 * Something that editors insert into a text with a form. What `read` makes of a text that `pattern` fits, `write` turns
 * into the same text again: what is saved without a change keeps its bytes.
 */
export interface Block<Data> {
  readonly id: (typeof blockIds)[number];
  readonly label: string;
  readonly fields: Fields;
  /** Begins with `^` and covers the whole block; Decap tries it on each one. */
  readonly pattern: RegExp;
  readonly read: (match: RegExpMatchArray) => Data;
  readonly write: (data: Partial<Data>) => string;
}

/** What ends a block: an empty line, or the text. */
export const end = "(?=\\n[ \\t]*\\n|\\s*$)";

/** For the brackets of a link or a picture: one line, and no brackets in it. */
export const inBrackets = (text = ""): string =>
  text.replace(/\s+/g, " ").replace(/\[/g, "(").replace(/\]/g, ")").trim();

/** Lines as a quotation. */
export const quoted = (...lines: readonly string[]): string =>
  lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n");
