import { buildFacts } from "./build-facts";

/** What an open page needs later or never. It is loaded while the page is quiet, before a new build could take it away. */
export { isbot } from "isbot";
export { watchVersion } from "./version-watch";

/** What reports errors, on sites that want to know of them. */
export const reporting = buildFacts().errorReportUrl
  ? import(/* webpackChunkName: "report" */ "./report").catch(() => undefined)
  : undefined;
