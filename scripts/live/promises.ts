import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What docs/deploy.md promises for a host: `yes`, `no: …`, or that it was not tried. */
export type Promised = "yes" | "no" | "not tried";

/** Reads the table of docs/deploy.md: host → row → promise. Throws at any other cell. */
export function readPromises(): ReadonlyMap<string, ReadonlyMap<string, Promised>> {
  const text = readFileSync(join(import.meta.dirname, "../../docs/deploy.md"), "utf8");
  const [[, ...hosts] = [], , ...rows] = text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    hosts.map((host, index) => [host, new Map(rows.map(([row = "", ...cells]) => [row, promised(row, cells[index])]))]),
  );
}

function promised(row: string, cell = ""): Promised {
  const [found] = /^(yes|no|not tried)\b/.exec(cell.replaceAll("*", "")) ?? [];
  if (found === "yes" || found === "no" || found === "not tried") return found;
  throw new Error(`docs/deploy.md: "${cell}" in the row "${row}" begins with none of: yes, no, not tried.`);
}

/** The host by what it calls itself. */
export const hostOf = (server = ""): string | undefined =>
  Object.entries({ Netlify: /netlify/i, "Cloudflare Pages": /cloudflare/i, "GitHub Pages": /github/i, nginx: /nginx/i })
    .filter(([, name]) => name.test(server))
    .map(([host]) => host)[0];
