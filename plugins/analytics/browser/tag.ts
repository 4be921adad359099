import { urlOf } from "../../../src/lib/url";
import { type AnalyticsSettings, tagServer } from "../settings";

declare global {
  interface Window {
    /** Commands for Google's tag; it also reads those from before it was loaded. */
    dataLayer?: unknown[];
  }
}

/** Google's tag. */
export interface Tag {
  /** Counts a visit; loads the tag with the first. */
  readonly count: (path: string) => void;
  /** Stops it and removes its cookies. */
  readonly stop: () => void;
  /** True once it is requested in this document. */
  readonly isLoaded: () => boolean;
}

const halfYear = 182 * 24 * 3600;

/** https://developers.google.com/tag-platform/gtagjs/reference, …/security/guides/privacy */
export function tagOf(settings: AnalyticsSettings, isPrivate: (path: string) => boolean): Tag {
  const allow = (isAllowed: boolean) => Reflect.set(window, `ga-disable-${settings.siteId}`, !isAllowed);
  let isLoaded = false;
  let last: string | undefined;

  return {
    isLoaded: () => isLoaded,
    count: (path) => {
      allow(true);
      if (path === last) return;
      const { origin } = location;
      const page: Page = {
        page_location: origin + path,
        page_title: path,
        page_referrer: last === undefined ? publicReferrer(document.referrer, origin, isPrivate) : origin + last,
      };
      last = path;
      if (!isLoaded) load(settings, page);
      isLoaded = true;
      // Also for later events that the tag sends by itself.
      gtag("set", page);
      gtag("event", "page_view", page);
    },
    stop: () => {
      last = undefined;
      allow(false);
      removeCookies();
    },
  };
}

/** Everything that is sent about a visit. Addresses have no query: it may be a search. */
interface Page {
  readonly page_location: string;
  readonly page_title: string;
  readonly page_referrer: string;
}

// The tag takes commands as `arguments`; it passes over arrays.
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

function load(settings: AnalyticsSettings, page: Page) {
  const { siteId, serverUrl } = settings;
  // The tag reads it by itself, too.
  Object.defineProperty(document, "referrer", { value: page.page_referrer, configurable: true });
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  gtag("js", new Date());
  gtag("set", page);
  gtag("config", siteId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: halfYear,
    ...(serverUrl && { server_container_url: tagServer(settings) }),
  });
  const src = `${tagServer(settings)}/gtag/js?id=${encodeURIComponent(siteId)}`;
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}

/** The referrer to send: our address without the query, another site's origin, nothing of private pages. */
export function publicReferrer(referrer: string, origin: string, isPrivate: (path: string) => boolean): string {
  const url = urlOf(referrer);
  if (!url) return "";
  if (url.origin !== origin) return `${url.origin}/`;
  return isPrivate(url.pathname) ? "" : url.origin + url.pathname;
}

/** Removes the tag's cookies for all domains that they may be set for. */
function removeCookies(): void {
  const parts = location.hostname.split(".");
  const hosts = ["", ...parts.map((_part, index) => `; domain=${parts.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!/^_(ga|gid|gat)/.test(name)) continue;
    for (const host of hosts) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; max-age=0; path=/${host}`;
    }
  }
}
