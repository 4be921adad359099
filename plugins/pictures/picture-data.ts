import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { GraphQLResolveInfo } from "graphql";
import { getOrInsert } from "../../src/lib/get-or-insert";
import type { PictureData } from "../../src/lib/picture";
import { childOfType, type Resolver, type ResolverContext, resolveField } from "../source-content/nodes/resolver";

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
  type PictureData { src: String!, srcSet: String!, sizes: String!, width: Int!, height: Int!, color: String!, sources: [PictureSource!]! }
`;

/** `picture(use: …)` of every file, null for what sharp does not read; `data(use: …)` of every picture of the content. */
export function pictureResolvers(uses: PictureUses) {
  const type = { type: "PictureData", args: { use: "PictureUse!" } };
  /** Pictures made in this build: several pages ask for the same one. */
  const made = new Map<string, Promise<PictureData>>();

  const ofFile: Resolver<{ use: string }, Node | null> = async (file, { use }, context, info) => {
    const image = childOfType(file, "ImageSharp", context);
    const wanted = uses[use];
    if (!file || !image || !wanted) return null;
    // File names contain the picture's own name.
    const key = [file.internal.contentDigest, file.base, use].join();
    return getOrInsert(made, key, () => makePicture(image, wanted, context, info));
  };

  const ofPicture: Resolver<{ use: string }> = async (source, args, context, info) =>
    ofFile((await resolveField("Picture", "image", source, {}, context, info)) as Node | null, args, context, info);

  return { File: { picture: { ...type, resolve: ofFile } }, Picture: { data: { ...type, resolve: ofPicture } } };
}

async function makePicture(
  image: Node,
  { widths, sizes, ...shape }: PictureUse,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<PictureData> {
  const data = (await resolveField(
    "ImageSharp",
    "gatsbyImageData",
    image,
    {
      layout: "constrained",
      width: widths.at(-1),
      breakpoints: widths,
      outputPixelDensities: [1],
      sizes,
      placeholder: "dominantColor",
      // Every browser of the last six years knows one of the two.
      formats: ["avif", "webp"],
      avifOptions: { quality: 44 },
      webpOptions: { quality: 72 },
      transformOptions: { cropFocus: "attention", fit: "cover" },
      ...shape,
    },
    context,
    info,
  )) as IGatsbyImageData;
  const { fallback, sources = [] } = data.images;
  return {
    src: fallback?.src ?? "",
    srcSet: onOneLine(fallback?.srcSet ?? ""),
    sizes,
    width: Math.round(data.width),
    height: Math.round(data.height),
    color: data.backgroundColor ?? "transparent",
    sources: sources.map(({ type = "", srcSet }) => ({ type, srcSet: onOneLine(srcSet) })),
  };
}

const onOneLine = (srcSet: string) => srcSet.replaceAll(",\n", ", ");
