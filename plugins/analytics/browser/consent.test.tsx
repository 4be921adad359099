import { isRefusedBy, storeConsent, storedConsent } from "./consent";

const day = (text: string) => new Date(`${text}T12:00:00Z`);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ["the same day", "2026-11-21", true],
  ["the last day of six months", "2027-05-20", true],
  ["six months later", "2027-05-21", undefined],
])("is kept for six months: %s", (_name, now, expected) => {
  storeConsent(true, day("2026-11-21"));
  expect(storedConsent(day(now))).toBe(expected);
});

it("keeps a refusal as well", () => {
  storeConsent(false, day("2026-11-21"));
  expect(storedConsent(day("2026-12-01"))).toBe(false);
});

it.each(["", "yes", "yes x", '{"isAllowed":true,"date":"2026-11-21"}'])("takes %j for no choice", (text) => {
  localStorage.setItem("analytics-consent", text);
  expect(storedConsent()).toBeUndefined();
});

it("takes another word than yes for a no", () => {
  localStorage.setItem("analytics-consent", "true 2026-11-21");
  expect(storedConsent(day("2026-11-21"))).toBe(false);
});

it("lasts as long as the page where storage is blocked", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  storeConsent(true);
  expect(storedConsent()).toBe(true);
});

it("is no yes to the question that did not say where the data go, which is forgotten with the answer", () => {
  // What another test could not store is over.
  storeConsent(true);
  localStorage.clear();
  localStorage.setItem("analytics-choice", `yes ${new Date().toISOString().slice(0, 10)}`);
  expect(storedConsent()).toBeUndefined();
  storeConsent(false);
  expect(Object.keys(localStorage)).toEqual(["analytics-consent"]);
  localStorage.clear();
});

it("holds where storage is full, against an older one too", () => {
  storeConsent(true);
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storeConsent(false);
  expect(storedConsent()).toBe(false);
  expect(localStorage).toHaveLength(0);
  full.mockRestore();
  storeConsent(true);
  localStorage.clear();
  expect(storedConsent()).toBeUndefined();
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
