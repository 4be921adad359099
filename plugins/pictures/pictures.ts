import "./picture-effort";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { GraphQLResolveInfo } from "graphql";
import type { PictureData } from "../../src/lib/picture";
import { childOfType, type Resolver, type ResolverContext, resolveField } from "../source-content/nodes/resolver";

interface Use {
  readonly widths: readonly number[];
  /** Width by height; none keeps the picture's own. */
  readonly aspectRatio?: number;
  readonly sizes: string;
}

/** Where a picture is shown, and so which widths it needs. Covers share one shape, so that their files are made once. */
const uses = {
  COVER: { widths: [400, 800, 1200], aspectRatio: 16 / 10, sizes: "(min-width: 48rem) 44rem, 100vw" },
  CARD: { widths: [400, 800], aspectRatio: 16 / 10, sizes: "(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 100vw" },
  HERO: { widths: [400, 800, 1200, 1600], aspectRatio: 16 / 10, sizes: "(min-width: 64rem) 40rem, 100vw" },
  PORTRAIT: { widths: [96, 192], aspectRatio: 1, sizes: "6rem" },
  BODY: { widths: [400, 800, 1200], sizes: "(min-width: 48rem) 44rem, 100vw" },
} as const satisfies Record<string, Use>;

export type PictureUse = keyof typeof uses;

export const pictureTypes = `
  enum PictureUse { ${Object.keys(uses).join(" ")} }
  type PictureSource { type: String!, srcSet: String! }
  type PictureData { src: String!, srcSet: String!, sizes: String!, width: Int!, height: Int!, color: String!, sources: [PictureSource!]! }
`;

/** Adds `data(use: …)` to every picture of the content. */
export function pictureResolvers() {
  const resolve: Resolver<{ use: PictureUse }> = async (source, { use }, context, info) => {
    const file = await resolveField("Picture", "image", source, {}, context, info);
    return pictureData(file as Node | null, use, context, info);
  };
  return { data: { type: "PictureData", args: { use: "PictureUse!" }, resolve } };
}

/** What was made of a picture in this build: its page asks for it, the lists do, and each page that points to it. */
const made = new Map<string, Promise<PictureData>>();

/** A picture file in the widths and formats that its use calls for; null for what sharp does not read. */
export async function pictureData(
  file: Node | null,
  use: PictureUse,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<PictureData | null> {
  const image = childOfType(file, "ImageSharp", context);
  if (!file || !image) return null;
  // The names of what is made hold the picture's own name.
  const key = [file.internal.contentDigest, file.base, use].join();
  const data = made.get(key) ?? makePicture(image, use, context, info);
  made.set(key, data);
  return data;
}

async function makePicture(
  image: Node,
  use: PictureUse,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<PictureData> {
  const { widths, sizes, ...shape }: Use = uses[use];
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
