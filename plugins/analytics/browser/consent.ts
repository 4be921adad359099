const key = "analytics-consent";
/** A yes to the question of before, which did not say where the data go, is none. */
const formerKey = "analytics-choice";

/** After so many months the visitor is asked again. */
const monthsKept = 6;

/** What storage that is blocked or full did not take. */
let chosenHere: boolean | undefined;

/** The stored choice, `yes 2026-11-21`. Undefined if there is none or it is older than six months. */
export function storedConsent(now = new Date()): boolean | undefined {
  if (chosenHere !== undefined) return chosenHere;
  try {
    const [answer, date = ""] = localStorage.getItem(key)?.split(" ") ?? [];
    const end = new Date(date);
    end.setUTCMonth(end.getUTCMonth() + monthsKept);
    return now < end ? answer === "yes" : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice. Where that fails it holds for this document, and an older one is gone. */
export function storeConsent(isAllowed: boolean, now = new Date()): void {
  chosenHere = undefined;
  try {
    for (const old of [key, formerKey]) localStorage.removeItem(old);
    localStorage.setItem(key, `${isAllowed ? "yes" : "no"} ${now.toISOString().slice(0, 10)}`);
  } catch {
    chosenHere = isAllowed;
  }
}

/** True if the browser sends Do Not Track or Global Privacy Control (https://www.w3.org/TR/gpc/). */
export const isRefusedBy = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === "1" || browser.doNotTrack === "yes" || browser.globalPrivacyControl === true;
