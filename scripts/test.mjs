import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { freePort } from "./free-port.mjs";
import { install, PROJECT } from "./install.mjs";

/**
 * @typedef {object} Check
 * @property {string} name the npm script
 * @property {string[]} [args]
 * @property {string | "all"} [after] the check that has to be over before it starts, or all that stand above it
 * @property {boolean} [onSite] looks at the built site, so it makes no sense without one
 * @property {(line: string) => boolean} [refuse] a line of output that makes it fail
 */

/** @typedef {{ ok: boolean, output: string, seconds: string }} Result */

/** @param {string} line */
const isGatsbyWarning = (line) => /^\s*warn(ing)?\b/i.test(line);

/** How many checks run at once: most keep one processor busy. */
const atOnce = 2;

/** @type {readonly Check[]} */
const checks = [
  { name: "lint" },
  { name: "check:boundaries" },
  { name: "check:content" },
  { name: "check:docs" },
  { name: "check:unused" },
  { name: "check:dependencies" },
  { name: "test:unit" },
  // What the check finds out about the documents is kept for the build.
  { name: "build", after: "check:content", refuse: isGatsbyWarning },
  // Builds in the same place; at its end the same site is there.
  { name: "check:repeatable", args: ["--built"], after: "build", onSite: true },
  // The build writes the types of the queries.
  { name: "types", after: "check:repeatable", onSite: true },
  { name: "check:html", after: "check:repeatable", onSite: true },
  { name: "check:links", after: "check:repeatable", onSite: true },
  { name: "check:feeds", after: "check:repeatable", onSite: true },
  { name: "check:budgets", after: "check:repeatable", onSite: true },
  { name: "check:headers", after: "check:repeatable", onSite: true },
  // Has workers of its own.
  { name: "e2e", after: "all", onSite: true },
];

console.log("OPBB-SP: todas as verificações, 15 minutos no máximo. / All checks, 15 minutes at most.\n");
await install({ browser: true });

const inboxPort = process.env.E2E_INBOX_PORT ?? String(await freePort());
const env = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  FORCE_COLOR: "0",
  // Gatsby then writes plain lines.
  CI: "true",
  // All of the run sees one day, also across midnight.
  BUILD_DAY: process.env.BUILD_DAY ?? today(),
  // The forms are drawn only where they have somewhere to go.
  GATSBY_FORMS_URL: process.env.GATSBY_FORMS_URL ?? `http://127.0.0.1:${inboxPort}/f`,
  E2E_INBOX_PORT: inboxPort,
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
};

const began = Date.now();
let failed = 0;
/** @type {Map<string, Promise<Result | undefined>>} */
const results = new Map();
const [enter, leave] = room(atOnce);
for (const check of checks) results.set(check.name, start(check));
for (const check of checks) {
  const name = check.name.padEnd(18);
  process.stdout.write(`· ${name} …`);
  const result = await results.get(check.name);
  process.stdout.write(process.stdout.isTTY ? "\r" : "\n");
  if (!result) {
    failed += 1;
    console.log(`✗ ${name} não foi possível sem a construção / not possible without the build`);
    continue;
  }
  const { ok, output, seconds } = result;
  console.log(`${ok ? "✓" : "✗"} ${name} ${seconds} s`);
  // A check that could not look at something says so.
  for (const line of output.split("\n")) if (line.startsWith("skipped: ")) console.log(`  ${line}`);
  // Passed when it was tried again: a defect of the test or of the site that somebody should look at.
  const [flaky] = /^ +\d+ flaky\n(?: {4}.+\n)+/m.exec(output) ?? [];
  if (flaky) console.log(flaky.trimEnd());
  if (ok) continue;
  failed += 1;
  console.log(`\n${output.trim()}\n\n  repita só isto / only this again: npm run ${check.name}\n`);
}
console.log(`\n${Math.ceil((Date.now() - began) / 1000)} s`);
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Runs a check when what it waits for is over and there is room.
 * @param {Check} check
 * @returns {Promise<Result | undefined>} nothing where there is no site to look at
 */
async function start(check) {
  const before = check.after === "all" ? [...results.values()] : [results.get(check.after ?? "")];
  await Promise.all(before);
  if (check.onSite && !(await results.get("build"))?.ok) return undefined;
  await enter();
  const result = await run(check);
  leave();
  return result;
}

/**
 * A room for so many; who comes when it is full waits in line.
 * @param {number} places
 * @returns {[enter: () => Promise<void>, leave: () => void]}
 */
function room(places) {
  /** @type {(() => void)[]} */
  const line = [];
  let free = places;
  return [
    () =>
      new Promise((resolve) => {
        free -= 1;
        if (free >= 0) resolve();
        else line.push(resolve);
      }),
    () => {
      free += 1;
      line.shift()?.();
    },
  ];
}

/**
 * Runs a check at once, and keeps its output.
 * @param {Check} check
 * @returns {Promise<Result>}
 */
function run({ name, args = [], refuse }) {
  const since = Date.now();
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  return new Promise((resolve) => {
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    const child = spawn(command, [...before, "run", "-s", name, "--", ...args], { cwd: PROJECT, env });
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", keep);
    child.once("close", (code) => {
      const plain = stripVTControlCharacters(output);
      const refused = refuse ? plain.split("\n").filter(refuse) : [];
      resolve({
        ok: code === 0 && refused.length === 0,
        output:
          refused.length > 0
            ? `${plain}\n\nAvisos não são aceitos: / Warnings are refused:\n${refused.join("\n")}`
            : plain,
        seconds: ((Date.now() - since) / 1000).toFixed(1),
      });
    });
  });
}

function today() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(new Date());
}
