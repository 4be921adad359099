export {
  createResolvers,
  onPostBootstrap,
  onPostBuild,
  onPreBuild,
  sourceNodes,
} from "./src/gatsby/hooks-to-move";
export { onPreInit } from "./src/gatsby/page-parts";
export { createPages, createPagesStatefully } from "./src/gatsby/pages";
