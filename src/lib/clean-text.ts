import { mapTexts } from "./values";

/** Most texts need no cleaning: this finds those that may. */
const suspicious = /[\p{Cc}\p{Cs}\p{M}\u00A0\u00AD\u200B\u2028\u2029\u2060\uFEFF]|\u200D/u;

/**
 * Removes invisible characters that come from PDFs and word processors, or stay behind when an emoji is deleted: control
 * characters, lone surrogates, combining marks and variation selectors without a base, places where a line may or may not break. Hard
 * spaces between words, or in a row, become plain ones: lines would end within words.
 */
export function cleanText(text: string): string {
  if (!suspicious.test(text)) return text;
  return (
    text
      .replace(/\r\n?/g, "\n")
      // Line ends of other systems, which only some readers recognise.
      .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
      .replace(/(?![\t\n])\p{Cc}|[\p{Cs}\u00AD\u200B\u2060\uFEFF]|\u034F|\u17B4|\u17B5/gu, "")
      .replace(/(?<=[\p{L}\p{M}]{2})\u00A0(?=\p{L}[\p{L}\p{M}])/gu, " ")
      // With the plain ones beside them, or a paragraph of Word's that begins with a tab becomes a line of code.
      .replace(/[ \u00A0]{2,}/g, (spaces) => (spaces.includes("\u00A0\u00A0") ? " " : spaces))
      .replace(/(?<!\p{Emoji})\uFE0F/gu, "")
      .replace(/(^|\s)(?:\p{M}|\u200D)+/gu, "$1")
  );
}

/** The same for every text inside a value. */
export const cleanValue = (value: unknown): unknown => mapTexts(value, cleanText);
