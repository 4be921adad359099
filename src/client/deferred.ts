import { pageSettings } from "../../plugins/static-pages/browser/page-settings";

declare module "../../plugins/static-pages/browser/page-settings" {
  interface PageSettings {
    /** Where errors are reported to: a Formspree form, or the endpoint of Sentry. */
    readonly errorReportUrl?: string;
  }
}

/** What an open page needs late or never. It is loaded while the page is idle, before a new build could take it away. */
export { isbot } from "isbot";

/** What reports errors, on sites that want to know of them. */
export const reporting = pageSettings().errorReportUrl
  ? import(/* webpackChunkName: "report" */ "./report").catch(() => undefined)
  : undefined;
