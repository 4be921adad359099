/** A picture as a page needs it: what `ui/Picture` draws, at build as in the editor's preview. */
export interface PictureData {
  readonly src: string;
  readonly srcSet: string;
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
