import { type AnalyticsSettings, analyticsServer, analyticsServices } from "../services";
import { removeCookies } from "./cookies";
import { publicReferrer } from "./decision";
import { type Page, vendors } from "./vendors";

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
export function serviceOf(settings: AnalyticsSettings): Service {
  const vendor = vendors[settings.provider];
  let script: Promise<void> | undefined;
  let isAllowed = false;
  let last: string | undefined;

  return {
    isLoaded: () => script !== undefined,
    count: (path) => {
      isAllowed = true;
      vendor.allow?.(true, settings);
      if (path === last) return;
      const referrer = last === undefined ? publicReferrer(document.referrer, location.origin) : location.origin + last;
      const page: Page = { path, address: location.origin + path, referrer };
      last = path;
      script ??= load(settings, page);
      script.then(
        () => {
          if (isAllowed) vendor.count(page);
        },
        // A blocker or a bad line: then this visit is not counted.
        () => undefined,
      );
    },
    stop: () => {
      isAllowed = false;
      last = undefined;
      vendor.allow?.(false, settings);
      if (vendor.cookies) removeCookies(vendor.cookies);
    },
  };
}

function load(settings: AnalyticsSettings, page: Page): Promise<void> {
  const vendor = vendors[settings.provider];
  const server = analyticsServer(settings);
  // Scripts read it by themselves, and it may hold what was searched for.
  Object.defineProperty(document, "referrer", { value: page.referrer, configurable: true });
  vendor.prepare?.(settings, server, page);
  const script = document.createElement("script");
  script.src = server + analyticsServices[settings.provider].script(settings.siteId);
  script.async = true;
  for (const [name, value] of Object.entries(vendor.attributes?.(settings) ?? {})) script.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(script.src)));
    document.head.append(script);
  });
}
