import { isRefusedBy, readConsent, storeConsent, storedConsent, writeConsent } from "./consent";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const kept = writeConsent(true, "ga4", day("2026-11-21"));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ["the same day", "2026-11-21", true],
  ["the last day of six months", "2027-05-20", true],
  ["six months later", "2027-05-21", undefined],
])("is kept for six months: %s", (_name, now, expected) => {
  expect(readConsent(kept, "ga4", day(now))).toBe(expected);
});

it("keeps a refusal as well", () => {
  expect(readConsent(writeConsent(false, "ga4", day("2026-11-21")), "ga4", day("2026-12-01"))).toBe(false);
});

it("holds for the service that was asked about, and no other", () => {
  expect(readConsent(kept, "umami", day("2026-11-22"))).toBeUndefined();
});

it.each([null, "", "yes", "ga4", "ga4 yes", "ga4 yes x", '{"isAllowed":true,"provider":"ga4","date":"2026-11-21"}'])(
  "takes %j for no choice",
  (text) => expect(readConsent(text, "ga4", day("2026-11-21"))).toBeUndefined(),
);

it("takes another word than yes for a no", () => {
  expect(readConsent("ga4 true 2026-11-21", "ga4", day("2026-11-21"))).toBe(false);
});

it("is found again in this browser", () => {
  expect(storedConsent("ga4")).toBeUndefined();
  storeConsent(true, "ga4");
  expect(storedConsent("ga4")).toBe(true);
  storeConsent(false, "ga4");
  expect(storedConsent("ga4")).toBe(false);
});

it("lasts as long as the page where storage is blocked", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  storeConsent(true, "ga4");
  expect(storedConsent("ga4")).toBe(true);
});

it.each([
  [{ doNotTrack: "1" }, true],
  [{ doNotTrack: "yes" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: "unspecified" }, false],
])("hears what the browser asks for: %j", (browser, expected) => {
  expect(isRefusedBy(browser)).toBe(expected);
});
