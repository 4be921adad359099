const key = "analytics-choice";

/** After this the visitor is asked again. */
const monthsKept = 6;

/** Where storage is blocked: the choice for as long as this document lives. */
let chosenHere: boolean | undefined;

/**
 * What the visitor chose in this browser, kept as `yes 2026-11-21`. Undefined if they have not said, or more than six
 * months ago.
 */
export function storedConsent(now = new Date()): boolean | undefined {
  try {
    const [answer, date = ""] = localStorage.getItem(key)?.split(" ") ?? [];
    const end = new Date(date);
    end.setUTCMonth(end.getUTCMonth() + monthsKept);
    return now < end ? answer === "yes" : undefined;
  } catch {
    return chosenHere;
  }
}

/** Keeps the choice, where the browser lets it. */
export function storeConsent(isAllowed: boolean, now = new Date()): void {
  chosenHere = isAllowed;
  try {
    localStorage.setItem(key, `${isAllowed ? "yes" : "no"} ${now.toISOString().slice(0, 10)}`);
  } catch {
    // It then lasts as long as the document.
  }
}

/**
 * Whether the browser sends Do Not Track (https://www.w3.org/TR/tracking-dnt/) or Global Privacy Control
 * (https://www.w3.org/TR/gpc/).
 */
export const isRefusedBy = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === "1" || browser.doNotTrack === "yes" || browser.globalPrivacyControl === true;
