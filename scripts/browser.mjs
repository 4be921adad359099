import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { lastLines, runNpm, runQuietly } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/**
 * The Chromium to test with: the one in CHROMIUM_PATH, or the system's. Undefined: leave it to Playwright.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function chromiumPath(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = ["/usr/bin", ...(env.PATH ?? "").split(delimiter)];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Makes sure that there is a Chromium for the tests. Gives back what to tell the person if there can't be.
 * @param {string} project
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(project) {
  const found = chromiumPath();
  if (found) return isExecutable(found) ? undefined : `CHROMIUM_PATH: não há um programa em ${found}.`;
  if (await hasPlaywrightBrowser()) return undefined;

  console.log("Baixando o Chromium para os testes… / Downloading Chromium for the tests…");
  const download = await runNpm(["exec", "--", "playwright", "install", "chromium"], project);
  if (download.ok) return undefined;
  const apt = process.getuid?.() === 0 && existsSync("/etc/debian_version") ? await installPackage(project) : undefined;
  if (apt?.ok) return undefined;
  return [
    lastLines((apt ?? download).output),
    "",
    "Não há Chromium para os testes. Instale um e repita: / No Chromium for the tests. Install one and repeat:",
    "  Debian, Ubuntu:  sudo apt-get install chromium",
    "  outro lugar / elsewhere:  CHROMIUM_PATH=/caminho/do/chromium npm test",
  ].join("\n");
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath());
}

/** @param {string} project */
async function installPackage(project) {
  const update = await runQuietly("apt-get", ["update"], project);
  return update.ok ? runQuietly("apt-get", ["install", "-y", "chromium"], project) : update;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
