import type { Patch } from "../patch-packages";

/** A text in which one word was changed comes back with every list and table written anew. */
export const markdownStyle: Patch = {
  module: "decap-cms-widget-markdown/dist/esm/serializers/index.js",
  because: "The style is fixed in the code. https://github.com/decaporg/decap-cms/issues/5254",
  changes: [["bullet: '*',", "bullet: '-',\n    paddedTable: false,"]],
};

/** A column of numbers loses its alignment as soon as the text is edited. */
export const tableAlignment: Patch = {
  module: "decap-cms-widget-markdown/dist/esm/serializers/slateRemark.js",
  because: "Alignment is read from Markdown into the editor, but not written back.",
  changes: [
    [
      `      case 'root':
      case 'paragraph':`,
      `      case 'table':
        {
          return u('table', { align: node.data && node.data.align }, children);
        }
      case 'root':
      case 'paragraph':`,
    ],
    ["      case 'list-item':\n      case 'table':\n", "      case 'list-item':\n"],
  ],
};
