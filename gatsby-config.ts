import type { GatsbyConfig } from "gatsby";
import { contentSources } from "./plugins/source-content/nodes/sources";
import { feeds } from "./src/gatsby/feeds";
import { rootFiles } from "./src/gatsby/root-files";
import { sitemap } from "./src/gatsby/sitemap";

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
    "content-icons",
    { resolve: "feeds", options: { ...feeds } },
    { resolve: "root-files", options: { files: rootFiles } },
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
  ],
};

export default config;
