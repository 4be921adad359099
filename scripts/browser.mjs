import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { lastLines, runNpm, runQuietly } from "./run.mjs";

/** The first is the same browser without its windows: the tests take half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const [SHELL = ""] = NAMES;

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
  if (found && !isExecutable(found)) return `CHROMIUM_PATH: não há um programa em ${found}.`;
  if (process.env.CHROMIUM_PATH || found?.endsWith(SHELL) || (await hasPlaywrightBrowser())) return undefined;

  const isDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (found && !isDebian) return undefined;
  console.log("Instalando o Chromium para os testes… / Installing Chromium for the tests…");
  const apt = isDebian ? await installPackage(found ? [SHELL] : [SHELL, "chromium"], project) : undefined;
  if (apt?.ok || found) return undefined;
  const download = await runNpm(["exec", "--", "playwright", "install", "chromium"], project);
  if (download.ok) return undefined;
  return [
    lastLines(download.output),
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

/**
 * Installs the first of these packages that there is.
 * @param {readonly string[]} names
 * @param {string} project
 */
async function installPackage(names, project) {
  // Without a network it gives up in seconds.
  const apt = (/** @type {string[]} */ ...args) =>
    runQuietly("apt-get", ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1", ...args], { cwd: project });
  let result = await apt("update");
  if (!result.ok) return result;
  for (const name of names) {
    result = await apt("install", "-y", name);
    if (result.ok) break;
  }
  return result;
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
