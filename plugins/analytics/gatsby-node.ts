import type { GatsbyNode } from "gatsby";
import { writePageParts } from "../static-pages/page-parts";
import { type AnalyticsSettings, isProvider } from "./services";
import { sourcesOf } from "./sources";

/** Tells open pages which service counts visits, and opens the policy to it. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType, reporter }) => {
  const { provider = "none", siteId, serverUrl } = Object(getNodesByType("AnalyticsSettings")[0]);
  if (!isProvider(provider)) return;
  if (!siteId) {
    reporter.info("Estatísticas: falta o código do site; nada é contado.");
    return;
  }
  const settings: AnalyticsSettings = { provider, siteId, ...(serverUrl && { serverUrl }) };
  await writePageParts("analytics", { sources: sourcesOf(settings), settings: { analytics: settings } });
};
