/** Gatsby's own entry for the browser, which it copies into `.cache`: src/gatsby/webpack.ts says where. */
declare module "gatsby-production-app";
