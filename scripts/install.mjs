import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser, ensureOtherEngines } from "./browser.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { writeProblem } from "./folder-access.mjs";
import { nodeProblemOf } from "./node-version.mjs";

/** The project's folder. */
export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Makes the project ready to run, or ends the process with the reason. Uses nothing from node_modules, which may not
 * exist yet.
 * @param {{ browser?: boolean }} [options] `browser`: with the browsers for the tests
 */
export async function install({ browser = false } = {}) {
  const problem =
    nodeProblemOf(PROJECT) ??
    writeProblem(PROJECT) ??
    (await ensureDependencies(PROJECT)) ??
    (browser && (await ensureBrowser(PROJECT)));
  if (browser && !problem) await ensureOtherEngines(PROJECT);
  if (!problem) return;
  console.error(`\n${problem}\n`);
  process.exit(1);
}
