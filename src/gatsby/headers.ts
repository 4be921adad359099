import { writeFile } from "node:fs/promises";

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files whose name changes with their content. */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** The headers of every address, later rules over earlier ones. */
export const headerRules: readonly HeaderRule[] = [
  {
    path: "/*",
    headers: {
      "Cache-Control": "public, max-age=0, must-revalidate",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
    },
  },
  { path: "/static/*", headers: immutable },
  { path: "/*.js", headers: immutable },
];

/** Writes the rules in the format that Netlify, Cloudflare Pages and the local server read. */
export async function writeHeaders(): Promise<void> {
  const text = headerRules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  await writeFile("public/_headers", `${text.join("\n")}\n`);
}
