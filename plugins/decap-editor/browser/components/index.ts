import CMS from "decap-cms-core";
import { widgetsOf } from "../../../source-content/fields/field";
import type { Block } from "./block";
import { calloutBlock, documentBlock, galleryBlock, personBlock, pictureBlock, videoBlock } from "./blocks";

/** Registers what editors can insert into a text: picture, document button, callout, person card, gallery, video card. */
export function registerComponents(): void {
  register(pictureBlock);
  register(galleryBlock);
  register(documentBlock);
  register(videoBlock);
  register(calloutBlock);
  register(personBlock);
}

function register<Data>({ id, label, fields, pattern, read, write }: Block<Data>): void {
  CMS.registerEditorComponent({
    id,
    label,
    fields: widgetsOf(fields),
    pattern,
    fromBlock: read,
    toBlock: write,
    // Decap's own preview, which this site has replaced.
    toPreview: write,
  });
}
