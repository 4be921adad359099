import type { AnalyticsSettings } from "../services";

type Provider = AnalyticsSettings["provider"];

const key = "analytics-choice";

/** After this the visitor is asked again. */
const monthsKept = 6;

/** Where storage is blocked: the choice for as long as this document lives. */
let chosenHere: boolean | undefined;

/**
 * The choice as it is kept (`ga4 yes 2026-11-21`): whether the visitor allows this service to count them. Undefined if they
 * have not said, have said so of another service, or more than six months ago.
 */
export function readConsent(text: string | null, provider: Provider, now: Date): boolean | undefined {
  const [kept, answer, date = ""] = text?.split(" ") ?? [];
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + monthsKept);
  return kept === provider && now < end ? answer === "yes" : undefined;
}

/** The same as it is written. */
export const writeConsent = (isAllowed: boolean, provider: Provider, now: Date): string =>
  `${provider} ${isAllowed ? "yes" : "no"} ${now.toISOString().slice(0, 10)}`;

/**
 * Whether the browser sends Do Not Track (https://www.w3.org/TR/tracking-dnt/) or Global Privacy Control
 * (https://www.w3.org/TR/gpc/).
 */
export const isRefusedBy = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === "1" || browser.doNotTrack === "yes" || browser.globalPrivacyControl === true;

/** What the visitor chose in this browser. */
export function storedConsent(provider: Provider): boolean | undefined {
  try {
    return readConsent(localStorage.getItem(key), provider, new Date());
  } catch {
    return chosenHere;
  }
}

/** Keeps the choice, where the browser lets it. */
export function storeConsent(isAllowed: boolean, provider: Provider): void {
  chosenHere = isAllowed;
  try {
    localStorage.setItem(key, writeConsent(isAllowed, provider, new Date()));
  } catch {
    // It then lasts as long as the document.
  }
}
