import { rename, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { buildRows, buildTable } from "./bench/build-rows";
import { routeTable } from "./bench/route-rows";
import { timedBuild } from "./bench/timed-build";
import { writeBetweenMarkers } from "./markers";

/**
 * `npm run bench -- 100 1000`: measures builds of generated sites of these sizes and what the routes of the real one weigh,
 * and writes the tables of docs/performance.md. The site that was built before is put back afterwards.
 */
async function main() {
  const sizes = process.argv.slice(2).map(Number);
  const kept = [".cache", "public"];
  for (const name of kept) if (await stat(name).catch(() => undefined)) await rename(name, `${name}.kept`);
  // A form without an address is a notice alone: measured is the form.
  process.env.GATSBY_FORMS_URL ??= "https://formspree.io/f";
  try {
    await timedBuild("content");
    const weights = await routeTable("public");
    const rows = await buildRows(sizes.length > 0 ? sizes : [100, 1000]);
    const machine = `Node ${process.versions.node}, ${availableParallelism()} cores.`;
    await writeBetweenMarkers("docs/performance.md", "routes", weights);
    await writeBetweenMarkers("docs/performance.md", "builds", `${machine}\n\n${buildTable(rows)}`);
  } finally {
    for (const name of kept) {
      if (!(await stat(`${name}.kept`).catch(() => undefined))) continue;
      await rm(name, { recursive: true, force: true });
      await rename(`${name}.kept`, name);
    }
  }
}

void main();
