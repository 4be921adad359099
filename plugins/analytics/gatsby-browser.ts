import type { GatsbyBrowser } from "gatsby";
import { pageSettings } from "../static-pages/browser/page-settings";
import type { AnalyticsOptions } from "./browser/count-visits";
import type { AnalyticsSettings } from "./settings";

declare module "../static-pages/browser/page-settings" {
  interface PageSettings {
    readonly analytics?: AnalyticsSettings;
  }
}

/** Runs with the first page and after each change of page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (_args, options: AnalyticsOptions) => {
  const { analytics } = pageSettings();
  if (!analytics) return;
  import(/* webpackChunkName: "analytics" */ "./browser/count-visits").then(
    ({ countVisit }) => countVisit(analytics, options),
    // An uncounted visit is no error.
    () => undefined,
  );
};
