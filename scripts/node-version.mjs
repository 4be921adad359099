/**
 * Says what is wrong with the running Node, or nothing. Reads ranges such as ">=20.19 <26", as in package.json.
 * @param {string} range
 * @param {string} version
 * @returns {string | undefined}
 */
export function nodeProblem(range, version = process.versions.node) {
  const fits = range.split(/\s+/).every((part) => {
    const [, operator, bound] = /^(>=|<)(\d+(?:\.\d+)*)$/.exec(part) ?? [];
    if (!bound) throw new Error(`package.json: engines.node "${range}" não foi entendido em "${part}".`);
    return compare(version, bound) >= 0 === (operator === ">=");
  });
  if (fits) return undefined;
  return [
    `Este projeto precisa do Node ${range}; aqui está o ${version}.`,
    `This project needs Node ${range}; you have ${version}.`,
    "  nvm install   (usa o .nvmrc / uses .nvmrc)   ou/or   https://nodejs.org",
  ].join("\n");
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const [left, right] = [a, b].map((text) => text.split(".").map((part) => Number.parseInt(part, 10)));
  for (let index = 0; index < 3; index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
