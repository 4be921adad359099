/**
 * Returns a message if the running Node is not in a range such as ">=20.19 <26", as in package.json.
 * @param {string} range
 * @param {string} version
 * @returns {string | undefined}
 */
export function nodeProblem(range, version = process.versions.node) {
  const [, least, below] = /^>=([\d.]+) <([\d.]+)$/.exec(range) ?? [];
  if (!least || !below) throw new Error(`package.json: engines.node "${range}" não foi entendido.`);
  const compare = (/** @type {string} */ bound) => version.localeCompare(bound, "en", { numeric: true });
  if (compare(least) >= 0 && compare(below) < 0) return undefined;
  return [
    `Este projeto precisa do Node ${range}; aqui está o ${version}.`,
    `This project needs Node ${range}; you have ${version}.`,
    "  nvm install   (usa o .nvmrc / uses .nvmrc)   ou/or   https://nodejs.org",
  ].join("\n");
}
