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

const ours = "^(src|plugins|scripts|e2e)/";
const tests = "\\.test\\.tsx?$|/testing/";
/** Imports that the boundaries would refuse and that still have to go. */
const known = ["^plugins/decap-editor/server/(routes|requests)\\.ts$"];

/** What stands for GitHub in the editor's tests. */
const testServer = "^e2e/github/";
const packagePath = (/** @type {string} */ names) => `^(node_modules/)?(${names})(/|$)`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, others]) => ({
      name: `src/${room}`,
      comment: `src/${room} may import src/lib${others.map((other) => `, ${other}`).join("")} and nothing else of ours.`,
      severity: "error",
      from: { path: `^src/${room}/` },
      to: {
        path: ours,
        pathNot: [
          `^src/(${room}|lib)/`,
          ...others.map((other) => `^${other}`),
          ...typesOnly.filter((one) => new RegExp(`^(${one.rooms})$`).test(room)).map(({ from }) => `^${from}`),
        ],
      },
    })),
    ...typesOnly.map(({ rooms, from }) => ({
      name: `types-of-${from}`,
      comment: 'Only types: write "import type".',
      severity: "error",
      from: { path: `^src/(${rooms})/`, pathNot: tests },
      to: { path: `^${from}`, pathNot: "^plugins/[^/]+/browser/", dependencyTypesNot: ["type-only"] },
    })),
    ...never.map(({ rooms, packages }) => ({
      name: `no-${packages}`,
      severity: "error",
      from: { path: `^src/(${rooms})/`, pathNot: tests },
      to: { path: packagePath(packages), dependencyTypesNot: ["type-only"] },
    })),
    {
      name: "new-room",
      comment: "Say in .dependency-cruiser.mjs what this folder may import.",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: `^src/(${Object.keys(rooms).join("|")})/` },
      to: {},
    },
    {
      name: "features-apart",
      comment: "Features never import each other. What both need moves to ui or lib, or the page composes them.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    {
      name: "views-are-plain",
      comment:
        "A view takes plain props, so that the editor's preview can draw it. Queries and layout belong to its …Page.",
      severity: "error",
      from: { path: "^src/features/", pathNot: `Page\\.tsx$|/fragments\\.ts$|${tests}` },
      to: { path: ["^src/layout/", packagePath("gatsby")], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "plugins-know-no-site",
      comment: "A plugin imports src/lib and nothing else of src. What is of this site comes in as options.",
      severity: "error",
      from: { path: "^plugins/", pathNot: [tests, ...known] },
      to: { path: "^(src|scripts|e2e)/", pathNot: "^src/lib/" },
    },
    {
      name: "plugins-apart",
      comment: "Of another plugin only its public parts.",
      severity: "error",
      from: { path: "^plugins/([^/]+)/", pathNot: tests },
      to: { path: "^plugins/", pathNot: ["^plugins/$1/", ...publicParts] },
    },
    {
      name: "e2e-knows-no-code",
      comment: "Journeys see what a visitor sees.",
      severity: "error",
      from: { path: "^e2e/" },
      to: { path: "^(src|plugins|scripts)/" },
    },
    {
      name: "only-tests-need-tests",
      severity: "error",
      from: { path: "^(src|plugins|scripts)/", pathNot: tests },
      to: { path: [tests, "^e2e/"] },
    },
    {
      name: "no-dev-packages",
      comment: "What the build or the local server needs is in dependencies.",
      severity: "error",
      from: {
        path: "^(src|plugins|gatsby-[^/]+$|scripts/(server|inbox)/|scripts/[^/]+$)",
        pathNot: `^scripts/(test|check|budgets|page-|built-pages|runtime-weight|doc|markers|browser|install)|${tests}`,
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "test-server",
      comment: "Of e2e, unit tests use the stand-in for GitHub alone.",
      severity: "error",
      from: { path: `^(src|plugins|scripts)/.*(${tests})` },
      to: { path: "^e2e/", pathNot: testServer },
    },
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" } },
};
