import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/**
 * Markdown as GitHub reads it: the one parser of bodies, in the build (as gatsby-transformer-remark's), the check and the editor's
 * preview.
 * @param {string} markdown
 */
export const parseMarkdown = (markdown) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
