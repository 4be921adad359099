import type { GatsbyNode, Node, PluginOptions } from "gatsby";
import { childOfType, type Resolver, resolveField } from "../source-content/nodes/resolver";

/** What the site gives this plugin in `gatsby-config.ts`. */
interface Options extends PluginOptions {
  /** The GraphQL types with a field `cover`. */
  readonly types: readonly string[];
}

/** The size that WhatsApp, Facebook and the rest ask for; some show no picture of more than 300 KB. */
const shape = { width: 1200, height: 630, fit: "cover", cropFocus: "attention", toFormat: "jpg", quality: 65 };

interface Entry extends Record<string, unknown> {
  readonly title: string;
  readonly cover?: { readonly alt?: string } | null;
}

const socialImage: Resolver<object, Entry> = async ({ title, cover }, _args, context, info) => {
  if (!cover) return null;
  const file = (await resolveField("Picture", "image", cover, {}, context, info)) as Node | null;
  const image = childOfType(file, "ImageSharp", context);
  if (!image) return null;
  const options = { ...shape, jpegProgressive: true };
  const { src } = (await resolveField("ImageSharp", "resize", image, options, context, info)) as { src: string };
  return { src, alt: cover.alt || title };
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes("type SocialImage { src: String!, alt: String! }");

/** Adds `social`, the cover as previews of links show it; null without a cover. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }, { types }: Options) =>
  add(Object.fromEntries(types.map((type) => [type, { social: { type: "SocialImage", resolve: socialImage } }])));
