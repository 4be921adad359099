import { readFile } from "node:fs/promises";
import { runNpm } from "./run.mjs";
import { lockProblems, type Manifest, manifestProblems, type Packages } from "./supply/lockfile";

/** What is installed is what was locked, from where it should be, under licences that we know, and runs nothing by itself. */
async function checkSupply(): Promise<void> {
  const [lock, manifest, decision, npmrc] = await Promise.all(
    ["package-lock.json", "package.json", "docs/decisions/0008-dependencies.md", ".npmrc"].map((file) =>
      readFile(file, "utf8"),
    ),
  );
  const { packages }: { packages: Packages } = JSON.parse(lock ?? "");
  const lint = await runNpm(
    [
      "exec",
      "--",
      "lockfile-lint",
      "--path",
      "package-lock.json",
      "--type",
      "npm",
      "--validate-https",
      "--validate-integrity",
      "--allowed-hosts",
      "npm",
    ],
    process.cwd(),
  );
  const manifestRead: Manifest = JSON.parse(manifest ?? "");
  const problems = [
    ...(lint.ok ? [] : [lint.output]),
    ...lockProblems(packages),
    ...manifestProblems(manifestRead, decision ?? ""),
    ...(/^ignore-scripts=true$/m.test(npmrc ?? "") ? [] : [".npmrc lets packages run scripts when they are installed"]),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`Dependencies: ${Object.keys(packages).length - 1} packages, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

void checkSupply();
