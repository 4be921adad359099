export { onPostBuild, onPreBootstrap } from "./post-build";
export { onCreateWebpackConfig } from "./webpack";
