import { existsSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Node, PluginOptions } from "gatsby";
import { getOrInsert } from "../../src/lib/get-or-insert";
import { pictureFacts } from "../source-content/files/picture-facts";
import { childOfType, type Resolver, resolveField } from "../source-content/nodes/resolver";

/** The plugin's options in `gatsby-config.ts`. */
interface Options extends PluginOptions {
  /** The GraphQL types with a field `cover`. */
  readonly types: readonly string[];
}

/** The size for WhatsApp, Facebook and others; some show no picture over 300 KB. */
const shape = { width: 1200, height: 630, fit: "cover", cropFocus: "attention", toFormat: "jpg", quality: 65 };

interface Entry extends Record<string, unknown> {
  readonly title: string;
  readonly cover?: { readonly alt?: string } | null;
}

/**
 * Addresses of pictures made in this build and before, by cover. To find that a picture exists, Gatsby reads the whole
 * cover: 2.6 s for a thousand, and the structured data ask for all of them in every build.
 */
const made = new Map<string, Promise<string>>();

const socialImage: Resolver<object, Entry> = async ({ title, cover }, _args, context, info) => {
  if (!cover) return null;
  const file = (await resolveField("Picture", "image", cover, {}, context, info)) as Node | null;
  const image = childOfType(file, "ImageSharp", context);
  if (!file || !image) return null;
  const make = async () => {
    // JPEG would put black behind it: the site's own picture is shown in place of it.
    if ((await pictureFacts(file)).ground) return "";
    const options = { ...shape, jpegProgressive: true };
    const { src } = (await resolveField("ImageSharp", "resize", image, options, context, info)) as { src: string };
    return src;
  };
  // File names contain the picture's own name.
  const src = await getOrInsert(made, [file.internal.contentDigest, file.base].join(), make);
  return src ? { src, alt: cover.alt || title } : null;
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async ({ actions, cache }) => {
  actions.createTypes("type SocialImage { src: String!, alt: String! }");
  const before: readonly (readonly [string, string])[] = (await cache.get("made")) ?? [];
  for (const [key, src] of before)
    if (existsSync(join("public", decodeURIComponent(src)))) made.set(key, Promise.resolve(src));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache }) => {
  await cache.set("made", await Promise.all([...made].map(async ([key, src]) => [key, await src])));
};

/** Adds `social`, the cover cropped for link previews; null without a cover. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }, { types }: Options) =>
  add(Object.fromEntries(types.map((type) => [type, { social: { type: "SocialImage", resolve: socialImage } }])));
