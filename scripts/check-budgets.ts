import { resolve } from "node:path";
import { contentFolder } from "../plugins/source-content/files/folder";
import { slashed } from "../src/lib/slashed";
import { inKB, overBudget, ownContent } from "./budgets";
import { readPages } from "./built-pages";
import { textLength, weigh } from "./page-weights";
import { pluginModules } from "./plugin-modules";
import { runtimeBudget, weighRuntime } from "./runtime-weight";

const site = process.argv[2] ?? "public";

const isTestsContent = contentFolder === slashed(resolve("e2e/content"));

/** Weighs every page of the built site and fails if one is over its budget. */
async function main() {
  const pages = await readPages(site);
  const weights = await Promise.all(pages.map((page) => weigh(site, page)));
  const over = weights.flatMap((weight, index) =>
    overBudget(isTestsContent ? weight : ownContent(weight), textLength(pages[index]?.html ?? "")),
  );
  const runtime = await weighRuntime();
  if (runtime > runtimeBudget)
    over.push(`the open page's own code is ${inKB(runtime)}, and may be ${inKB(runtimeBudget)}`);
  const plugins = await pluginModules<{ overBudget(site: string): Promise<string[]> }>("weight.ts");
  for (const plugin of plugins) over.push(...(await plugin.overBudget(site)));
  const heaviest = [...weights].sort((a, b) => b.html - a.html)[0];
  if (over.length > 0) {
    console.error(`Over budget (bytes after brotli):\n  ${over.join("\n  ")}`);
    process.exitCode = 1;
  } else {
    console.log(
      `${weights.length} pages are within their budgets; the heaviest is ${heaviest?.route} with ${inKB(heaviest?.html ?? 0)}. The open page's own code is ${inKB(runtime)}.`,
    );
  }
}

void main();
