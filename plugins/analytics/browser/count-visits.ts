import type { PluginOptions } from "gatsby";
import { navigateHardWhen } from "../../static-pages/browser/hard-navigation";
import { type AnalyticsSettings, analyticsServices } from "../services";
import { hideBanner, showBanner } from "./banner";
import { isRefusedBy, storeConsent, storedConsent } from "./consent";
import { offerChoice, showBrowsersChoice } from "./footer-choice";
import { serviceOf } from "./service";

/** What of this site the plugin is given in gatsby-config.ts. */
export interface AnalyticsOptions extends PluginOptions {
  /** The paths of pages that are never counted, as a regular expression. No script of a service is in them. */
  readonly neverCounted: string;
  /** The page that says what is counted. */
  readonly policyPage: string;
}

/** A page counts once it has been open for so long; by then its head is that of the page. */
const glance = 1000;

/** Counts visits from now on, or asks whether it may. Call what it returns after each change of page. */
export function countVisits(settings: AnalyticsSettings, { neverCounted, policyPage }: AnalyticsOptions): () => void {
  const { provider } = settings;
  const { name, needsConsent } = analyticsServices[provider];
  const isPrivate = (path: string) => new RegExp(neverCounted).test(path);
  const service = serviceOf(settings, isPrivate);
  const isRefusedByBrowser = isRefusedBy(navigator);
  let timer: number | undefined;

  const look = () => {
    const chosen = isRefusedByBrowser ? false : storedConsent(provider);
    /** Undefined: the visitor is asked. */
    const isAllowed = chosen ?? (needsConsent ? undefined : true);
    const path = location.pathname;
    const isUncounted = isPrivate(path) || isErrorPage();
    if (isRefusedByBrowser) showBrowsersChoice();
    else showChoice(isAllowed);
    // Cookies of a consent that was taken back or is too old go as well.
    if (!isAllowed) service.stop();
    if (isUncounted || isAllowed !== undefined) hideBanner();
    if (isUncounted) return;
    if (isAllowed) service.count(path);
    if (isAllowed === undefined) showBanner(name, policyPage, choose);
  };
  const choose = (isAllowed: boolean) => {
    storeConsent(isAllowed, provider);
    look();
  };
  const showChoice = offerChoice(choose);

  const countVisit = () => {
    clearTimeout(timer);
    if (isPrivate(location.pathname)) {
      hideBanner();
      // By the Back button: a new document has nothing of the service in it.
      if (service.isLoaded()) return location.reload();
    }
    timer = window.setTimeout(look, glance);
  };
  navigateHardWhen((path) => service.isLoaded() && isPrivate(path));
  countVisit();
  return countVisit;
}

/** Pages without an address of their own are those of errors. */
const isErrorPage = () => document.querySelector('meta[name="robots"][content*="noindex"]') !== null;
