import type { Patch } from "../patch-packages";

/** Styles written into the page as text need a page that takes any such text (`unsafe-inline`). */
export const noInlineStyles: readonly Patch[] = [
  {
    module: "decap-cms-core/dist/esm/components/UI/Notifications.js",
    because:
      "The styles of messages are written as soon as Decap is loaded. plugins/decap-editor/browser/admin.css brings them as a file.",
    changes: [
      ["import { injectStyle } from 'react-toastify/dist/inject-style';\n", ""],
      ["injectStyle();\n", ""],
    ],
  },
  {
    module: "react-virtualized-auto-sizer/dist/react-virtualized-auto-sizer.esm.js",
    because: "The window of pictures measures itself with animations, and writes their styles.",
    changes: [
      [
        "style.appendChild(doc.createTextNode(css));",
        `const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        doc.adoptedStyleSheets.push(sheet);`,
      ],
    ],
  },
];
