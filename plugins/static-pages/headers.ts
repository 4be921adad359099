import { readFile, writeFile } from "node:fs/promises";

export interface HeaderRule {
  /** Netlify's pattern: `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Adds the rules of plugins to those of the site (`static/_headers`). */
export async function writeHeaders(rules: readonly HeaderRule[]): Promise<void> {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  const own = await readFile("static/_headers", "utf8");
  await writeFile("public/_headers", `${[own.trimEnd(), ...blocks].join("\n")}\n`);
}
