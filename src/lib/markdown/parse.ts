import type { Nodes } from "hast";
import wrapRaw from "hast-util-raw";
import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "./parser.mjs";

/** The tree that gatsby-transformer-remark makes of Markdown, HTML in it included, where Gatsby is not at hand. */
export const treeOf = (markdown: string): Nodes =>
  // A tree of an older release of the same types.
  wrapRaw(toHast(parseMarkdown(markdown), { allowDangerousHtml: true })) as Nodes;
