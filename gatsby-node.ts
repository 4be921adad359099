export { onPostBootstrap, onPreInit, sourceNodes } from "./plugins/source-content/nodes/entries";
export { createPages } from "./plugins/source-content/nodes/follow-changes";
export { createResolvers, createSchemaCustomization } from "./plugins/source-content/nodes/schema";
export { onPostBuild } from "./plugins/static-pages/post-build";
export { onCreateWebpackConfig } from "./plugins/static-pages/webpack";
export { createPagesStatefully } from "./src/gatsby/pages";
