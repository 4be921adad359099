import type { AnalyticsSettings } from "../services";

declare global {
  interface Window {
    /** Commands for Google's tag. */
    dataLayer?: unknown[];
    /** Commands for Matomo. */
    _paq?: unknown[];
    plausible?: (event: string, options: Readonly<Record<string, string>>) => void;
    umami?: { track: (change: (sent: Readonly<Record<string, unknown>>) => object) => void };
  }
}

/** All that is told of a visit. */
export interface Page {
  /** `/noticias` */
  readonly path: string;
  /** The same with the site's origin. */
  readonly address: string;
  /** The page before it; "" if there was none. */
  readonly referrer: string;
}

/** How a service is spoken to. None may count by itself: it would send addresses with what was searched for. */
interface Vendor {
  /** Attributes of its script element. */
  readonly attributes?: (settings: AnalyticsSettings) => Readonly<Record<string, string>>;
  /** Runs before its script, with the first page. */
  readonly prepare?: (settings: AnalyticsSettings, server: string, page: Page) => void;
  readonly count: (page: Page) => void;
  /** Whether it may send anything, if its script does so unasked. */
  readonly allow?: (isAllowed: boolean, settings: AnalyticsSettings) => void;
  /** Names of the cookies that it sets. */
  readonly cookies?: RegExp;
}

const halfYear = 182 * 24 * 3600;

// Google's tag takes commands as `arguments`; it passes over arrays.
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

const paq = (...commands: unknown[][]) => {
  window._paq ??= [];
  window._paq.push(...commands);
};

/** Each as its documentation has it, at the links. */
export const vendors: Readonly<Record<AnalyticsSettings["provider"], Vendor>> = {
  // https://developers.google.com/tag-platform/gtagjs/reference, …/security/guides/privacy
  ga4: {
    prepare: ({ siteId, serverUrl }, server, page) => {
      gtag("consent", "default", {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "granted",
      });
      gtag("js", new Date());
      gtag("set", placeOf(page));
      gtag("config", siteId, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_expires: halfYear,
        ...(serverUrl && { server_container_url: server }),
      });
    },
    count: (page) => {
      // Also for what the tag sends by itself from now on.
      gtag("set", placeOf(page));
      gtag("event", "page_view", placeOf(page));
    },
    allow: (isAllowed, { siteId }) => void Reflect.set(window, `ga-disable-${siteId}`, !isAllowed),
    cookies: /^_(ga|gid|gat)/,
  },
  // https://plausible.io/docs/custom-locations; `u` is the name in scripts that one's own server may still have.
  plausible: {
    attributes: ({ siteId }) => ({ "data-domain": siteId }),
    count: ({ address }) => window.plausible?.("pageview", { u: address, url: address }),
  },
  // https://umami.is/docs/tracker-configuration, …/tracker-functions
  umami: {
    attributes: ({ siteId }) => ({
      "data-website-id": siteId,
      "data-auto-track": "false",
      "data-do-not-track": "true",
    }),
    count: ({ path, referrer }) => window.umami?.track((sent) => ({ ...sent, url: path, title: path, referrer })),
  },
  // https://developer.matomo.org/api-reference/tracking-javascript
  matomo: {
    prepare: ({ siteId, cookieless }, server) =>
      paq(
        ...(cookieless ? [["disableCookies"]] : [["setVisitorCookieTimeout", halfYear]]),
        ["setDoNotTrack", true],
        ["setTrackerUrl", `${server}/matomo.php`],
        ["setSiteId", siteId],
      ),
    count: ({ path, address, referrer }) =>
      paq(["setCustomUrl", address], ["setDocumentTitle", path], ["setReferrerUrl", referrer], ["trackPageView"]),
    cookies: /^(_pk_|mtm_)/,
  },
};

const placeOf = ({ path, address, referrer }: Page) => ({
  page_location: address,
  page_title: path,
  page_referrer: referrer,
});
