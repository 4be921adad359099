/** What editors set in `content/settings/analytics.yml`. */
export interface AnalyticsSettings {
  readonly provider: "ga4" | "plausible" | "umami" | "matomo";
  readonly siteId: string;
  /** The service's own server, where it does not run at its maker's. */
  readonly serverUrl?: string;
  /** Matomo may be told to set no cookies. */
  readonly cookieless?: boolean;
}

interface Service {
  /** As visitors know it. */
  readonly name: string;
  /** Those that set cookies or follow people from visit to visit may count nobody who has not agreed. */
  readonly needsConsent: boolean;
  /** Its server, unless the settings name another. */
  readonly server: string;
  /** The script to load from there. */
  readonly script: (siteId: string) => string;
  /** Where it sends what it counts, besides its server. */
  readonly sendsTo?: readonly string[];
}

/** The services that can count visits. */
export const analyticsServices: Readonly<Record<AnalyticsSettings["provider"], Service>> = {
  ga4: {
    name: "Google Analytics",
    needsConsent: true,
    server: "https://www.googletagmanager.com",
    script: (siteId) => `/gtag/js?id=${encodeURIComponent(siteId)}`,
    sendsTo: ["https://*.google-analytics.com", "https://*.analytics.google.com"],
  },
  plausible: {
    name: "Plausible",
    needsConsent: false,
    server: "https://plausible.io",
    // The one that counts nothing by itself.
    script: () => "/js/script.manual.js",
  },
  umami: {
    name: "Umami",
    needsConsent: false,
    server: "https://cloud.umami.is",
    script: () => "/script.js",
    sendsTo: ["https://api-gateway.umami.dev"],
  },
  matomo: {
    name: "Matomo",
    needsConsent: true,
    server: "https://matomo.example.org",
    script: () => "/matomo.js",
  },
};

/** True for the name of one of them; the settings may also name none. */
export const isProvider = (name: string): name is AnalyticsSettings["provider"] =>
  Object.hasOwn(analyticsServices, name);

/** The address of the server that counts, without a slash at its end. */
export const analyticsServer = ({ provider, serverUrl }: AnalyticsSettings): string =>
  (serverUrl || analyticsServices[provider].server).replace(/\/+$/, "");

/** Whether settings are whole enough to count with: Matomo has no server of its own, and all need the site's code. */
export const isCountable = ({ provider, siteId, serverUrl }: AnalyticsSettings): boolean =>
  siteId !== "" && (provider !== "matomo" || Boolean(serverUrl));

/** Whether visitors must agree first: the service sets cookies or follows people from visit to visit. */
export const needsConsent = ({ provider, cookieless = false }: AnalyticsSettings): boolean =>
  analyticsServices[provider].needsConsent && !(provider === "matomo" && cookieless);
