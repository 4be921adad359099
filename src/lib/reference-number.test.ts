import { newReference } from "./reference-number";

test.each([
  ["2026-11-22T02:59:59Z", "-03:00", "20261121"],
  ["2026-11-22T03:00:00Z", "-03:00", "20261122"],
  ["2026-11-22T03:00:00Z", "-05:00", "20261121"],
  ["2027-01-01T02:00:00Z", "-03:00", "20261231"],
])("at %s, a number in a state at %s is of its day, %s", (now, utcOffset, day) => {
  expect(newReference("P", utcOffset, new Date(now))).toMatch(new RegExp(`^P-${day}-[2-9A-HJ-NP-Z]{6}$`));
});

test("a number says which form it is of, and is another each time", () => {
  const numbers = Array.from({ length: 100 }, () => newReference("I", "-03:00"));
  expect(numbers.filter((number) => !number.startsWith("I-"))).toEqual([]);
  expect(new Set(numbers).size).toBe(100);
});
