export { onCreateDevServer } from "./plugins/decap-editor/bundle/develop";
export { onPostBuild } from "./plugins/static-pages/post-build";
export { onCreateWebpackConfig } from "./plugins/static-pages/webpack";
export { createResolvers, onPostBootstrap, onPreBootstrap, onPreInit, sourceNodes } from "./src/gatsby/hooks-to-move";
export { createPages, createPagesStatefully } from "./src/gatsby/pages";
