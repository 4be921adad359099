import { execFileSync } from "node:child_process";
import { appendFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuildFigures, timedBuild } from "./timed-build";

export interface BuildRow {
  readonly items: number;
  readonly pages: number;
  readonly cold: BuildFigures;
  readonly unchanged: BuildFigures;
  readonly edited: BuildFigures;
}

/** Builds a generated site of each size three times: from nothing, again, and after one edit. */
export async function buildRows(sizes: readonly number[]): Promise<BuildRow[]> {
  const rows: BuildRow[] = [];
  for (const items of sizes) {
    const folder = join(tmpdir(), `site-content-${items}`);
    await rm(folder, { recursive: true, force: true });
    execFileSync("npx", ["tsx", "scripts/generate-content.ts", String(items), folder], { stdio: "ignore" });
    await Promise.all([".cache", "public"].map((name) => rm(name, { recursive: true, force: true })));
    const cold = await timedBuild(folder);
    const unchanged = await timedBuild(folder);
    const entries = (await readdir(join(folder, "news"))).sort();
    await appendFile(
      join(folder, "news", entries[Math.floor(entries.length / 2)] ?? "", "index.md"),
      "\nMais um parágrafo.\n",
    );
    const edited = await timedBuild(folder);
    const pages = (await readdir("public", { recursive: true })).filter((name) => name.endsWith(".html")).length;
    rows.push({ items, pages, cold, unchanged, edited });
    console.log(
      `${items} items: cold ${cold.seconds.toFixed(1)} s, unchanged ${unchanged.seconds.toFixed(1)} s, one edit ${edited.seconds.toFixed(1)} s`,
    );
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

/** The rows as a Markdown table, each beside the smallest size of the same run, and the price of a further page. */
export function buildTable(rows: readonly BuildRow[]): string {
  const [first] = rows;
  if (!first) return "";
  const cell = (figures: BuildFigures, base: BuildFigures) =>
    `${figures.seconds.toFixed(1)} s (×${(figures.seconds / base.seconds).toFixed(2)})`;
  const lines = rows.map(
    (row) =>
      `| ${row.items} | ${row.pages} | ${cell(row.cold, first.cold)} | ${cell(row.unchanged, first.unchanged)} | ${cell(row.edited, first.edited)} | ${row.cold.peak} MiB |`,
  );
  const last = rows.at(-1) ?? first;
  const slope = (pick: (row: BuildRow) => BuildFigures) =>
    last.pages > first.pages ? ((pick(last).seconds - pick(first).seconds) / (last.pages - first.pages)) * 1000 : 0;
  return [
    "| news items | HTML files | from nothing | nothing changed | one edit | peak memory |",
    "|---:|---:|---:|---:|---:|---:|",
    ...lines,
    "",
    `A further page costs ${slope(({ cold }) => cold).toFixed(1)} ms from nothing and ${slope(({ edited }) => edited).toFixed(1)} ms in a build after one edit.`,
  ].join("\n");
}
