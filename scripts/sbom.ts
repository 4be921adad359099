import { mkdir, readFile, writeFile } from "node:fs/promises";
import { lastLines, runNpm } from "./run.mjs";
import { licencesByHand } from "./supply/known";
import { nameOf, type Packages } from "./supply/lockfile";

/** `npm run sbom`: what the site is made from, for whoever must answer for it. CycloneDX, and a list of licences, in `sbom/`. */
async function writeBill(): Promise<void> {
  await mkdir("sbom", { recursive: true });
  // npm counts as errors the peers that the overrides of decision 8 change on purpose.
  const flags = [
    "--ignore-npm-errors",
    "--package-lock-only",
    "--output-reproducible",
    "--output-file",
    "sbom/bom.json",
  ];
  const { ok, output } = await runNpm(["exec", "--", "cyclonedx-npm", ...flags], process.cwd());
  if (!ok) throw new Error(lastLines(output));
  const { packages }: { packages: Packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  const rows = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, license }]) => `${nameOf(path)},${version},${license ?? licencesByHand[nameOf(path)]}`);
  await writeFile("sbom/licences.csv", `package,version,licence\n${[...new Set(rows)].sort().join("\n")}\n`);
  console.log(`sbom/bom.json, sbom/licences.csv: ${rows.length} packages.`);
}

writeBill().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
