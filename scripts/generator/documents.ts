import { writeEntry } from "../../plugins/source-content/adapters/write-entry";
import type { Generated } from "./news";
import { onePagePdf } from "./pdf";
import { capital, sentence } from "./prose";
import { pick, randomFrom } from "./random";
import { words } from "./words";

/** The name of the n-th document's folder. */
export const documentKey = (n: number): string => `documento-${String(n + 1).padStart(4, "0")}`;

/** The n-th document with its PDF, in one of the categories. Every eighth replaces the one before it. */
export function documentItem(n: number, categories: readonly string[]): Generated & { readonly pdf: Uint8Array } {
  const random = randomFrom(104_729 * (n + 1));
  const key = documentKey(n);
  const title = `${capital(pick(random, words.what))}, nº ${n + 1}`;
  const fields = {
    title,
    category: categories[n % categories.length],
    date: new Date(Date.UTC(2025, 10, 30) - n * 9 * 86_400_000).toISOString().slice(0, 10),
    summary: sentence(random),
    file: `${key}.pdf`,
    replaces: n % 8 === 7 ? documentKey(n - 1) : undefined,
  };
  const lines = Array.from({ length: 12 }, () => pick(random, words.consequence));
  return { key, text: writeEntry(fields), pdf: onePagePdf(title, lines) };
}
