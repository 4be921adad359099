import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { getOrInsert } from "../../src/lib/get-or-insert";
import type { PictureData } from "../../src/lib/picture";
import { pictureFacts } from "../source-content/files/picture-facts";
import { childOfType, type Resolver, resolveField } from "../source-content/nodes/resolver";

/** A place for pictures, and the widths that it needs. */
export interface PictureUse {
  readonly widths: readonly number[];
  /** Width by height; without it, the picture's own. */
  readonly aspectRatio?: number;
  readonly sizes: string;
}

export type PictureUses = Readonly<Record<string, PictureUse>>;

export const pictureTypes = (uses: PictureUses) => `
  enum PictureUse { ${Object.keys(uses).join(" ")} }
  type PictureSource { type: String!, srcSet: String! }
  type PictureData { src: String!, sizes: String!, width: Int!, height: Int!, color: String!, sources: [PictureSource!]! }
`;

type Build = Pick<CreateResolversArgs, "cache" | "pathPrefix" | "reporter">;

/** `picture(use: …)` of every file, null for what sharp does not read; `data(use: …)` of every picture of the content. */
export function pictureResolvers(uses: PictureUses, build: Build) {
  const type = { type: "PictureData", args: { use: "PictureUse!" } };
  /** Pictures made in this build: several pages ask for the same one. */
  const made = new Map<string, Promise<PictureData>>();

  const ofFile: Resolver<{ use: string }, Node | null> = async (file, { use }, context) => {
    const wanted = uses[use];
    if (!file || !childOfType(file, "ImageSharp", context) || !wanted) return null;
    // File names contain the picture's own name.
    const key = [file.internal.contentDigest, file.base, use].join();
    return getOrInsert(made, key, () => makePicture(file, wanted, build));
  };

  const ofPicture: Resolver<{ use: string }> = async (source, args, context, info) =>
    ofFile((await resolveField("Picture", "image", source, {}, context, info)) as Node | null, args, context, info);

  return { File: { picture: { ...type, resolve: ofFile } }, Picture: { data: { ...type, resolve: ofPicture } } };
}

async function makePicture(
  file: Node,
  { widths, sizes, ...shape }: PictureUse,
  { cache, pathPrefix, reporter }: Build,
): Promise<PictureData> {
  const { ground, turnedRatio, ...held } = await pictureFacts(file);
  const full = widths.at(-1) ?? 0;
  // Gatsby would call a small one as wide as was asked for, and the page show it blurred.
  const widest = shape.aspectRatio ? full : Math.min(full, held.width);
  // Gatsby takes the sides as the file holds them, and would crop what it then turns.
  const aspectRatio = shape.aspectRatio ?? turnedRatio;
  // A gallery's thumbnails, in their own shape, lead to this file.
  const fallback = shape.aspectRatio ? (widths[1] ?? widest) : widest;
  const made = (width: number, own: object) => {
    const transformOptions = { cropFocus: "attention", fit: "cover" };
    const args = {
      layout: "constrained",
      width,
      outputPixelDensities: [1],
      transformOptions,
      ...(aspectRatio && { aspectRatio }),
      ...own,
    };
    return generateImageData({ file, args, cache, pathPrefix, reporter: { ...reporter, warn } });
  };
  // It warns of AVIF alone, without a format for browsers that lack it: the second one here.
  const warn = (text: string) => text.includes("specified only AVIF") || reporter.warn(text);
  const [data, { images }] = await Promise.all([
    made(widest, {
      formats: ["avif"],
      breakpoints: widths.filter((width) => width <= widest),
      placeholder: "dominantColor",
      avifOptions: { quality: 44 },
    }),
    // One size for the few browsers that lack AVIF: Edge before 121 (2024), Chrome and Safari of before 2022.
    made(fallback, { formats: ["webp"], breakpoints: [], placeholder: "none", webpOptions: { quality: 72 } }),
  ]);
  return {
    src: images.fallback?.src ?? "",
    sizes,
    width: Math.round(data.width),
    height: Math.round(data.height),
    color: ground ?? data.backgroundColor ?? "transparent",
    sources: [{ type: "image/avif", srcSet: (data.images.fallback?.srcSet ?? "").replaceAll(",\n", ", ") }],
  };
}
