import { originsOf } from "../../src/lib/servers";
import type { Directives } from "../static-pages/policy/policy";
import { type AnalyticsSettings, analyticsServer, analyticsServices } from "./services";

/** The origins that the service's script comes from and sends to. */
export function sourcesOf(settings: AnalyticsSettings): Directives {
  const server = originsOf(analyticsServer(settings));
  const collect = [...server, ...(settings.serverUrl ? [] : analyticsServices[settings.provider].sendsTo)];
  return { "script-src": server, "connect-src": collect, "img-src": collect };
}
