import type { GatsbyConfig } from "gatsby";
import { contentFiles } from "./plugins/source-content/nodes/content-files";
import { model } from "./src/content-types";
import { derived } from "./src/gatsby/derived";
import { pageParts } from "./src/gatsby/page-parts";
import { redirects } from "./src/gatsby/redirects";
import { pictureUses } from "./src/lib/picture";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Without one, Gatsby installs Netlify's where NETLIFY is set: outside the lockfile, with other files and rules beside ours.
  adapter: { name: "no", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    { resolve: "gatsby-plugin-sharp", options: { failOn: "error", stripMetadata: true } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: contentFiles() },
    { resolve: "source-content", options: { model, derived } },
    { resolve: "pictures", options: { uses: pictureUses } },
    { resolve: "content-icons", options: { types: ["Ministry"] } },
    {
      resolve: "analytics",
      options: { neverCounted: "^/(cadastro-|admin(/|$))", policyPage: "/politica-privacidade" },
    },
    { resolve: "decap-editor", options: { entry: "src/previews/editor.ts" } },
    { resolve: "static-pages", options: { parts: pageParts, redirects } },
  ],
};

export default config;
