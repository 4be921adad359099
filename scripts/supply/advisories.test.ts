import { auditProblems } from "./advisories";

const advisory = (id: string, severity = "high") => ({
  url: `https://github.com/advisories/${id}`,
  title: "Slow regular expression",
  severity,
  name: "x",
});
const report = {
  vulnerabilities: { x: { via: [advisory("GHSA-1"), advisory("GHSA-2", "moderate")] }, y: { via: ["x"] } },
};
const exception = { advisory: "GHSA-1", package: "x", reason: "only at build", until: "2026-12-31" };

it("tells of a high advisory, and lets lower ones be", () => {
  expect(auditProblems(report, [], "2026-11-21")).toEqual(["x: high, Slow regular expression (GHSA-1)"]);
});

it("an exception holds until its day and no longer", () => {
  expect(auditProblems(report, [exception], "2026-12-31")).toEqual([]);
  expect(auditProblems(report, [exception], "2027-01-01")).toHaveLength(2);
});

it("an exception without an advisory must go", () => {
  expect(auditProblems({}, [exception], "2026-11-21")).toEqual(["x (GHSA-1) is mended: take its exception out"]);
});
