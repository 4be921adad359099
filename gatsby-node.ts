export { onPreInit } from "./src/gatsby/page-parts";
export { createPages, createPagesStatefully, onPostBootstrap } from "./src/gatsby/pages";
