import { slugify } from "../slug";

/** Labels of highlighted texts by kind. */
export const calloutLabels = { importante: "Importante", atencao: "Atenção", dica: "Dica" } as const;

export type CalloutKind = keyof typeof calloutLabels;

export const isCallout = (kind: string): kind is CalloutKind => Object.hasOwn(calloutLabels, kind);

/** The words that turn a quotation into a block, as editors write them. */
export const blockWords = [...Object.values(calloutLabels), "Pessoa", "Galeria"].map((word) => word.toUpperCase());

export interface BlockMark {
  /** As it is written: `ATENÇÃO`. */
  readonly word: string;
  /** Without accents, in small letters: `atencao`. */
  readonly kind: string;
  /** Its length in the text, with the line end. */
  readonly length: number;
}

/** Reads the mark of a block at the beginning of a quotation: `[!ATENÇÃO]` alone on its line, as in GitHub's alerts. */
export function blockMark(text: string): BlockMark | undefined {
  const [all, word] = /^\s*\[!([^\]\s]+)\][ \t]*(?:\n|$)/.exec(text) ?? [];
  return all === undefined || word === undefined ? undefined : { word, kind: slugify(word), length: all.length };
}
