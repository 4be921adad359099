import "./avif-effort";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { type PictureUses, pictureResolvers, pictureTypes } from "./picture-data";

interface PicturesOptions {
  readonly uses: PictureUses;
  /** A query for the pictures to make while webpack bundles. */
  readonly early?: string;
}

const isComplete = (options: object): options is PicturesOptions => "uses" in options;

function optionsOf(options: PluginOptions): PicturesOptions {
  if (!isComplete(options)) throw new Error("pictures needs the option `uses` in gatsby-config.ts.");
  return options;
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }, options) =>
  actions.createTypes(pictureTypes(optionsOf(options).uses));

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }, options) =>
  createResolvers(pictureResolvers(optionsOf(options).uses));

/**
 * In a first build, asks for most pictures before the bundling: webpack leaves a core idle that sharp can use. Gatsby itself
 * asks only after it. What a later build adds is little.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, cache }, options) => {
  const { early } = optionsOf(options);
  if (!early || (await cache.get("asked"))) return;
  await graphql(early);
  await cache.set("asked", true);
};
