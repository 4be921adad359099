import type { Patch } from "../patch-packages";

/** The switch “Fora do site” does the same, and can be taken back. */
export const noUnpublishing: Patch = {
  module: "decap-cms-core/dist/esm/components/Editor/EditorToolbar.js",
  because: "With the review before publishing, taking an entry off the site deletes its pictures for good.",
  changes: [
    [
      "      children: [canDelete && canPublish && _jsx(DropdownItem, {",
      "      children: [false && _jsx(DropdownItem, {",
    ],
  ],
};
