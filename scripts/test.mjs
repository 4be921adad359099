import { stripVTControlCharacters } from "node:util";
import { freePort } from "./free-port.mjs";
import { install, PROJECT } from "./install.mjs";
import { runNpm } from "./run.mjs";

/** The npm scripts that look at the code, and at the editors' texts: `npm run check` judges the site that is built from these. */
const ofCode = [
  "lint",
  "check:boundaries",
  "check:unused",
  "check:dependencies",
  "check:docs",
  "check:content",
  "test:unit",
];
/** Those that look at the site of the tests' own content. */
const ofSite = ["types", "check:html", "check:links", "check:budgets", "check:hosts", "check:browsers", "check:fields"];

console.log("Todas as verificações: 14 a 25 minutos em dois núcleos. / All checks: 14 to 25 minutes on two cores.\n");
await install({ browser: true });

// Below the ports that systems give to whoever asks for any: these two are listened on much later.
const inboxPort = process.env.E2E_INBOX_PORT ?? String(await freePort(10_000 + (process.pid % 20_000)));
/** @type {NodeJS.ProcessEnv} */
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
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort(Number(inboxPort) + 1)),
  NETLIFY: "",
};

/** @type {NodeJS.ProcessEnv} */
const testsContent = { CONTENT_DIR: "e2e/content" };

const began = Date.now();
let [passed, failed] = [0, 0];
// Two at once, as most keep one processor busy.
const [isBuilt] = await Promise.all([siteIsGood(), all(ofCode)]);
// They have workers of their own.
if (isBuilt) await all(["e2e"], testsContent);
console.log(`\n${Math.ceil((Date.now() - began) / 1000)} s\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Builds the site of the tests' content and judges it. Says whether it could be built. */
async function siteIsGood() {
  // As at Netlify, where Gatsby would add files and rules of its own; the second build of the journeys is as anywhere else.
  const isBuilt = await check("build:tests", { NETLIFY: "true" });
  if (isBuilt) {
    await all(ofSite, testsContent);
  } else {
    const impossible = [...ofSite, "e2e"];
    failed += impossible.length;
    console.log(`✗ ${impossible.join(", ")}: não é possível sem a construção / not possible without the build`);
  }
  return isBuilt;
}

/**
 * Runs npm scripts one after the other.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} [settings]
 */
async function all(names, settings) {
  for (const name of names) await check(name, settings);
}

/**
 * Runs an npm script and tells what came of it.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [settings]
 */
async function check(name, settings) {
  const since = Date.now();
  const result = await runNpm(["run", "-s", name], PROJECT, { ...env, ...settings });
  const output = stripVTControlCharacters(result.output);
  // Gatsby's warnings are refused.
  const warnings = name.startsWith("build") ? output.split("\n").filter((line) => /^\s*warn(ing)?\b/i.test(line)) : [];
  const isGood = result.ok && warnings.length === 0;
  if (isGood) passed++;
  else failed++;
  console.log(`${isGood ? "✓" : "✗"} ${name.padEnd(18)} ${((Date.now() - since) / 1000).toFixed(1)} s`);
  // A check that could not look at something says so, and the journeys say how many passed in which engine and what they measured.
  for (const line of output.split("\n")) if (/^(skipped|engines|figures): /.test(line)) console.log(`  ${line}`);
  // Passed when it was tried again, with why it failed: a defect of the test or of the site that somebody should look at.
  const [flaky] = /(?:^ {2}1\) [\s\S]*?)?^ +\d+ flaky\n(?: {4}.+\n)+/m.exec(output) ?? [];
  if (flaky) console.log(flaky.trimEnd());
  if (!isGood) console.log(`\n${output.trim()}\n\n  repita só isto / only this again: npm run ${name}\n`);
  if (warnings.length > 0) console.log(`Avisos não são aceitos: / Warnings are refused:\n${warnings.join("\n")}\n`);
  return isGood;
}

function today() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(new Date());
}
