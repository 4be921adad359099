import type {
  BuildArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  NodePluginArgs,
  PluginOptions,
} from "gatsby";
import { type Made, makeSocialImages } from "./make";
import { isSocialImage } from "./social-image";

/** What the site gives this plugin in `gatsby-config.ts`. */
export interface SocialImagesOptions {
  /** The GraphQL types of which each node has a `SocialImage` in its field `social`. */
  readonly types: readonly string[];
}

type Options = PluginOptions & SocialImagesOptions;

/** The images in the making, which one hook begins and another awaits: sharp and the canvas work beside webpack. */
const begun: { images?: Promise<Made> } = {};

export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes("type SocialImage { src: String!, alt: String! }");

export const createResolvers = ({ createResolvers: add }: CreateResolversArgs, { types }: Options): void =>
  add(Object.fromEntries(types.map((type) => [type, { social: { type: "SocialImage!" } }])));

export function onPostBootstrap({ getNodesByType }: NodePluginArgs, { types }: Options): void {
  // `gatsby develop` has no previews.
  if (process.env.gatsby_executing_command === "develop") return;
  const images = types
    .flatMap((type) => getNodesByType(type))
    .flatMap(({ social }) => (isSocialImage(social) ? [social] : []));
  begun.images = makeSocialImages("public", images);
  // A failure is told by the hook that awaits them.
  begun.images.catch(() => undefined);
}

export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const { made, all } = (await begun.images) ?? { made: 0, all: 0 };
  reporter.info(`Imagens para compartilhar: ${all}, das quais ${made} feitas agora.`);
}
