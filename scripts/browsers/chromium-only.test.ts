import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The spec files that run in Chromium alone, by what the other engines have instead: the spec of e2e/engines that asks the same of
 * them, or why none can.
 */
const chromiumOnly: Readonly<Record<string, readonly string[]>> = {
  "engines/editor": ["editor/key", "editor/publish"],
  "engines/lists": ["lists", "look", "search", "share"],
  "engines/menu": ["menu"],
  "engines/navigation": ["heard", "navigation"],
  "engines/pages": ["accessibility", "dates", "desk", "pages", "templates"],
  "engines/registration": ["forms", "no-script", "registration", "registration-native"],

  "Chromium's protocol: speculation rules, Save-Data, the tree that is heard, a slow processor, a crash": [
    "editor/nothing-lost",
    "start",
    "tasks",
  ],
  "The clock of a page is turned": [
    "analytics",
    "open-page/gone-code",
    "open-page/icons",
    "open-page/many-tabs",
    "open-page/new-version",
    "open-page/unsure-version",
    "open-page/version-settings",
  ],
  "The journey itself answers requests, or cuts the line": [
    "editor/github-faults",
    "editor/github-live",
    "editor/github-login",
    "editor/github-netlify",
    "editor/left-form",
    "faults",
    "open-page/error-reports",
    "open-page/errors",
    "open-page/filled-form",
    "open-page/unshowable",
    "registration-faults",
    "slow-line",
    "styles",
  ],
  "What a build, a server or Git makes, which is the same for every browser": [
    "develop",
    "editor/github-server",
    "machine-readable",
    "new-site",
    "open-page/hostile-content",
    "open-page/many-events",
    "open-page/search",
    "open-page/version-files",
    "privacy",
    "repeatable",
    "search-words",
    "shown-elsewhere",
    "taking-out",
  ],
  "Every state of the editor would take minutes more in each engine": [
    "editor/addresses",
    "editor/agenda",
    "editor/everything",
    "editor/files",
    "editor/form",
    "editor/github",
    "editor/github-thousand",
    "editor/github-together",
    "editor/history",
    "editor/missing",
    "editor/paste",
    "editor/preview",
  ],
};

const specs = readdirSync(join(__dirname, "../../e2e"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => file.replaceAll("\\", "/").replace(/\.spec\.ts$/, ""));
const inOthers = specs.filter((spec) => spec.startsWith("engines/"));

it("a journey runs in three engines, or is named once with what the others have instead", () => {
  const named = Object.values(chromiumOnly).flat();
  expect(named.toSorted()).toEqual(specs.filter((spec) => !inOthers.includes(spec)).sort());
});

it("what asks the same of the others is there", () => {
  expect(inOthers).toEqual(expect.arrayContaining(Object.keys(chromiumOnly).filter((key) => /^\w+\/\w+$/.test(key))));
});
