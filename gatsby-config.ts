import type { GatsbyConfig } from "gatsby";
import { contentSources } from "./plugins/source-content/nodes/sources";
import { pageParts } from "./src/gatsby/page-parts";
import { redirects } from "./src/gatsby/redirects";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Without one, Gatsby installs Netlify's where NETLIFY is set: outside the lockfile, with other files and rules beside ours.
  adapter: { name: "no", adapt: () => undefined },
  // The types of queries change with the code alone (scripts/build.mjs).
  graphqlTypegen: { generateOnBuild: !process.env.HAS_TYPES, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    { resolve: "gatsby-plugin-sharp", options: { failOn: "error", stripMetadata: true } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-transformer-remark", options: { gfm: true } },
    ...contentSources(),
    { resolve: "content-icons", options: { types: ["Ministry"] } },
    {
      resolve: "analytics",
      options: { neverCounted: "^/(cadastro-|admin(/|$))", policyPage: "/politica-privacidade" },
    },
    { resolve: "static-pages", options: { parts: pageParts, redirects } },
  ],
};

export default config;
