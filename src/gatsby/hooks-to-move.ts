import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node } from "gatsby";
import { putAwayGoneThumbnails } from "../../plugins/document-text/gone-thumbnails";
import { documentResolvers } from "../../plugins/document-text/resolvers";
import { writeAppFiles } from "../../plugins/machine-readable/app-icons/write";
import { feedBody } from "../../plugins/machine-readable/feeds/feed-body";
import { writeFeeds } from "../../plugins/machine-readable/feeds/write";
import { planOf } from "../../plugins/machine-readable/social/plan";
import { finishSocialImages, startSocialImages } from "../../plugins/machine-readable/social/start";
import { structuredData } from "../../plugins/machine-readable/structured-data/pages";
import { searchPageParts } from "../../plugins/search-index/page-parts";
import { beginSearchIndex, finishedSearchIndex } from "../../plugins/search-index/search-index";
import { bodyTree } from "../../plugins/source-content/markdown/body-html";
import { isDeveloping } from "../../plugins/source-content/nodes/developing";
import { publishedEntries } from "../../plugins/source-content/nodes/entry-nodes";
import { fileNodes } from "../../plugins/source-content/nodes/file-nodes";
import type { Resolver } from "../../plugins/source-content/nodes/resolver";
import { writePageParts } from "../../plugins/static-pages/page-parts";
import { model } from "../content-types";
import { safeHtml } from "../lib/markdown/to-html";
import { forgetIntroduced } from "./pages";

// Hooks of capabilities that are not Gatsby plugins of their own yet. Each moves to plugins/<capability>/gatsby-node.ts.

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

/** Of plugins/machine-readable and plugins/search-index: what they add to the pages that plugins/static-pages finishes. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async (args) => {
  await writePageParts("structured-data", { heads: Object.fromEntries(await structuredData(args)) });
  await writePageParts("search-index", searchPageParts);
};

/** Of plugins/search-index, machine-readable and document-text: after plugins/static-pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const [placeIndex] = await Promise.all([finishedSearchIndex(), finishSocialImages(args.reporter)]);
  const finished: { address?: string }[] = JSON.parse(await readFile(".cache/finished-pages.json", "utf8"));
  await Promise.all([writeAppFiles(args), placeIndex?.()]);
  await writeFeeds(
    args,
    finished.flatMap(({ address }) => address ?? []),
  );
  await putAwayGoneThumbnails(publishedEntries(args, model));
};
