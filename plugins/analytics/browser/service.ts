import { type AnalyticsSettings, analyticsServer, analyticsServices } from "../services";
import { type Page, trackers } from "./trackers";

/** The service that counts, as far as the page has to do with it. */
export interface Service {
  /** Counts a visit; loads the service's script with the first. */
  readonly count: (path: string) => void;
  /** Has it stop at once, and takes its cookies away. */
  readonly stop: () => void;
  /** Whether its script is in this document, or on its way. */
  readonly isLoaded: () => boolean;
}

/** The service that the settings name. Nothing of it is loaded before the first visit counts. */
export function serviceOf(settings: AnalyticsSettings, isPrivate: (path: string) => boolean): Service {
  const tracker = trackers[settings.provider];
  let script: Promise<void> | undefined;
  let isAllowed = false;
  let last: string | undefined;

  return {
    isLoaded: () => script !== undefined,
    count: (path) => {
      isAllowed = true;
      tracker.allow?.(true, settings);
      if (path === last) return;
      const { origin } = location;
      const referrer = last === undefined ? publicReferrer(document.referrer, origin, isPrivate) : origin + last;
      const page: Page = { path, address: origin + path, referrer };
      last = path;
      script ??= load(settings, page);
      script.then(
        () => {
          if (isAllowed) tracker.count(page);
        },
        // A blocker or a bad line: then this visit is not counted.
        () => undefined,
      );
    },
    stop: () => {
      isAllowed = false;
      last = undefined;
      tracker.allow?.(false, settings);
      if (tracker.cookies) removeCookies(tracker.cookies);
    },
  };
}

function load(settings: AnalyticsSettings, page: Page): Promise<void> {
  const tracker = trackers[settings.provider];
  // Scripts read it by themselves, and it may hold what was searched for.
  Object.defineProperty(document, "referrer", { value: page.referrer, configurable: true });
  tracker.prepare?.(settings, page);
  const script = document.createElement("script");
  script.src = analyticsServer(settings) + analyticsServices[settings.provider].script(settings.siteId);
  script.async = true;
  Object.assign(script.dataset, tracker.attributes?.(settings));
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(script.src)));
    document.head.append(script);
  });
}

/**
 * What may be told of the page that led here: of ours its address without the query, of another site its origin, of
 * private pages nothing.
 */
export function publicReferrer(referrer: string, origin: string, isPrivate: (path: string) => boolean): string {
  if (!URL.canParse(referrer)) return "";
  const url = new URL(referrer);
  if (url.origin !== origin) return `${url.origin}/`;
  return isPrivate(url.pathname) ? "" : url.origin + url.pathname;
}

/** Removes the cookies with such names that scripts can reach, whichever part of the site's host they were set for. */
function removeCookies(names: RegExp): void {
  const parts = location.hostname.split(".");
  const hosts = ["", ...parts.map((_part, index) => `; domain=${parts.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!names.test(name)) continue;
    for (const host of hosts) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; max-age=0; path=/${host}`;
    }
  }
}
