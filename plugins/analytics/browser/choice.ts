import type { AnalyticsSettings } from "../services";

type Provider = AnalyticsSettings["provider"];

const key = "analytics-choice";

/** After this the visitor is asked again. */
const monthsKept = 6;

/** Where storage is blocked: the choice for as long as this document lives. */
let chosenHere: boolean | undefined;

/**
 * The choice as it is kept: whether the visitor allows this service to count them. Undefined if they have not said, have
 * said so of another service, or more than six months ago.
 */
export function readChoice(text: string | null, provider: Provider, now: Date): boolean | undefined {
  const kept = parse(text);
  if (kept?.provider !== provider) return undefined;
  const end = new Date(kept.date);
  end.setUTCMonth(end.getUTCMonth() + monthsKept);
  return now < end ? kept.isAllowed : undefined;
}

/** The same as it is written. */
export const writeChoice = (isAllowed: boolean, provider: Provider, now: Date): string =>
  JSON.stringify({ isAllowed, provider, date: now.toISOString().slice(0, 10) });

/** What the visitor chose in this browser. */
export function storedChoice(provider: Provider): boolean | undefined {
  try {
    return readChoice(localStorage.getItem(key), provider, new Date());
  } catch {
    return chosenHere;
  }
}

/** Keeps the choice, where the browser lets it. */
export function storeChoice(isAllowed: boolean, provider: Provider): void {
  chosenHere = isAllowed;
  try {
    localStorage.setItem(key, writeChoice(isAllowed, provider, new Date()));
  } catch {
    // It then lasts as long as the document.
  }
}

function parse(text: string | null) {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    if (typeof kept !== "object" || kept === null) return undefined;
    const [isAllowed, provider, date] = ["isAllowed", "provider", "date"].map((name): unknown =>
      Reflect.get(kept, name),
    );
    if (typeof isAllowed !== "boolean" || typeof date !== "string" || Number.isNaN(Date.parse(date))) return undefined;
    return { isAllowed, provider, date };
  } catch {
    return undefined;
  }
}
