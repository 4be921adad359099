/** What editors set in `content/settings/analytics.yml`. */
export interface AnalyticsSettings {
  readonly provider: keyof typeof analyticsServices;
  readonly siteId: string;
  /** The service's own server, where it does not run at its maker's. */
  readonly serverUrl?: string;
}

interface Service {
  /** As visitors know it. */
  readonly name: string;
  /** A service that sets cookies or follows people from visit to visit may count nobody who has not agreed. */
  readonly needsConsent: boolean;
  /** Its server, unless the settings name another. */
  readonly server: string;
  /** The script to load from there. */
  readonly script: (siteId: string) => string;
  /** Where it sends what it counts, besides its server. */
  readonly sendsTo: readonly string[];
}

/** The services that can count visits: the usual one, and one without cookies for a server of one's own. */
export const analyticsServices = {
  ga4: {
    name: "Google Analytics",
    needsConsent: true,
    server: "https://www.googletagmanager.com",
    script: (siteId) => `/gtag/js?id=${encodeURIComponent(siteId)}`,
    sendsTo: ["https://*.google-analytics.com", "https://*.analytics.google.com"],
  },
  umami: {
    name: "Umami",
    needsConsent: false,
    server: "https://cloud.umami.is",
    script: () => "/script.js",
    sendsTo: ["https://api-gateway.umami.dev"],
  },
} as const satisfies Record<string, Service>;

/** True for the name of one of them; the settings may also name none. */
export const isProvider = (name: unknown): name is AnalyticsSettings["provider"] =>
  typeof name === "string" && Object.hasOwn(analyticsServices, name);

/** The address of the server that counts, without a slash at its end. */
export const analyticsServer = ({ provider, serverUrl }: AnalyticsSettings): string =>
  (serverUrl || analyticsServices[provider].server).replace(/\/+$/, "");
