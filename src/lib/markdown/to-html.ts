import type { Nodes } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

/** Signs that Unicode gives to nobody. A text that holds one shows what it stands for: nothing can come of that. */
const marks = [
  ["<", "\ufdd0", "&lt;"],
  [">", "\ufdd1", "&gt;"],
] as const;

function marked<T>(value: T): T | string {
  if (typeof value !== "string") return value;
  return marks.reduce<string>((text, [sign, mark]) => text.replaceAll(sign, mark), value);
}

/**
 * A tree as HTML, without `<` and `>` in attributes either. The library leaves them there, as HTML allowed for long; but who
 * looks for tags in a text without a parser would find some. Changes the tree.
 */
export function safeHtml(tree: Nodes): string {
  visit(tree, "element", ({ properties }) => {
    for (const [name, value] of Object.entries(properties))
      properties[name] = Array.isArray(value) ? value.map(marked) : marked(value);
  });
  return marks.reduce((html, [, mark, escaped]) => html.replaceAll(mark, escaped), toHtml(tree));
}
