import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lastLines, runNpm } from "./run.mjs";

const FLAGS = ["--include=dev", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];

/**
 * Installs the dependencies of package-lock.json if some are missing. Returns a message for the person if that fails.
 * @param {string} project
 * @returns {Promise<string | undefined>}
 */
export async function ensureDependencies(project) {
  const stamp = join(project, "node_modules", ".installed");
  const wanted = fingerprint(project);
  const before = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (before === wanted) return undefined;
  const isOfAnotherMachine = before !== "" && platformOf(before) !== platformOf(wanted);
  if (isOfAnotherMachine || !isComplete(project)) {
    console.log("Instalando as dependências (1 a 3 minutos)… / Installing dependencies (1 to 3 minutes)…");
    const began = Date.now();
    // `npm ci` refuses a lockfile made where the registry lacked other platforms' packages; `install` takes it. And `npm ci` first
    // takes away what is there, with which older code still starts where nothing can be fetched.
    const isNew = before === "" || isOfAnotherMachine;
    let result = isNew ? await runNpm(["ci", ...FLAGS], project) : undefined;
    if (!result?.ok) result = await runNpm(["install", "--no-save", ...FLAGS], project);
    if (!result.ok) return explain(result.output, isNew);
    console.log(`Pronto em ${Math.ceil((Date.now() - began) / 1000)} s. / Done.`);
  }
  writeFileSync(stamp, wanted);
  return undefined;
}

/**
 * What the installed packages were installed for: the native ones of another platform don't run here.
 * @param {string} project
 */
function fingerprint(project) {
  const lock = createHash("sha256")
    .update(readFileSync(join(project, "package-lock.json")))
    .digest("hex");
  return [process.platform, process.arch, process.versions.modules, lock].join(" ");
}

/**
 * The platform in a fingerprint, as "win32 x64".
 * @param {string} fingerprint
 */
const platformOf = (fingerprint) => fingerprint.split(" ", 2).join(" ");

/**
 * True if everything is installed, perhaps by hand: npm keeps a lockfile in node_modules, without other platforms'
 * optional packages.
 * @param {string} project
 */
function isComplete(project) {
  const there = readPackages(join(project, "node_modules", ".package-lock.json"));
  return Object.entries(readPackages(join(project, "package-lock.json"))).every(
    ([path, { version, optional, link }]) =>
      path === "" || link || (there[path] ? there[path].version === version : optional),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {string} output
 * @param {boolean} isNew
 */
function explain(output, isNew) {
  return [
    lastLines(output),
    "",
    "As dependências não puderam ser instaladas. / The dependencies could not be installed.",
    "  1. Veja se a internet funciona / check the network:  npm ping",
    isNew
      ? "  2. Apague a pasta node_modules e repita / delete node_modules and try again:  npm start"
      : "  2. O que estava instalado ficou; repita quando houver internet / what was installed stays; try again:  npm start",
  ].join("\n");
}
