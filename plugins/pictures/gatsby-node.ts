import "./avif-effort";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { type PictureUses, pictureResolvers, pictureTypes } from "./picture-data";

interface Options extends PluginOptions {
  readonly uses: PictureUses;
  /** A query for the pictures to make while webpack bundles. */
  readonly early?: string;
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }, { uses }: Options) =>
  actions.createTypes(pictureTypes(uses));

export const createResolvers: GatsbyNode["createResolvers"] = (args, { uses }: Options) =>
  args.createResolvers(pictureResolvers(uses, args));

/** Requests most pictures of a first build before the bundling, as webpack leaves a core idle that sharp can use. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, cache }, { early }: Options) => {
  if (!early || (await cache.get("asked"))) return;
  await graphql(early);
  await cache.set("asked", true);
};
