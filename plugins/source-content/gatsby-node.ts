import { contentSource } from "./nodes/content-source";

export const {
  onCreateDevServer,
  onPreInit,
  sourceNodes,
  createPages,
  createSchemaCustomization,
  createResolvers,
  onPostBuild,
} = contentSource();
