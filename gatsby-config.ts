import type { GatsbyConfig } from "gatsby";
import { contentFiles } from "./plugins/source-content/nodes/content-files";
import { model } from "./src/content-types";
import { derived } from "./src/gatsby/derived";
import { feeds } from "./src/gatsby/feeds";
import { rootFiles } from "./src/gatsby/root-files";
import { sitemap } from "./src/gatsby/sitemap";
import { pictureUses } from "./src/lib/picture";

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
    { resolve: "gatsby-source-filesystem", options: contentFiles() },
    { resolve: "source-content", options: { model, derived } },
    { resolve: "pictures", options: { uses: pictureUses } },
    "content-icons",
    { resolve: "feeds", options: { ...feeds } },
    { resolve: "root-files", options: { files: rootFiles } },
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
  ],
};

export default config;
