/** What becomes of a visit to a page. */
export type Decision = "ask" | "count" | "nothing";

interface Visit {
  readonly needsConsent: boolean;
  /** The browser asks in the visitor's name not to be followed: Do Not Track or Global Privacy Control. */
  readonly isRefusedByBrowser: boolean;
  /** What the visitor chose, if they did. */
  readonly isAllowed: boolean | undefined;
  /** The page is never counted. */
  readonly isPrivate: boolean;
}

/** Whether a visit is counted, or its visitor asked first. */
export function decide({ needsConsent, isRefusedByBrowser, isAllowed, isPrivate }: Visit): Decision {
  if (isRefusedByBrowser || isAllowed === false || isPrivate) return "nothing";
  return isAllowed || !needsConsent ? "count" : "ask";
}

/**
 * Whether the browser sends Do Not Track (https://www.w3.org/TR/tracking-dnt/) or Global Privacy Control
 * (https://www.w3.org/TR/gpc/).
 */
export const isRefusedBy = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === "1" || browser.doNotTrack === "yes" || browser.globalPrivacyControl === true;

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
