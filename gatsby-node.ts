export { onCreateDevServer } from "./plugins/decap-editor/bundle/develop";
export { onPostBootstrap, onPreBootstrap, onPreInit, sourceNodes } from "./plugins/source-content/nodes/entries";
export { createPages } from "./plugins/source-content/nodes/follow-changes";
export { createResolvers, createSchemaCustomization } from "./plugins/source-content/nodes/schema";
export { onPostBuild, onPreBuild } from "./src/gatsby/build-hooks";
export { createPagesStatefully } from "./src/gatsby/pages";
