export { onCreateDevServer } from "./plugins/decap-editor/bundle/develop";
export { onPostBootstrap, onPostBuild, onPreBootstrap } from "./src/gatsby/hooks-to-move";
export { onPreInit } from "./src/gatsby/page-parts";
export { createPages, createPagesStatefully } from "./src/gatsby/pages";
