export { onCreateDevServer } from "./src/gatsby/admin/develop";
export { onCreateNode, onPostBootstrap, onPreBootstrap, onPreInit, sourceNodes } from "./src/gatsby/entries";
export { createPages, createPagesStatefully } from "./src/gatsby/pages";
export { onPostBuild } from "./src/gatsby/post-build";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
