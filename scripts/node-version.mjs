import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns a message if the running Node is not one that the project's package.json names.
 * @param {string} project
 */
export const nodeProblemOf = (project) =>
  nodeProblem(JSON.parse(readFileSync(join(project, "package.json"), "utf8")).engines.node);

/**
 * Returns a message if a Node is in none of some ranges, such as ">=20.19 <21 || >=22.16 <23 || >=24 <26".
 * @param {string} ranges
 * @param {string} version
 * @returns {string | undefined}
 */
export function nodeProblem(ranges, version = process.versions.node) {
  const compare = (/** @type {string} */ bound) => version.localeCompare(bound, "en", { numeric: true });
  const isIn = (/** @type {string} */ range) => {
    const [, least, below] = /^>=([\d.]+) <([\d.]+)$/.exec(range) ?? [];
    if (!least || !below) throw new Error(`package.json: engines.node "${ranges}" não foi entendido.`);
    return compare(least) >= 0 && compare(below) < 0;
  };
  if (ranges.split(" || ").some(isIn)) return undefined;
  return [
    `Este projeto precisa do Node ${ranges}; aqui está o ${version}.`,
    `This project needs Node ${ranges}; you have ${version}.`,
    "  nvm install   (usa o .nvmrc / uses .nvmrc)   ou/or   https://nodejs.org",
  ].join("\n");
}
