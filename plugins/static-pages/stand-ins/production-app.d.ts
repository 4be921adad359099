/** Gatsby's own entry for the browser, which it copies into `.cache`: plugins/static-pages/webpack.ts says where. */
declare module "gatsby-production-app";
