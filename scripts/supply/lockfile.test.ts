import { installScripts } from "./known";
import { isAllowed, lockProblems, manifestProblems } from "./lockfile";

const good = { version: "1.0.0", integrity: `sha512-${"a".repeat(86)}==`, license: "MIT" };
const known = Object.fromEntries(
  Object.keys(installScripts).map((name) => [`node_modules/${name}`, { ...good, hasInstallScript: true }]),
);
const problems = (more: object) => lockProblems({ "": {}, ...known, "node_modules/x": { ...good, ...more } });

it("finds nothing in a lockfile that is in order", () => expect(problems({})).toEqual([]));

it.each([
  ["no sum", { integrity: undefined }, "no sha512"],
  ["a weak sum", { integrity: "sha1-aaaa" }, "no sha512"],
  ["another origin", { resolved: "git+ssh://git@example.org/x.git" }, "comes from git"],
  ["another registry", { resolved: "http://registry.example/x.tgz" }, "comes from http"],
  ["a link", { link: true }, "is a link"],
  ["a script at install", { hasInstallScript: true }, "wants to run a script"],
  ["a licence that is not allowed", { license: "AGPL-3.0-only" }, "AGPL-3.0-only"],
  ["no licence", { license: undefined }, "names no licence"],
])("finds %s", (_name, more, problem) => expect(problems(more).join()).toContain(problem));

it("finds a script that is no longer there", () => {
  expect(lockProblems({}).join()).toContain("esbuild no longer has a script");
});

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-or-later)", true],
  ["Apache-2.0 AND GPL-3.0-only", false],
  ["(MIT AND Zlib)", true],
])("reads %s", (licence, allowed) => expect(isAllowed(licence)).toBe(allowed));

it("wants exact versions and a reason for each override", () => {
  const decision = "| `lodash` ^4 | advisory |\n| `gatsby` › `cookie` | advisory |";
  const manifest = {
    dependencies: { a: "^1.0.0", b: "1.0.0" },
    overrides: { lodash: "4", gatsby: { cookie: "1", tmp: "1" } },
  };
  expect(manifestProblems(manifest, decision)).toEqual([
    "a has no exact version: ^1.0.0",
    "docs/decisions/0008-dependencies.md does not say why gatsby › tmp is overridden",
  ]);
});
