import type { PluginOptions } from "gatsby";
import { navigateHardWhen } from "../../static-pages/browser/hard-navigation";
import type { AnalyticsSettings } from "../settings";
import { hideBanner, showBanner } from "./banner";
import { isRefusedBy, storeConsent, storedConsent } from "./consent";
import { offerChoice, showBrowsersChoice } from "./footer-choice";
import { tagOf } from "./tag";

/** What of this site the plugin is given in gatsby-config.ts. */
export interface AnalyticsOptions extends PluginOptions {
  /** The paths of pages that are never counted, as a regular expression. The tag is not in them. */
  readonly neverCounted: string;
  /** The page that says what is counted. */
  readonly policyPage: string;
}

/** A page counts once it has been open for so long; by then its head is that of the page. */
const glance = 1000;

let counter: (() => void) | undefined;

/** Counts a visit to the page that is open now, or asks whether it may. */
export function countVisit(settings: AnalyticsSettings, options: AnalyticsOptions): void {
  counter ??= counterOf(settings, options);
  counter();
}

function counterOf(settings: AnalyticsSettings, { neverCounted, policyPage }: AnalyticsOptions): () => void {
  const isPrivate = (path: string) => new RegExp(neverCounted).test(path);
  const tag = tagOf(settings, isPrivate);
  const isRefusedByBrowser = isRefusedBy(navigator);
  let timer: number | undefined;

  const look = () => {
    /** Undefined: the visitor is asked. */
    const isAllowed = isRefusedByBrowser ? false : storedConsent();
    const path = location.pathname;
    const isUncounted = isPrivate(path) || isErrorPage();
    if (isRefusedByBrowser) showBrowsersChoice();
    else showChoice(isAllowed);
    // Cookies of a consent that was taken back or is too old go as well.
    if (!isAllowed) tag.stop();
    else if (!isUncounted) tag.count(path);
    if (isUncounted || isAllowed !== undefined) hideBanner();
    else showBanner(policyPage, choose);
  };
  const choose = (isAllowed: boolean) => {
    storeConsent(isAllowed);
    look();
  };
  const showChoice = offerChoice(choose);

  navigateHardWhen((path) => tag.isLoaded() && isPrivate(path));
  return () => {
    clearTimeout(timer);
    if (isPrivate(location.pathname)) {
      hideBanner();
      // By the Back button: a new document has nothing of the tag in it.
      if (tag.isLoaded()) return location.reload();
    }
    timer = window.setTimeout(look, glance);
  };
}

/** Pages without an address of their own are those of errors. */
const isErrorPage = () => document.querySelector('meta[name="robots"][content*="noindex"]') !== null;
