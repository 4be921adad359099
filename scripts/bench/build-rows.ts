import { execFileSync } from "node:child_process";
import { appendFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type BuildFigures, type Memory, timedBuild } from "./timed-build";

export interface BuildRow {
  readonly items: number;
  readonly pages: number;
  /** Bytes of the built site without pictures and documents. */
  readonly output: number;
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
    rows.push({ items, ...(await outputOf("public")), cold, unchanged, edited });
    console.log(
      `${items} items: cold ${cold.seconds.toFixed(1)} s, unchanged ${unchanged.seconds.toFixed(1)} s, one edit ${edited.seconds.toFixed(1)} s`,
    );
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

const picturesAndDocuments = /^\.(avif|docx|ico|jpe?g|pdf|png|svg|webp|xlsx)$/;

async function outputOf(folder: string): Promise<{ pages: number; output: number }> {
  const names = await readdir(folder, { recursive: true });
  const written = names.filter((name) => !picturesAndDocuments.test(extname(name)));
  const stats = await Promise.all(written.map((name) => stat(join(folder, name))));
  return {
    pages: names.filter((name) => name.endsWith(".html")).length,
    output: stats.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0),
  };
}

/** The rows as a Markdown table, times beside the smallest size of the same run, and what a further page costs from size to size. */
export function buildTable(rows: readonly BuildRow[]): string {
  const [first] = rows;
  if (!first) return "";
  const time = (figures: BuildFigures, base: BuildFigures) =>
    `${figures.seconds.toFixed(1)} s (×${(figures.seconds / base.seconds).toFixed(2)})`;
  const memory = (pick: (peak: Memory) => number, { cold, edited }: BuildRow) =>
    `${Math.round(pick(cold.peak))} / ${Math.round(pick(edited.peak))}`;
  const lines = rows.map((row) => [
    row.items,
    row.pages,
    time(row.cold, first.cold),
    time(row.unchanged, first.unchanged),
    time(row.edited, first.edited),
    memory(({ all }) => all, row),
    memory(({ largest }) => largest, row),
    memory(({ own }) => own, row),
    (row.output / 1_000_000).toFixed(1),
  ]);
  const further = rows.slice(1).map((row, index) => {
    const before = rows[index] ?? first;
    const pages = row.pages - before.pages;
    const milliseconds = (pick: (row: BuildRow) => BuildFigures) =>
      (((pick(row).seconds - pick(before).seconds) / pages) * 1000).toFixed(1);
    const bytes = ((row.output - before.output) / pages / 1000).toFixed(1);
    return `- From ${before.items} to ${row.items} items, a further page costs ${milliseconds(({ cold }) => cold)} ms from nothing, ${milliseconds(({ edited }) => edited)} ms in a build after one edit, and ${bytes} KB of output.`;
  });
  return [
    "Memory in MiB, in a build from nothing / after one edit; its own: without mapped files, which the system can take back. Output in MB, without pictures and documents.",
    "",
    "| news items | HTML files | from nothing | nothing changed | one edit | all processes | the largest | its own | output |",
    "|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ...lines.map((cells) => `| ${cells.join(" | ")} |`),
    "",
    ...further,
  ].join("\n");
}
