import { runNpm } from "./run.mjs";
import { type AuditReport, auditProblems } from "./supply/advisories";
import { exceptions } from "./supply/exceptions";

/** `npm run audit`: npm's known weaknesses, but for those that scripts/supply/exceptions.ts accepts for a while. Needs the network. */
async function audit(): Promise<void> {
  const { output } = await runNpm(["audit", "--json"], process.cwd());
  const report = readReport(output);
  if (!report) throw new Error(`npm audit gave no report:\n${output.slice(0, 500)}`);
  const problems = auditProblems(report, exceptions, new Date().toISOString().slice(0, 10));
  for (const problem of problems) console.error(problem);
  console.log(`npm audit: ${problems.length} problems, ${exceptions.length} exceptions.`);
  if (problems.length > 0) process.exitCode = 1;
}

function readReport(output: string): AuditReport | undefined {
  try {
    const report: AuditReport = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
    return report.vulnerabilities ? report : undefined;
  } catch {
    return undefined;
  }
}

audit().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
