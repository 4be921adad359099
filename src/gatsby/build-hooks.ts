import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { writeAdmin } from "../../plugins/decap-editor/bundle/write";
import { writeAppFiles } from "../../plugins/machine-readable/app-icons/write";
import { writeFeeds } from "../../plugins/machine-readable/feeds/write";
import { finishSocialImages } from "../../plugins/machine-readable/social/start";
import { structuredData } from "../../plugins/machine-readable/structured-data/pages";
import { searchPageParts } from "../../plugins/search-index/page-parts";
import { finishedSearchIndex } from "../../plugins/search-index/search-index";
import { publishedEntries } from "../../plugins/source-content/nodes/entries";
import { putAwayGoneUploads } from "../../plugins/source-content/nodes/uploads";
import { writePageParts } from "../../plugins/static-pages/page-parts";

export const onPreBuild: GatsbyNode["onPreBuild"] = async (args) => {
  await writePageParts("structured-data", { heads: Object.fromEntries(await structuredData(args)) });
  await writePageParts("search-index", searchPageParts);
};

/** Runs after static-pages has finished the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const [placeIndex] = await Promise.all([finishedSearchIndex(), finishSocialImages(args.reporter)]);
  const finished: { address?: string }[] = JSON.parse(await readFile(".cache/finished-pages.json", "utf8"));
  await Promise.all([writeAppFiles(args), writeAdmin("public"), placeIndex?.()]);
  await writeFeeds(
    args,
    finished.flatMap(({ address }) => address ?? []),
  );
  await putAwayGoneUploads(args, publishedEntries());
};
