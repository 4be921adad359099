import { contentSource } from "./nodes/content-source";

export const { onPreInit, sourceNodes, createPages, createSchemaCustomization, createResolvers, onPostBuild } =
  contentSource();
