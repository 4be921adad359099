/** A picture as a page needs it: what `ui/Picture` draws, at build as in the editor's preview. */
export interface PictureData {
  readonly src: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  /** Shown while the file is on its way. */
  readonly color: string;
  /** Smaller formats, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** A picture of the content with its description. */
export interface ContentPicture {
  readonly alt: string | null;
  readonly decorative: boolean;
  readonly credit?: string | null;
  readonly data: PictureData | null;
}

/**
 * Where pictures are shown, and so which widths of them are made. Covers share one shape, so that their files are made once.
 * 736 is the width of a text's column (46rem) and enough for a phone of two dots a pixel, 1080 for one of three.
 * `aspectRatio` is width by height; without one, a picture keeps its own.
 */
export const pictureUses = {
  COVER: { widths: [400, 736, 1080], aspectRatio: 16 / 10, sizes: "(min-width: 48rem) 46rem, 92vw" },
  CARD: { widths: [400, 736], aspectRatio: 16 / 10, sizes: "(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw" },
  HERO: { widths: [400, 736, 1080, 1440], aspectRatio: 16 / 10, sizes: "(min-width: 64rem) 40rem, 92vw" },
  PORTRAIT: { widths: [96, 192], aspectRatio: 1, sizes: "6rem" },
  BODY: { widths: [400, 736, 1200], sizes: "(min-width: 48rem) 46rem, 92vw" },
} as const;
