import type { Nodes } from "hast";
import wrapRaw from "hast-util-raw";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import toHast from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";

/** The tree that gatsby-transformer-remark makes of Markdown, HTML in it included, where Gatsby is not at hand. */
export function treeOf(markdown: string): Nodes {
  const parsed = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  // A tree of an older release of the same types.
  return wrapRaw(toHast(parsed, { allowDangerousHtml: true })) as Nodes;
}
