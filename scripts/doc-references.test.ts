import { missingReferences } from "./doc-references";

const text =
  "See `src/lib/dates.ts` and `src/gone.ts`,\nthen `npm run docs`, or npm run undo. `any/other.ts` is theirs.";

test("names what a document speaks of that is not there, with its line", () => {
  const exists = (path: string) => path === "src/lib/dates.ts";
  expect(missingReferences("docs/a.md", text, { exists, scripts: ["docs"] })).toEqual([
    "docs/a.md:1 names src/gone.ts, which is not there.",
    "docs/a.md:2 names npm run undo, which is not there.",
  ]);
});

test("says nothing where all is there", () => {
  expect(missingReferences("docs/a.md", text, { exists: () => true, scripts: ["docs", "undo"] })).toEqual([]);
});
