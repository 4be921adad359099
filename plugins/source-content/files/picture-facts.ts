import type { Node } from "gatsby";
import sharp from "sharp";
import { getOrInsert } from "../../../src/lib/get-or-insert";

/** What Gatsby does not ask a picture's file for. */
export interface PictureFacts {
  /** The page can be seen through a part of it. */
  readonly isTransparent: boolean;
  /** Width by height as it is shown, where the file holds it turned, as cameras do; undefined elsewhere. */
  readonly turnedRatio: number | undefined;
}

const read = new Map<string, Promise<PictureFacts>>();

/** Reads the facts of a picture's File node; once for each content. */
export const pictureFacts = ({ internal, absolutePath }: Node): Promise<PictureFacts> =>
  getOrInsert(read, internal.contentDigest, () => factsOf(String(absolutePath)));

async function factsOf(path: string): Promise<PictureFacts> {
  const { width, height, orientation = 1, hasAlpha } = await sharp(path).metadata();
  return {
    // A screenshot has a channel for it, too, and nothing in it; only then all of the picture is read.
    isTransparent: hasAlpha && !(await sharp(path).stats()).isOpaque,
    turnedRatio: orientation >= 5 ? height / width : undefined,
  };
}
