import type { Nodes } from "hast";
import wrapRaw from "hast-util-raw";
import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "./parser.mjs";

/** Parses Markdown to the tree that gatsby-transformer-remark makes, HTML included, without Gatsby. */
export const treeOf = (markdown: string): Nodes =>
  // A tree of an older release of the same types.
  wrapRaw(toHast(parseMarkdown(markdown), { allowDangerousHtml: true })) as Nodes;
