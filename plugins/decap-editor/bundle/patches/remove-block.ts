import type { Patch } from "../patch-packages";

/** What was inserted with a form can be taken out again only with the keyboard, by those who know how. */
export const removeBlock: Patch = {
  module: "decap-cms-widget-markdown/dist/esm/MarkdownControl/components/Shortcode.js",
  because: "The form has no button for it.",
  changes: [
    [
      "    children: [_jsx(EditorControl, {",
      `    children: [_jsx("button", {
      type: "button",
      className: "cms-remove-block",
      "aria-label": "Tirar: " + plugin.label,
      onClick: event => {
        event.stopPropagation();
        // A text of no blocks at all would have no place for the cursor.
        if (editor.children.length === 1) {
          Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [1] });
        }
        Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, element) });
      },
      children: "Tirar"
    }), _jsx(EditorControl, {`,
    ],
  ],
};
