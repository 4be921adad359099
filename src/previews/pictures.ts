import { type ContentPicture, type PictureData, pictureUses } from "../lib/picture";
import type { Draft } from "./draft";
import type { DecapPreview } from "./preview";

type Assets = Pick<DecapPreview, "getAsset">;
type CutUse = Exclude<keyof typeof pictureUses, "BODY">;

/** The shape that the build cuts pictures of a use into. */
export function shapeOf(use: CutUse): { width: number; height: number } {
  const { widths, aspectRatio } = pictureUses[use];
  const width = Math.max(...widths);
  return { width, height: width / aspectRatio };
}

/** The address of an entry's file, saved or just chosen; null while it loads and if there is none. */
export function assetUrl({ getAsset }: Assets, name: string | null): string | null {
  if (!name) return null;
  const asset = getAsset(name);
  const url = String(asset ?? "");
  // Decap returns an empty drawing while it loads, and the name if there is none.
  return url === "" || url === name || asset?.path === "empty.svg" ? null : url;
}

/** Picture data with one file. */
export const plainPicture = (src: string, { width, height }: { width: number; height: number }): PictureData => ({
  src,
  sizes: "",
  width,
  height,
  color: "transparent",
  sources: [],
});

/** A picture of the content; null where none is chosen. */
export function pictureOf(picture: Draft | null, use: CutUse, decap: Assets): Required<ContentPicture> | null {
  if (!picture) return null;
  const url = assetUrl(decap, picture.maybe("image"));
  return {
    alt: picture.maybe("alt"),
    decorative: picture.flag("decorative"),
    credit: picture.maybe("credit"),
    data: url ? plainPicture(url, shapeOf(use)) : null,
  };
}

/** Somebody with a portrait. */
export const personOf = (person: Draft, decap: Assets) => ({
  name: person.text("name"),
  photo: pictureOf(person.maybeGroup("photo"), "PORTRAIT", decap),
});

/** How large a picture is, once it has loaded. */
export async function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  await new Promise((end) => Object.assign(image, { onload: end, onerror: end, src: url }));
  return { width: image.naturalWidth || 1200, height: image.naturalHeight || 800 };
}
