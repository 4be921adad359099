import { stripVTControlCharacters } from "node:util";
import { freePort } from "./free-port.mjs";
import { install, PROJECT } from "./install.mjs";
import { runNpm } from "./run.mjs";

/** Checks that run at once: most keep one processor busy. */
const atOnce = 2;

/**
 * The npm scripts, in phases; each phase waits for the one before. The first judges the content and the code, and `check`
 * builds the site. All others look at the site of the tests' own content, for which the bundles are there already.
 */
const phases = [
  ["check", "lint", "check:boundaries", "check:unused", "check:dependencies", "check:docs", "test:unit"],
  ["build:tests"],
  ["types", "check:html", "check:links", "check:budgets", "check:hosts", "check:browsers", "check:fields"],
  // Has workers of its own.
  ["e2e"],
];

console.log("Todas as verificações: 20 minutos em dois núcleos. / All checks: 20 minutes on two cores.\n");
await install({ browser: true });

const inboxPort = process.env.E2E_INBOX_PORT ?? String(await freePort());
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
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
};

const began = Date.now();
/** @type {string[]} */
const passed = [];
for (const [index, phase] of phases.entries()) {
  if (index > 0) env.CONTENT_DIR = "e2e/content";
  // As at Netlify, where Gatsby would add files and rules of its own; the second build of the journeys is as anywhere else.
  env.NETLIFY = index === 1 ? "true" : "";
  if (index > 1 && !passed.includes("build:tests")) {
    console.log(`✗ ${phase.join(", ")}: não é possível sem a construção / not possible without the build`);
    continue;
  }
  const line = phase.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const name of line) if (await check(name)) passed.push(name);
    }),
  );
}
const failed = phases.flat().length - passed.length;
console.log(`\n${Math.ceil((Date.now() - began) / 1000)} s\n${passed.length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Runs an npm script and tells what came of it.
 * @param {string} name
 */
async function check(name) {
  const since = Date.now();
  const result = await runNpm(["run", "-s", name], PROJECT, env);
  const output = stripVTControlCharacters(result.output);
  // Gatsby's warnings are refused.
  const warnings = name.startsWith("build") ? output.split("\n").filter((line) => /^\s*warn(ing)?\b/i.test(line)) : [];
  const isGood = result.ok && warnings.length === 0;
  console.log(`${isGood ? "✓" : "✗"} ${name.padEnd(18)} ${((Date.now() - since) / 1000).toFixed(1)} s`);
  // A check that could not look at something says so, and the journeys say how many passed in which engine.
  for (const line of output.split("\n")) if (/^(skipped|engines): /.test(line)) console.log(`  ${line}`);
  // Passed when it was tried again: a defect of the test or of the site that somebody should look at.
  const [flaky] = /^ +\d+ flaky\n(?: {4}.+\n)+/m.exec(output) ?? [];
  if (flaky) console.log(flaky.trimEnd());
  if (!isGood) console.log(`\n${output.trim()}\n\n  repita só isto / only this again: npm run ${name}\n`);
  if (warnings.length > 0) console.log(`Avisos não são aceitos: / Warnings are refused:\n${warnings.join("\n")}\n`);
  return isGood;
}

function today() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(new Date());
}
