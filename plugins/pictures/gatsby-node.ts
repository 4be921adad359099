import "./picture-effort";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { startPictures } from "./early-pictures";
import { type PictureUses, pictureResolvers, pictureTypes } from "./picture-data";

interface PicturesOptions {
  readonly uses: PictureUses;
}

const isComplete = (options: object): options is PicturesOptions => "uses" in options;

function usesOf(options: PluginOptions): PictureUses {
  if (!isComplete(options)) throw new Error("pictures needs the option `uses` in gatsby-config.ts.");
  return options.uses;
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }, options) =>
  actions.createTypes(pictureTypes(usesOf(options)));

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }, options) =>
  createResolvers(pictureResolvers(usesOf(options)));

export const createPages: GatsbyNode["createPages"] = startPictures;
