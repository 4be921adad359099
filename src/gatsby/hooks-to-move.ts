import type { GatsbyNode, Node } from "gatsby";
import { beginBundle } from "../../plugins/decap-editor/bundle/kept-bundle";
import { documentResolvers } from "../../plugins/document-text/resolvers";
import { feedBody } from "../../plugins/machine-readable/feeds/feed-body";
import { planOf } from "../../plugins/machine-readable/social/plan";
import { startSocialImages } from "../../plugins/machine-readable/social/start";
import { beginSearchIndex } from "../../plugins/search-index/search-index";
import { bodyTree } from "../../plugins/source-content/markdown/body-html";
import { isDeveloping } from "../../plugins/source-content/nodes/developing";
import { publishedEntries } from "../../plugins/source-content/nodes/entry-nodes";
import { fileNodes } from "../../plugins/source-content/nodes/file-nodes";
import type { Resolver } from "../../plugins/source-content/nodes/resolver";
import { wrongServers } from "../../plugins/static-pages/policy/outside-sources";
import { model } from "../content-types";
import { safeHtml } from "../lib/markdown/to-html";
import { forgetIntroduced } from "./pages";

// Hooks of capabilities that are not Gatsby plugins of their own yet. Each moves to plugins/<capability>/gatsby-node.ts.

/** Of plugins/static-pages. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const wrong = wrongServers(process.env);
  if (wrong.length === 0) return;
  process.stderr.write(`\n${wrong.join("\n")}\n\n`);
  process.exit(1);
};

/** Of plugins/decap-editor. By now Gatsby has emptied its folder, where the bundle is kept; and one core is idle. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (!isDeveloping) beginBundle();
};

/** Of plugins/machine-readable. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  if (isDeveloping) return;
  const entries = publishedEntries(args, model);
  const site = entries.find(({ key, collection }) => collection === "settings" && key === "site");
  startSocialImages(entries.flatMap((entry) => planOf(entry, fileNodes(args), site) ?? []));
};

/** Of plugins/search-index. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => {
  forgetIntroduced(args);
  if (!isDeveloping) beginSearchIndex(args, publishedEntries(args, model));
};

/** Of plugins/document-text and plugins/machine-readable. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const feedHtml: Resolver<{ origin: string }, Node> = async (source, { origin }, context, info) => {
    const tree = await bodyTree(args, source, context, info);
    return tree ? safeHtml(feedBody(tree, `${origin}${source.path}`)) : "";
  };
  args.createResolvers({
    Document: documentResolvers(),
    News: { feedHtml: { type: "String!", args: { origin: "String!" }, resolve: feedHtml } },
  });
};
