import type { GatsbyNode } from "gatsby";
import { writePageParts } from "../static-pages/page-parts";
import { type AnalyticsSettings, sourcesOf } from "./settings";

/** Tells open pages the site's code at Google Analytics, and opens the policy to it. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType }) => {
  const { siteId, serverUrl } = Object(getNodesByType("AnalyticsSettings")[0]);
  if (!siteId) return;
  const analytics: AnalyticsSettings = { siteId, ...(serverUrl && { serverUrl }) };
  await writePageParts("analytics", { sources: sourcesOf(analytics), settings: { analytics } });
};
