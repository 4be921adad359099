/**
 * @typedef {{ name: string, seconds: number }} Step
 */

/**
 * Reads the steps out of what Gatsby prints: `success Building HTML renderer - 5.4s`.
 * @param {string} output
 * @returns {Step[]}
 */
export function stepsIn(output) {
  const lines = output.matchAll(/success (?:\[[^\]]*\] )?(.+?) - (\d+\.\d+)s/g);
  return [...lines].map(([, name = "", seconds]) => ({ name, seconds: Number(seconds) }));
}

/**
 * The steps as a table, longest first; the rest is what Gatsby does between them.
 * @param {readonly Step[]} steps
 * @param {number} total seconds of the whole build
 */
export function stepTable(steps, total) {
  const sum = steps.reduce((seconds, step) => seconds + step.seconds, 0);
  const rest = Math.max(0, total - sum);
  const shown = [...steps].sort((a, b) => b.seconds - a.seconds).filter(({ seconds }) => seconds >= 0.05);
  const rows = [...shown, { name: "between the steps", seconds: rest }, { name: "total", seconds: total }];
  return rows.map(({ name, seconds }) => `${seconds.toFixed(2).padStart(8)} s  ${name}`).join("\n");
}
