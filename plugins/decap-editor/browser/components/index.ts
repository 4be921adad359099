import CMS from "decap-cms-core";
import type { blockIds } from "../../../source-content/adapters/to-decap";
import { widgetsOf } from "../../../source-content/fields/field";
import type { Block } from "./block";
import { calloutBlock, documentBlock, galleryBlock, personBlock, pictureBlock, videoBlock } from "./blocks";

/** How each block is registered: what a text may hold, by its id, so that none is forgotten. */
const blocks: Readonly<Record<(typeof blockIds)[number], () => void>> = {
  imagem: () => register(pictureBlock),
  galeria: () => register(galleryBlock),
  documento: () => register(documentBlock),
  video: () => register(videoBlock),
  destaque: () => register(calloutBlock),
  pessoa: () => register(personBlock),
};

/** Registers what editors can insert into a text: picture, gallery, document button, video card, callout, person card. */
export function registerComponents(): void {
  for (const registerBlock of Object.values(blocks)) registerBlock();
}

function register<Data>({ read, write, fields, ...block }: Block<Data>): void {
  // `toPreview` is for Decap's own preview, which this site has replaced.
  CMS.registerEditorComponent({
    ...block,
    fields: widgetsOf(fields),
    fromBlock: read,
    toBlock: write,
    toPreview: write,
  });
}
