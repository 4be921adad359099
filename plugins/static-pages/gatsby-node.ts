export { onPostBuild, onPreBootstrap, onPreBuild } from "./post-build";
export { onCreateWebpackConfig } from "./webpack";
