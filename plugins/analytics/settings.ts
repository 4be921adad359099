import { originsOf } from "../../src/lib/servers";
import type { Directives } from "../static-pages/policy/policy";

/** What editors set in `content/settings/analytics.yml`. */
export interface AnalyticsSettings {
  /** Google's code of the site: `G-XXXXXXXXXX`. */
  readonly siteId: string;
  /** An own tagging server in place of Google's. */
  readonly serverUrl?: string;
}

/** The address of the server that the tag comes from, without a slash at its end. */
export const tagServer = ({ serverUrl }: AnalyticsSettings): string =>
  (serverUrl || "https://www.googletagmanager.com").replace(/\/+$/, "");

/** Where the tag sends data, unless the settings name a server. */
const collectors = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** The origins that the tag comes from and sends to. */
export function sourcesOf(settings: AnalyticsSettings): Directives {
  const server = originsOf(tagServer(settings));
  const collect = settings.serverUrl ? server : [...server, ...collectors];
  return { "script-src": server, "connect-src": collect, "img-src": collect };
}
