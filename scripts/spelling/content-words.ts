import type { ContentEntry } from "../../plugins/source-content/check/site-content";
import { textsWithin } from "../../src/lib/values";
import type { Spelling } from "./spelling";

/** What an entry says in sentences: its body, and the values that are more than a word. */
export const textsOf = ({ values, body }: Pick<ContentEntry, "values" | "body">): string =>
  [...textsWithin(values).filter((text) => text.includes(" ")), body].join("\n");

/** Lines for entries with a word that looks wrong. Nobody has every word: they keep nothing from being published. */
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
