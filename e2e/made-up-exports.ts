import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Truth {
  readonly right: readonly string[];
  readonly short: readonly string[];
  readonly ask: readonly string[];
  readonly secret: readonly string[];
}

/** Two exports of Formspree for the desk of the built site, with all that goes wrong in one, and what is right about them. */
export function madeUpExports() {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const script = "plugins/registrations-desk/testing/write-files.ts";
  execFileSync(process.execPath, ["--import", "tsx", script, "public", folder]);
  const truth: Truth = JSON.parse(readFileSync(join(folder, "verdade.json"), "utf8"));
  return {
    files: ["pastores.csv", "igrejas.csv"].map((name) => join(folder, name)),
    truth,
    pairs: truth.right.length + truth.short.length + truth.ask.length,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
