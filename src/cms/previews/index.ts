import CMS from "decap-cms-core";
import "./styles";

/** Shows entries as the site does. `stylesheet` is the address of what `styles.ts` and the views' modules become. */
export function registerPreviews(stylesheet: string): void {
  CMS.registerPreviewStyle(stylesheet);
  // Here: CMS.registerPreviewTemplate(name of the collection, or of the file in pages and settings, component).
}
