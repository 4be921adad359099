import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { lastLines, runNpm, runQuietly } from "./run.mjs";

/** The first has no windows: the tests take half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const [SHELL = ""] = NAMES;

/** The Chromium for tests: CHROMIUM_PATH, or the system's. Undefined: Playwright's own. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || programPath(NAMES);

/** The Firefox for tests: FIREFOX_PATH, or the system's. */
export const firefoxPath = () => process.env.FIREFOX_PATH || programPath(["firefox-esr", "firefox"]);

/** The programs for tests in WebKit: driver, browser, display and window manager. Undefined if one is missing. */
export function webkitPaths() {
  const driver = programPath(["WebKitWebDriver"]);
  const display = programPath(["Xvfb"]);
  const windows = programPath(["matchbox-window-manager"]);
  // Debian installs it beside its library, in a folder named by processor and version.
  const libraries = ["x86_64", "aarch64"].map((processor) => `/usr/lib/${processor}-linux-gnu`);
  const browser = ["webkit2gtk-4.1", "webkit2gtk-4.0"]
    .flatMap((version) => libraries.map((folder) => join(folder, version, "MiniBrowser")))
    .find(isExecutable);
  return driver && browser && display && windows ? { driver, browser, display, windows } : undefined;
}

/** @param {readonly string[]} names */
function programPath(names) {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Installs the other engines for tests if possible; the tests report those that they skip.
 * @param {string} project
 */
export async function ensureOtherEngines(project) {
  const missing = [
    ...(firefoxPath() ? [] : ["firefox-esr"]),
    ...(webkitPaths() ? [] : ["webkit2gtk-driver", "xvfb", "matchbox-window-manager"]),
  ];
  if (missing.length === 0 || !isDebian()) return;
  console.log("Instalando o Firefox e o WebKit para os testes… / Installing Firefox and WebKit for the tests…");
  await installPackages(project, ...missing.map((name) => [name]));
}

/**
 * Ensures that there is a Chromium for tests. Returns a message for the person if there can't be.
 * @param {string} project
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(project) {
  const found = chromiumPath();
  if (found && !isExecutable(found)) return `CHROMIUM_PATH: não há um programa em ${found}.`;
  if (process.env.CHROMIUM_PATH || found?.endsWith(SHELL) || (await hasPlaywrightBrowser())) return undefined;

  if (found && !isDebian()) return undefined;
  console.log("Instalando o Chromium para os testes… / Installing Chromium for the tests…");
  const apt = isDebian() ? await installPackages(project, found ? [SHELL] : [SHELL, "chromium"]) : undefined;
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

const isDebian = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

/**
 * Installs Debian packages: the first available one of each list.
 * @param {string} project
 * @param {readonly string[][]} lists
 */
async function installPackages(project, ...lists) {
  // Without a network it gives up in seconds.
  const apt = (/** @type {string[]} */ ...args) =>
    runQuietly("apt-get", ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1", ...args], { cwd: project });
  let result = await apt("update");
  if (!result.ok) return result;
  for (const names of lists)
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
