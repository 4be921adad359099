/** Registers the widgets that Decap lacks, or has too poor. A field builder of the content model names them. */
export function registerWidgets(): void {
  // Here: CMS.registerWidget("icon", IconControl, IconPreview).
}
