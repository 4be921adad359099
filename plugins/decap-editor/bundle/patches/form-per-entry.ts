import type { Patch } from "../patch-packages";

/** Whoever goes from one entry to another by its address sees the first one's fields, and could save them in the second. */
export const formPerEntry: Patch = {
  module: "decap-cms-core/dist/esm/components/App/App.js",
  because: "The form of one entry is used again for the next, with what it holds.",
  changes: [
    [
      "import Editor from '../Editor/Editor';",
      "import { editorKey } from 'editor-hooks';\nimport Editor from '../Editor/Editor';",
    ],
    [
      `            render: props => _jsx(Editor, {
              ...props,
              newRecord: true
            })`,
      `            render: props => _jsx(Editor, {
              ...props,
              newRecord: true
            }, editorKey(props.location.pathname, props.history.action))`,
    ],
    [
      `            render: props => _jsx(Editor, {
              ...props
            })`,
      `            render: props => _jsx(Editor, {
              ...props
            }, editorKey(props.location.pathname, props.history.action))`,
    ],
  ],
};

/** The new form shows for a moment what the one before it held, and asks the server for pictures that are not there. */
export const formFromNothing: Patch = {
  module: "decap-cms-core/dist/esm/components/Editor/Editor.js",
  because: "What the form before it held is thrown away only after the new one was first drawn.",
  changes: [
    [
      "    const leaveMessage = t('editor.editor.onLeavePage');",
      "    this.isReady = true;\n    const leaveMessage = t('editor.editor.onLeavePage');",
    ],
    ["} else if (entryDraft == null ||", "} else if (!this.isReady || entryDraft == null ||"],
  ],
};
