import { parseMarkdown } from "../../src/lib/markdown/parser.mjs";

/**
 * The tree of a text as JSON, for another thread, without the places that its parts had in the text, which are half of it.
 * @param {string} text
 */
export const serializedTree = (text) =>
  JSON.stringify(parseMarkdown(text), (key, value) => (key === "position" ? undefined : value));
