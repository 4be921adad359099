/** A line of a stack: which function, in which file of ours. */
export interface Frame {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const mostFrames = 20;
const longest = 300;

/** The stack of an error, without its first lines, which repeat the message; addresses without host and query. */
export function framesOf(error: unknown, origin: string): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack
    .split("\n")
    .flatMap((text) => {
      const [, name = "", file = "", line, column] =
        /^\s*(?:at )?(?:([\w$.<> ]*?)[ @]\(?)?(https?:\/\/[^\s?#]*)[^\s]*?:(\d+):(\d+)\)?$/.exec(text) ?? [];
      return line ? [{ name, file: file.replace(origin, ""), line: Number(line), column: Number(column) }] : [];
    })
    .slice(0, mostFrames);
}

/**
 * What an error says, without what could be of a person: what stands in the page's fields, texts in quotes, e-mail
 * addresses, queries, and numbers as long as those of phones and documents.
 */
export function messageOf(error: unknown, typed: readonly string[]): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return typed
    .reduce((message, value) => message.replaceAll(value, "…"), text)
    .replace(/(["'`]).*?\1|“.*?”/gs, "…")
    .replace(/\S+@\S+/g, "…")
    .replace(/\?\S*/g, "…")
    .replace(/\d[\d .()/-]{3,}\d/g, "…")
    .slice(0, longest);
}

/** Fields whose values are no words of the visitor. */
const choices = "[type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button]";

/** Everything that stands in fields of the page and is long enough to be told from other text; the longest first. */
export function typedInto(page: Document): string[] {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`input:not(${choices}), textarea`);
  const values = [...fields].flatMap(({ value }) => [value.trim(), ...value.trim().split(/\s+/)]);
  return values.filter((value) => value.length > 2).sort((a, b) => b.length - a.length);
}
