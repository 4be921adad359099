import { type AnalyticsSettings, needsConsent } from "../services";

/** What becomes of a visit to a page. */
export type Decision = "ask" | "count" | "nothing";

interface Visit {
  readonly settings: AnalyticsSettings;
  /** The browser asks in the visitor's name not to be followed: Do Not Track or Global Privacy Control. */
  readonly isRefusedByBrowser: boolean;
  /** What the visitor chose, if they did. */
  readonly isAllowed: boolean | undefined;
  /** `/noticias` */
  readonly path: string;
}

/** The forms and the editor: nothing counts who opens them, and no other service's script is in them. */
export const isPrivatePath = (path: string): boolean => /^\/(cadastro-|admin(\/|$))/.test(path);

/** Whether a visit is counted, or its visitor asked first. */
export function decide({ settings, isRefusedByBrowser, isAllowed, path }: Visit): Decision {
  if (isRefusedByBrowser || isAllowed === false || isPrivatePath(path)) return "nothing";
  return isAllowed || !needsConsent(settings) ? "count" : "ask";
}

/**
 * Whether the browser sends Do Not Track (https://www.w3.org/TR/tracking-dnt/) or Global Privacy Control
 * (https://www.w3.org/TR/gpc/).
 */
export const isRefusedBy = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === "1" || browser.doNotTrack === "yes" || browser.globalPrivacyControl === true;

/**
 * What may be told of the page that led here: of ours its address without the question, of another site its origin, of
 * the forms nothing.
 */
export function publicReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "";
  const url = new URL(referrer);
  if (url.origin !== origin) return `${url.origin}/`;
  return isPrivatePath(url.pathname) ? "" : url.origin + url.pathname;
}
