import type { PluginOptions } from "gatsby";
import { navigateHardWhen } from "../../static-pages/browser/hard-navigation";
import type { AnalyticsSettings } from "../settings";
import { hideBanner, showBanner } from "./banner";
import { isRefusedBy, storeConsent, storedConsent } from "./consent";
import { offerChoice, showBrowsersChoice } from "./footer-choice";
import { tagOf } from "./tag";

/** The plugin's options in gatsby-config.ts. */
export interface AnalyticsOptions extends PluginOptions {
  /** Paths of pages that are never counted and never get the tag, as a regular expression. */
  readonly neverCounted: string;
  readonly policyPage: string;
}

/** Milliseconds before a page counts; by then its head is updated. */
const glance = 1000;

let counter: (() => void) | undefined;

/** Counts a visit to the open page, or asks for consent. */
export function countVisit(settings: AnalyticsSettings, options: AnalyticsOptions): void {
  counter ??= counterOf(settings, options);
  counter();
}

function counterOf(settings: AnalyticsSettings, { neverCounted, policyPage }: AnalyticsOptions): () => void {
  const isPrivate = (path: string) => new RegExp(neverCounted).test(path);
  const tag = tagOf(settings, isPrivate);
  const isRefusedByBrowser = isRefusedBy(navigator);
  let timer: number | undefined;
  /** The document has shown a private page. The tag may tell the address of each page that Back comes to, whatever it was told. */
  let wasPrivate = false;

  const look = () => {
    /** Undefined: the visitor is asked. */
    const isAllowed = isRefusedByBrowser ? false : storedConsent();
    const path = location.pathname;
    const isUncounted = isPrivate(path) || isErrorPage();
    if (isRefusedByBrowser) showBrowsersChoice();
    else showChoice(isAllowed);
    // Also removes cookies after a withdrawn or expired consent.
    if (!isAllowed) tag.stop();
    else if (!isUncounted && !wasPrivate) tag.count(path);
    if (isUncounted || isAllowed !== undefined) hideBanner();
    else showBanner(policyPage, choose);
  };
  const choose = (isAllowed: boolean) => {
    storeConsent(isAllowed);
    look();
  };
  const showChoice = offerChoice(choose);

  // Withdrawn in another tab, or in the document that Back comes from.
  for (const type of ["storage", "pageshow"])
    addEventListener(type, () => {
      if (tag.isLoaded() && !storedConsent()) look();
    });
  navigateHardWhen((path) =>
    tag.isLoaded() ? isPrivate(path) : wasPrivate && !isRefusedByBrowser && storedConsent() === true,
  );
  return () => {
    clearTimeout(timer);
    wasPrivate ||= isPrivate(location.pathname);
    if (isPrivate(location.pathname)) hideBanner();
    timer = window.setTimeout(look, glance);
  };
}

/** True on error pages: they are not indexed. */
const isErrorPage = () => document.querySelector('meta[name="robots"][content*="noindex"]') !== null;
