import type { Nodes } from "hast";
import toHast from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "./parser.mjs";

const holdsNoText = new Set(["table", "thead", "tbody", "tr"]);

/** The same tree as `treeOf`, in a browser: what reads HTML is loaded for a text that has some. */
export async function loadTree(markdown: string): Promise<Nodes> {
  const read = toHast(parseMarkdown(markdown), { allowDangerousHtml: true });
  let hasHtml = false;
  visit(read, "raw", () => {
    hasHtml = true;
  });
  // A tree of an older release of the same types.
  const tree = (hasHtml ? (await import("hast-util-raw")).default(read) : read) as Nodes;
  // As who reads HTML leaves the lines between rows out.
  visit(tree, "element", (node) => {
    if (holdsNoText.has(node.tagName)) node.children = node.children.filter(({ type }) => type !== "text");
  });
  return tree;
}
