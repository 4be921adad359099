import { readFile, writeFile } from "node:fs/promises";

export interface HeaderRule {
  /** Netlify's pattern: `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A line of Netlify's `_redirects`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Writes the host's rules: the headers of the site (`static/_headers`) with those of plugins, and the redirects. */
export async function writeHostFiles(rules: readonly HeaderRule[], redirects: readonly Redirect[]): Promise<void> {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  const own = await readFile("static/_headers", "utf8");
  await writeFile("public/_headers", `${[own.trimEnd(), ...blocks].join("\n")}\n`);
  await writeFile("public/_redirects", redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(""));
}
