import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import terms from "./terms.json";

/** Finds unknown words, and words for which the site uses another one. */
export interface Spelling {
  readonly unknownWords: (text: string) => string[];
  readonly wrongTerms: (text: string) => { readonly wrong: string; readonly right: string }[];
  /** True if most of a text's words are Portuguese. */
  readonly isPortuguese: (text: string) => boolean;
}

/** Reads the Brazilian dictionary and the site's own words beside it; takes two seconds. */
export async function readSpelling(): Promise<Spelling> {
  // It has no entry for `require`.
  const { decodeTrie } = await import("cspell-trie-lib");
  const folder = dirname(createRequire(import.meta.filename).resolve("@cspell/dict-pt-br/cspell-ext.json"));
  const dictionary = decodeTrie(gunzipSync(readFileSync(join(folder, "pt_BR.trie.gz"))));
  // Without `true`, forms that lack their accents count as known.
  const isListed = (word: string) => dictionary.hasWord(word, true);
  const own = new Set(readFileSync(join(import.meta.dirname, "own-words.txt"), "utf8").split("\n"));
  const has = (word: string) => own.has(word) || isListed(word);
  const isKnown = (word: string) =>
    has(word) || word.split("-").every((part) => part === "" || has(part)) || hasVerb(word);
  /** `copiá-lo` is `copiar` with a pronoun. */
  const hasVerb = (word: string) => {
    const [, stem = "", vowel = ""] = /^(.*)([áêôía-z])-(?:[mt]e|se|l?[oa]s?|lhes?|n[oa]s|vos)$/.exec(word) ?? [];
    return stem !== "" && has(`${stem}${vowel.normalize("NFD").charAt(0)}r`);
  };
  return {
    unknownWords: (text) => [...new Set(wordsOf(text).filter((word) => !isKnown(word)))],
    wrongTerms: (text) =>
      Object.entries(terms)
        .filter(([wrong]) => new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, "u").test(text))
        .map(([wrong, right]) => ({ wrong, right })),
    isPortuguese: (text) => {
      const words = wordsOf(text);
      return words.length > 3 && words.filter((word) => isListed(word)).length > words.length * 0.75;
    },
  };
}

/** Words in lower case: names and initials are in no dictionary. Without addresses and code. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/`[^`]*`|\]\([^)]*\)|<[^>\n]*>|\S*[\w)][./:@_=][\w/]\S*|\/\S+|%?\{+[^}]*\}+/gu, " ");
  return [...plain.matchAll(/(?<![\p{L}\d'’-])\p{Ll}{2,}(?:-\p{Ll}+)*(?![\p{L}\d])/gu)].map(([word]) => word);
}
