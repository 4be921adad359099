import { mapTexts } from "./values";

/** Whether there is anything to clean: nearly all texts are right. */
const suspicious = /[\p{Cc}\p{Cs}\p{M}\u2028\u2029\uFEFF]|\u200D/u;

/**
 * A text without signs that nobody sees and no reader wants, as they come out of a PDF or a word processor, or stay behind when an
 * emoji is deleted: control characters, halves of characters, accents and variation selectors on nothing.
 */
export function cleanText(text: string): string {
  if (!suspicious.test(text)) return text;
  return (
    text
      .replace(/\r\n?/g, "\n")
      // Ends of lines of other systems, that only some readers take for one.
      .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
      .replace(/(?![\t\n])\p{Cc}|[\p{Cs}\uFEFF]|\u034F|\u17B4|\u17B5/gu, "")
      .replace(/(?<!\p{Emoji})\uFE0F/gu, "")
      .replace(/(^|\s)(?:\p{M}|\u200D)+/gu, "$1")
  );
}

/** The same for every text inside a value. */
export const cleanValue = (value: unknown): unknown => mapTexts(value, cleanText);
