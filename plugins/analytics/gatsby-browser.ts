import type { GatsbyBrowser } from "gatsby";
import { pageSettings } from "../static-pages/browser/page-settings";
import type { AnalyticsOptions } from "./browser/count-visits";
import type { AnalyticsSettings } from "./services";

declare module "../static-pages/browser/page-settings" {
  interface PageSettings {
    /** The service that counts visits, if any does. */
    readonly analytics?: AnalyticsSettings;
  }
}

let countVisit: (() => void) | undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (_args, options: AnalyticsOptions) => {
  const { analytics } = pageSettings();
  if (!analytics) return;
  import(/* webpackChunkName: "analytics" */ "./browser/count-visits").then(
    ({ countVisits }) => {
      countVisit = countVisits(analytics, options);
    },
    // Visits that can't be counted are no reason for an error page.
    () => undefined,
  );
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) countVisit?.();
};
