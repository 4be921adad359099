import type { Node } from "gatsby";
import sharp from "sharp";
import { getOrInsert } from "../../../src/lib/get-or-insert";

/** What Gatsby does not ask a picture's file for. */
export interface PictureFacts {
  /** For a drawing that can be seen through, the colour that it stands out from, in a dark page as in a light one. */
  readonly ground: string | undefined;
  /** How wide it is shown, before anything makes it smaller. */
  readonly width: number;
  /** Width by height as it is shown, where the file holds it turned, as cameras do; undefined elsewhere. */
  readonly turnedRatio: number | undefined;
}

const read = new Map<string, Promise<PictureFacts>>();

/** Reads the facts of a picture's File node; once for each content. */
export const pictureFacts = ({ internal, absolutePath }: Node): Promise<PictureFacts> =>
  getOrInsert(read, internal.contentDigest, () => factsOf(String(absolutePath)));

async function factsOf(path: string): Promise<PictureFacts> {
  const { width, height, orientation = 1, hasAlpha } = await sharp(path).metadata();
  // A screenshot has a channel for it, too, and nothing in it; only then all of the picture is read.
  const isTransparent = hasAlpha && !(await sharp(path).stats()).isOpaque;
  return {
    ground: isTransparent ? ((await isLight(path)) ? "#1b2a30" : "#ffffff") : undefined,
    ...(orientation >= 5 ? { width: height, turnedRatio: height / width } : { width, turnedRatio: undefined }),
  };
}

/** Whether what is drawn is light: what can be seen through has a colour, too, which does not count. */
async function isLight(path: string): Promise<boolean> {
  const pixels = await sharp(path)
    .resize(32, 32, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  let light = 0;
  let drawn = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    drawn += alpha;
  }
  return light > 180 * drawn;
}
