import { fileURLToPath } from "node:url";
import "./scripts/testing/unsigned-commits.mjs";

// Everybody who uses the site is west of Greenwich.
process.env.TZ = "America/Sao_Paulo";
// Unit tests that need a content folder take the one of the journeys, which no editor touches.
process.env.CONTENT_DIR = fileURLToPath(new URL("e2e/content", import.meta.url));

/**
 * swc's settings. Everything becomes CommonJS, packages included: many of ours are published as ES modules only, and
 * a list of them would be out of date with the next update.
 * @param {object} parser
 */
const swc = (parser) => [
  "@swc/jest",
  {
    isModule: "unknown",
    jsc: { parser, target: "es2022", transform: { react: { runtime: "automatic" } } },
    module: { type: "commonjs" },
  },
];

const common = {
  transform: {
    "\\.tsx?$": swc({ syntax: "typescript", tsx: true }),
    "\\.m?js$": swc({ syntax: "ecmascript" }),
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/jest.css-modules.cjs",
    // What these name as their main file is a bundle for browsers.
    "^(decap-cms-[a-z-]+)$": "<rootDir>/node_modules/$1/dist/esm/index.js",
    // These have no way in for `require`.
    "^(cspell-trie-lib|gensequence)$": "<rootDir>/node_modules/$1/dist/index.js",
    "^(@cspell/cspell-pipe/sync)$": "<rootDir>/node_modules/@cspell/cspell-pipe/dist/sync/index.js",
  },
  modulePathIgnorePatterns: ["<rootDir>/(public|\\.cache|\\.releases|\\.editor)/"],
  roots: ["<rootDir>/src", "<rootDir>/plugins", "<rootDir>/scripts"],
};

/** Tests of pure functions and of the server run in Node; those of components (.tsx) have a DOM. */
export default {
  // Tests that start git or a server take seconds beside a build; what never ends is found out all the same.
  testTimeout: 20_000,
  // Jest would leave one processor to itself, and needs none.
  maxWorkers: "100%",
  projects: [
    {
      ...common,
      displayName: "node",
      testEnvironment: "node",
      // file-type gives a `require` nothing but this condition.
      testEnvironmentOptions: { customExportConditions: ["node", "node-addons", "module-sync"] },
      setupFilesAfterEnv: ["<rootDir>/jest.quiet.mjs"],
      testMatch: ["<rootDir>/**/*.test.ts"],
    },
    {
      ...common,
      displayName: "dom",
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/jest.quiet.mjs", "<rootDir>/jest.dom-setup.mjs"],
      testMatch: ["<rootDir>/**/*.test.tsx"],
    },
  ],
};
