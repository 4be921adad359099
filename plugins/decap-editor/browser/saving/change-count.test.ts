import { countAfter } from "./change-count";

const count = { field: "revision", of: ["start", "startTime", "cancelled"] };
const before = (fields = "") => `---\ntitle: Culto\nstart: 2026-12-01\n${fields}---\n`;
const present = { title: "Culto", start: "2026-12-01" };

it.each([
  ["another day", before(), { ...present, start: "2026-12-02" }, 1],
  ["an hour that is new", before("revision: 2\n"), { ...present, startTime: "19:30", revision: 2 }, 3],
  ["an event that takes place after all", before("cancelled: true\n"), { ...present, cancelled: false }, 1],
  ["a number that Decap shows as it was before the last save", before("revision: 1\n"), { ...present }, 1],
  ["a second change, with such a number", before("revision: 1\n"), { ...present, start: "2026-12-03" }, 2],
])("rises with %s", (_what, file, data, expected) => {
  expect(countAfter(file, data, count)).toBe(expected);
});

it.each([
  ["another title", before(), { ...present, title: "Culto da noite" }],
  ["a field that is empty now and was not there", before(), { ...present, startTime: "", cancelled: false }],
  ["a change that was counted by hand", before(), { ...present, start: "2026-12-02", revision: 1 }],
  ["a file that can't be read", "---\ntitle: [\n---\n", { ...present, start: "2026-12-02" }],
])("stays with %s", (_what, file, data) => {
  expect(countAfter(file, data, count)).toBeUndefined();
});
