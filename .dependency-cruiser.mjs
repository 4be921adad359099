import { readFileSync } from "node:fs";

/**
 * Import boundaries: who may import whom (docs/architecture.md). `npm run check:boundaries` checks them.
 * Everything may import its own room and src/lib.
 */

/** What else each room of src/ may import. A room that is not listed may import nothing. */
const rooms = {
  lib: [],
  styles: [],
  "content-types": ["plugins/source-content/fields/"],
  gatsby: ["src/content-types/", "plugins/"],
  ui: ["plugins/content-icons/drawing"],
  client: ["plugins/[^/]+/browser/"],
  layout: ["src/ui/", "src/client/", "plugins/[^/]+/browser/"],
  features: ["src/ui/", "src/layout/", "src/client/", "plugins/[^/]+/browser/"],
  pages: ["src/features/", "src/layout/", "src/ui/", "src/client/", "plugins/[^/]+/browser/"],
  previews: [
    "src/(content-types|features|layout|styles|ui)/",
    "plugins/decap-editor/browser/",
    "plugins/source-content/(fields|check)/",
  ],
};

/** Rooms that may import the types of others, but no values: they leave no trace in what a visitor loads. */
const typesOnly = [
  { rooms: "ui|layout|features|pages", from: "src/content-types/" },
  { rooms: "gatsby", from: "src/(client|features)/" },
  { rooms: "client", from: "plugins/[^/]+/" },
];

/** Packages that would bind a room to something that it must not know. */
const never = [
  { rooms: "lib", packages: "react|react-dom|zod|gatsby" },
  { rooms: "content-types", packages: "react|react-dom|gatsby" },
  { rooms: "ui|previews", packages: "gatsby" },
];

/** What a plugin offers to other plugins; its README says what each part is for. */
const publicParts = [
  "content-icons/(drawing|icons|browser/)",
  "source-content/",
  "static-pages/(page-parts|browser/|policy/)",
].map((part) => `^plugins/${part}`);

/** Plugins that can be taken out, each with what of the site is only for it. @type {Readonly<Record<string, readonly string[]>>} */
const removable = JSON.parse(readFileSync(new URL("plugins/removable.json", import.meta.url), "utf8"));

const ours = "^(src|plugins|scripts|e2e)/";
const tests = "\\.test\\.tsx?$|/testing/";
const packagePath = (/** @type {string} */ names) => `^(node_modules/)?(${names})(/|$)`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {import("dependency-cruiser").IForbiddenRuleType["from"]} from
 * @param {import("dependency-cruiser").IForbiddenRuleType["to"]} to
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const values = { dependencyTypesNot: ["type-only"] };

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, others]) => {
      const types = typesOnly.filter((one) => new RegExp(`^(${one.rooms})$`).test(room)).map(({ from }) => from);
      return rule(
        `src/${room}`,
        `src/${room} may import src/lib${others.map((other) => `, ${other}`).join("")} and nothing else of ours.`,
        { path: `^src/${room}/` },
        { path: ours, pathNot: [`^src/(${room}|lib)/`, ...[...others, ...types].map((other) => `^${other}`)] },
      );
    }),
    ...typesOnly.map(({ rooms, from }) =>
      rule(
        `types-of-${from}`,
        'Only types: write "import type".',
        { path: `^src/(${rooms})/`, pathNot: tests },
        { path: `^${from}`, pathNot: "^plugins/[^/]+/browser/", ...values },
      ),
    ),
    ...never.map(({ rooms, packages }) =>
      rule(
        `no-${packages}`,
        "It would bind the room to something that it must not know.",
        { path: `^src/(${rooms})/`, pathNot: tests },
        { path: packagePath(packages), ...values },
      ),
    ),
    rule(
      "new-room",
      "Say in .dependency-cruiser.mjs what this folder may import.",
      { path: "^src/[^/]+/", pathNot: `^src/(${Object.keys(rooms).join("|")})/` },
      {},
    ),
    rule(
      "features-apart",
      "Features never import each other. What both need moves to ui or lib, or the page composes them.",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: "^src/features/$1/" },
    ),
    rule(
      "views-are-plain",
      "A view takes plain props, so that the editor's preview can draw it. Queries and layout belong to its …Page.",
      { path: "^src/features/", pathNot: `Page\\.tsx$|/fragments\\.ts$|${tests}` },
      { path: ["^src/layout/", packagePath("gatsby")], ...values },
    ),
    rule(
      "plugins-know-no-site",
      "A plugin imports src/lib and nothing else of src. What is of this site comes in as options.",
      { path: "^plugins/", pathNot: tests },
      { path: "^(src|scripts|e2e)/", pathNot: "^src/lib/" },
    ),
    rule(
      "plugins-apart",
      "Of another plugin only its public parts.",
      { path: "^plugins/([^/]+)/", pathNot: tests },
      { path: "^plugins/", pathNot: ["^plugins/$1/", ...publicParts] },
    ),
    ...Object.entries(removable).map(([plugin, others]) => {
      const path = [`plugins/${plugin}/`, ...others].map((one) => `^${one}`);
      return rule(
        `without-${plugin}`,
        "It can be taken out: nothing that stays may import it but gatsby-config.ts. What is only for it stands in plugins/removable.json.",
        { pathNot: [...path, "^gatsby-config\\.ts$", "^e2e/"] },
        { path },
      );
    }),
    rule(
      "e2e-knows-no-code",
      "Journeys see what a visitor sees.",
      { path: "^e2e/" },
      { path: "^(src|plugins|scripts)/" },
    ),
    rule(
      "only-tests-need-tests",
      "What is for tests must not be shipped.",
      { path: "^(src|plugins|scripts)/", pathNot: tests },
      { path: [tests, "^e2e/"] },
    ),
    rule(
      "no-dev-packages",
      "What the build or the local server needs is in dependencies.",
      {
        path: "^(src|plugins|gatsby-[^/]+$|scripts/(server|inbox)/|scripts/[^/]+$)",
        pathNot: `^scripts/(test|check|budgets|page-|built-pages|runtime-weight|doc|browser|install)|${tests}`,
      },
      { dependencyTypes: ["npm-dev"], ...values },
    ),
    rule(
      "test-server",
      "Of e2e, unit tests use the stand-in for GitHub alone.",
      { path: `^(src|plugins|scripts)/.*(${tests})` },
      { path: "^e2e/", pathNot: "^e2e/github/" },
    ),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" } },
};
