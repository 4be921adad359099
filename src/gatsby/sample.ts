import { createHash } from "node:crypto";
import sample from "./sample.json";

const known = new Set<string>(sample);

/** The digest of a text, whatever its line ends. */
export const digestOf = (text: string): string =>
  createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex").slice(0, 12);

/** True for a text of the sample that nobody has changed. `npx tsx scripts/new-site/remember-sample.ts` notes them all. */
export const isSample = (text: string): boolean => known.has(digestOf(text));

/** True while these are the sample's texts, of which `new-site` leaves pages and settings at most. */
export const holdsSample = (texts: readonly { readonly file: string; readonly text: string }[]): boolean =>
  texts.some(({ file, text }) => !/^content\/(pages|settings)\//.test(file) && isSample(text));
