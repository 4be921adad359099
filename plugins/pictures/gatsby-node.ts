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

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }, { uses }: Options) =>
  add(pictureResolvers(uses));

/**
 * In a first build, requests most pictures before the bundling: sharp can use the core that webpack leaves idle. Gatsby
 * itself requests them after it.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, cache }, { early }: Options) => {
  if (!early || (await cache.get("asked"))) return;
  await graphql(early);
  await cache.set("asked", true);
};
