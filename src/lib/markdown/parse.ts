import type { Nodes } from "hast";
import { raw } from "hast-util-raw";
import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";

/** Markdown as GitHub reads it: the one parser of bodies, in the build, the check and the editor's preview. */
export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Markdown, and the HTML in it, as one tree. */
export const treeOf = (markdown: string): Nodes =>
  raw(
    toHast(parseMarkdown(markdown), {
      allowDangerousHtml: true,
      footnoteLabel: "Notas",
      footnoteBackLabel: "Voltar ao texto",
      // The sanitizer puts its own before every id.
      clobberPrefix: "",
    }),
  );
