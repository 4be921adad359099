import { churchForm } from "../church-form";
import { pastorForm } from "../pastor-form";
import { newReference } from "./reference-number";

test.each([
  ["2026-11-22T02:59:59Z", "20261121"],
  ["2026-11-22T03:00:00Z", "20261122"],
  ["2027-01-01T02:00:00Z", "20261231"],
])("at %s, a number is of the day in São Paulo, %s", (now, day) => {
  expect(newReference(pastorForm, new Date(now))).toMatch(new RegExp(`^P-${day}-[2-9A-HJ-NP-Z]{6}$`));
});

test("a number says which form it is of, and is another each time", () => {
  const numbers = Array.from({ length: 100 }, () => newReference(churchForm));
  expect(numbers.filter((number) => !number.startsWith("I-"))).toEqual([]);
  expect(new Set(numbers).size).toBe(100);
});
