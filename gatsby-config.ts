import { existsSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import "./plugins/pictures/several-at-once";
import { documentFacts } from "./plugins/document-text/read-documents";
import { contentFiles } from "./plugins/source-content/nodes/content-files";
import { model, typesWith } from "./src/content-types";
import { deskSettings } from "./src/features/registration/desk-settings";
import { derived } from "./src/gatsby/derived";
import { earlyPictures } from "./src/gatsby/early-pictures";
import { feeds } from "./src/gatsby/feeds";
import { missingSteps } from "./src/gatsby/launch";
import { pageParts } from "./src/gatsby/page-parts";
import { redirects } from "./src/gatsby/redirects";
import { rootFiles } from "./src/gatsby/root-files";
import { searchRecords } from "./src/gatsby/search-records";
import { sitemap } from "./src/gatsby/sitemap";
import { structuredData } from "./src/gatsby/structured-data";
import { pictureUses } from "./src/lib/picture";

const types = "src/gatsby-types.d.ts";
/** Queries and types are code: as long as a build's cache stands for the same code (scripts/gatsby-cache.mjs), so do they. */
const areTyped = existsSync(".cache/filled-by") && existsSync(types);

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Without one, Gatsby installs Netlify's where NETLIFY is set: outside the lockfile, with other files and rules beside ours.
  adapter: { name: "no", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: !areTyped, typesOutputPath: types },
  plugins: [
    { resolve: "gatsby-plugin-sharp", options: { failOn: "error", stripMetadata: true } },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [{ resolve: "markdown-parser", options: { types: model.collections.map(({ type }) => type) } }],
      },
    },
    { resolve: "gatsby-source-filesystem", options: contentFiles() },
    { resolve: "source-content", options: { model, derived } },
    { resolve: "pictures", options: { uses: pictureUses, early: earlyPictures } },
    { resolve: "document-text", options: { type: "Document", field: "file" } },
    { resolve: "content-icons", options: { types: typesWith("icon") } },
    {
      resolve: "analytics",
      options: { neverCounted: "^/(cadastro-|(admin|busca)(/|$))", policyPage: "/politica-privacidade" },
    },
    { resolve: "decap-editor", options: { model, entry: "src/previews/editor.ts", missing: missingSteps } },
    {
      resolve: "registrations-desk",
      options: {
        settings: deskSettings,
        styles: ["src/styles/tokens.css", "src/styles/base.css", "src/styles/shared.css"],
      },
    },
    { resolve: "social-images", options: { types: typesWith("cover") } },
    { resolve: "structured-data", options: { things: structuredData } },
    { resolve: "feeds", options: { ...feeds } },
    { resolve: "search-index", options: { page: "/busca", records: searchRecords(documentFacts) } },
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
    { resolve: "root-files", options: { files: rootFiles } },
    { resolve: "static-pages", options: { parts: pageParts, redirects } },
  ],
};

export default config;
