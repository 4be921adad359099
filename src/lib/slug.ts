/** The text without accents and capitals, to compare what people type: `São José` → `sao jose`. */
export const plainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The text as the last part of an address: ASCII, lower case, hyphens. `Ação Ç` → `acao-c`. */
export const slugify = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
