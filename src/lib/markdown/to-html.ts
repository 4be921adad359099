import type { Nodes } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

/** Noncharacters of Unicode as placeholders. A text that has one already shows the sign instead, which is harmless. */
const marks = [
  ["<", "\ufdd0", "&lt;"],
  [">", "\ufdd1", "&gt;"],
] as const;

function marked<T>(value: T): T | string {
  if (typeof value !== "string") return value;
  return marks.reduce<string>((text, [sign, mark]) => text.replaceAll(sign, mark), value);
}

/**
 * Serializes a tree, with `<` and `>` escaped in attributes too: the library leaves them, and code that looks for tags
 * without a parser would find some. Changes the tree.
 */
export function safeHtml(tree: Nodes): string {
  visit(tree, "element", ({ properties }) => {
    for (const [name, value] of Object.entries(properties))
      properties[name] = Array.isArray(value) ? value.map(marked) : marked(value);
  });
  return marks.reduce((html, [, mark, escaped]) => html.replaceAll(mark, escaped), toHtml(tree));
}
