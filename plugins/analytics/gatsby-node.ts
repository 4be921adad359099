import type { GatsbyNode } from "gatsby";
import { writePageParts } from "../static-pages/page-parts";
import { type AnalyticsSettings, sourcesOf } from "./settings";

/** Hands the setting to open pages, and Google's origins to the policy. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType }) => {
  const { siteId, serverUrl } = Object(getNodesByType("AnalyticsSettings")[0]);
  if (!siteId) return;
  const analytics: AnalyticsSettings = { siteId, ...(serverUrl && { serverUrl }) };
  await writePageParts("analytics", { sources: sourcesOf(analytics), settings: { analytics } });
};
