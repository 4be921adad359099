import type { ContentEntry } from "../../plugins/source-content/check/site-content";
import { textsWithin } from "../../src/lib/values";
import type { Spelling } from "./spelling";

/** The prose of an entry: its body, and values of more than one word. */
export const textsOf = ({ values, body }: Pick<ContentEntry, "values" | "body">): string =>
  [...textsWithin(values).filter((text) => text.includes(" ")), body].join("\n");

/** Warnings for entries with unknown words. */
export function wordWarnings(entries: readonly ContentEntry[], spelling: Spelling): string[] {
  return entries.flatMap((entry) => {
    const text = textsOf(entry);
    const unknown = spelling.unknownWords(text).map((word) => `“${word}”`);
    const lines = [
      ...(unknown.length > 0
        ? [`  Escrita: ${unknown.join(", ")}: não está no dicionário. Confira; se está certo, deixe como está.`]
        : []),
      ...spelling.wrongTerms(text).map(({ wrong, right }) => `  Escrita: em vez de “${wrong}”, o site diz “${right}”.`),
    ];
    return lines.length > 0 ? [`${entry.file} — “${entry.title}”\n${lines.join("\n")}`] : [];
  });
}
