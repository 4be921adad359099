import type { AnalyticsSettings } from "../services";

declare global {
  interface Window {
    /** Commands for Google's tag. */
    dataLayer?: unknown[];
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

/** The browser half of a service. None may count by itself: it would send addresses with what was searched for. */
interface Tracker {
  /** `data-` attributes of its script element. */
  readonly attributes?: (settings: AnalyticsSettings) => Readonly<Record<string, string>>;
  /** Runs before its script, with the first page. */
  readonly prepare?: (settings: AnalyticsSettings, page: Page) => void;
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

const fieldsOf = ({ path, address, referrer }: Page) => ({
  page_location: address,
  page_title: path,
  page_referrer: referrer,
});

/** Each as its documentation has it, at the links. */
export const trackers: Readonly<Record<AnalyticsSettings["provider"], Tracker>> = {
  // https://developers.google.com/tag-platform/gtagjs/reference, …/security/guides/privacy
  ga4: {
    prepare: ({ siteId, serverUrl }, page) => {
      gtag("consent", "default", {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "granted",
      });
      gtag("js", new Date());
      gtag("set", fieldsOf(page));
      gtag("config", siteId, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_expires: halfYear,
        ...(serverUrl && { server_container_url: serverUrl.replace(/\/+$/, "") }),
      });
    },
    count: (page) => {
      // Also for what the tag sends by itself from now on.
      gtag("set", fieldsOf(page));
      gtag("event", "page_view", fieldsOf(page));
    },
    allow: (isAllowed, { siteId }) => void Reflect.set(window, `ga-disable-${siteId}`, !isAllowed),
    cookies: /^_(ga|gid|gat)/,
  },
  // https://umami.is/docs/tracker-configuration, …/tracker-functions
  umami: {
    attributes: ({ siteId }) => ({ websiteId: siteId, autoTrack: "false", doNotTrack: "true" }),
    count: ({ path, referrer }) => window.umami?.track((sent) => ({ ...sent, url: path, title: path, referrer })),
  },
};
