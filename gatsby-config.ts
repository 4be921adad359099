import type { GatsbyConfig } from "gatsby";
import { contentSources } from "./plugins/source-content/nodes/sources";

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
    { resolve: "decap-editor", options: { entry: "src/previews/editor.ts" } },
  ],
};

export default config;
