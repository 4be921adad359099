/** Registers what editors can insert into a text: document button, callout, person card, gallery, video card. */
export function registerComponents(): void {
  // Here: CMS.registerEditorComponent({ id, label, fields, pattern, fromBlock, toBlock, toPreview }).
}
