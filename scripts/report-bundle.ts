import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type BundledModule, bundleReportFile } from "../plugins/static-pages/bundle-report";

/** Builds the site and prints what each chunk is made of: package or folder, and its share before minifying. */
execFileSync("npx", ["gatsby", "build"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, BUNDLE_REPORT: "1" },
});
const modules: BundledModule[] = JSON.parse(readFileSync(bundleReportFile, "utf8"));
const chunks = new Map<string, Map<string, number>>();
for (const { name, size, chunks: inChunks } of modules) {
  for (const chunk of inChunks) {
    const parts = chunks.get(chunk) ?? new Map<string, number>();
    const part = partOf(name);
    chunks.set(chunk, parts.set(part, (parts.get(part) ?? 0) + size));
  }
}
for (const [chunk, parts] of chunks) {
  const total = [...parts.values()].reduce((sum, size) => sum + size, 0);
  console.log(`\n${chunk}  ${kilobytes(total)}`);
  const sorted = [...parts].sort(([, a], [, b]) => b - a).slice(0, 15);
  console.log(sorted.map(([part, size]) => `  ${kilobytes(size).padStart(10)}  ${part}`).join("\n"));
}

function partOf(module: string): string {
  const path = module.replace(/^.*!/, "").replace(/ \+ \d+ modules$/, "");
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return inPackage ?? path;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
