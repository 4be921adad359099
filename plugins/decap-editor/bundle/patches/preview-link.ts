import type { Patch } from "../patch-packages";

/** A button looks for a preview of the whole site, which nobody makes; the bar at the foot tells where a page is. */
export const previewLink: Patch = {
  module: "decap-cms-core/dist/esm/components/Editor/EditorToolbar.js",
  because: "The button is there even where `show_preview_links` is off.",
  changes: [["    if (!status) {\n      return;", "    if (!url) {\n      return;"]],
};
