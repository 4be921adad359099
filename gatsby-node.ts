export { onCreateDevServer } from "./src/gatsby/admin/develop";
export { onPostBootstrap, onPreBootstrap, onPreInit, sourceNodes } from "./src/gatsby/entries";
export { createPages } from "./src/gatsby/follow-changes";
export { createPagesStatefully } from "./src/gatsby/pages";
export { onPostBuild } from "./src/gatsby/post-build";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
