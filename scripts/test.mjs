import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { stripVTControlCharacters } from "node:util";
import { install, PROJECT } from "./install.mjs";

/**
 * @typedef {object} Check
 * @property {string} name the npm script
 * @property {string[]} [args]
 * @property {boolean} [onSite] looks at the built site, so it makes no sense without one
 * @property {(line: string) => boolean} [refuse] a line of output that makes it fail
 */

/** @param {string} line */
const isGatsbyWarning = (line) => /^\s*warn(ing)?\b/i.test(line);

/** @type {readonly Check[]} */
const checks = [
  { name: "lint" },
  { name: "check:walls" },
  { name: "check:content" },
  { name: "check:docs" },
  { name: "check:supply" },
  { name: "test:unit" },
  { name: "build", refuse: isGatsbyWarning },
  // After the build, which writes the types of the queries.
  { name: "types", onSite: true },
  { name: "check:html", onSite: true },
  { name: "check:links", onSite: true },
  { name: "check:feeds", onSite: true },
  { name: "check:budgets", onSite: true },
  { name: "check:headers", onSite: true },
  { name: "check:nginx", onSite: true },
  { name: "e2e", onSite: true },
  { name: "check:repeatable", args: ["--built"], onSite: true },
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
let isBuilt = true;
for (const check of checks) {
  const name = check.name.padEnd(18);
  if (check.onSite && !isBuilt) {
    failed += 1;
    console.log(`✗ ${name} não foi possível sem a construção / not possible without the build`);
    continue;
  }
  process.stdout.write(`· ${name} …`);
  const { ok, output, seconds } = await run(check);
  process.stdout.write(`${process.stdout.isTTY ? "\r" : "\n"}${ok ? "✓" : "✗"} ${name} ${seconds} s\n`);
  // A check that could not look at something says so.
  for (const line of output.split("\n")) if (line.startsWith("skipped: ")) console.log(`  ${line}`);
  // Passed when it was tried again: a defect of the test or of the site that somebody should look at.
  const [flaky] = /^ +\d+ flaky\n(?: {4}.+\n)+/m.exec(output) ?? [];
  if (flaky) console.log(flaky.trimEnd());
  if (ok) continue;
  failed += 1;
  if (check.name === "build") isBuilt = false;
  console.log(`\n${output.trim()}\n\n  repita só isto / only this again: npm run ${check.name}\n`);
}
console.log(`\n${Math.ceil((Date.now() - began) / 1000)} s`);
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {Check} check
 * @returns {Promise<{ ok: boolean, output: string, seconds: string }>}
 */
function run({ name, args = [], refuse }) {
  const start = Date.now();
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
        seconds: ((Date.now() - start) / 1000).toFixed(1),
      });
    });
  });
}

function today() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(new Date());
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 8123));
    });
  });
}
