import { readChoice, storeChoice, storedChoice, writeChoice } from "./choice";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const kept = writeChoice(true, "ga4", day("2026-11-21"));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ["the same day", "2026-11-21", true],
  ["the last day of six months", "2027-05-20", true],
  ["six months later", "2027-05-21", undefined],
])("is kept for six months: %s", (_name, now, expected) => {
  expect(readChoice(kept, "ga4", day(now))).toBe(expected);
});

it("keeps a refusal as well", () => {
  expect(readChoice(writeChoice(false, "ga4", day("2026-11-21")), "ga4", day("2026-12-01"))).toBe(false);
});

it("holds for the service that was asked about, and no other", () => {
  expect(readChoice(kept, "matomo", day("2026-11-22"))).toBeUndefined();
});

it.each([
  null,
  "",
  "yes",
  "null",
  "{}",
  '{"isAllowed":"true","provider":"ga4","date":"2026-11-21"}',
  '{"isAllowed":true,"provider":"ga4","date":"x"}',
])("takes %j for no choice", (text) => expect(readChoice(text, "ga4", day("2026-11-21"))).toBeUndefined());

it("is found again in this browser", () => {
  expect(storedChoice("ga4")).toBeUndefined();
  storeChoice(true, "ga4");
  expect(storedChoice("ga4")).toBe(true);
  storeChoice(false, "ga4");
  expect(storedChoice("ga4")).toBe(false);
});

it("lasts as long as the page where storage is blocked", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  storeChoice(true, "ga4");
  expect(storedChoice("ga4")).toBe(true);
});
