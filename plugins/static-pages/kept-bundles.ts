import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Stats } from "webpack";

/** What webpack made in an earlier build. */
interface Kept {
  /** A digest of all that it was made of. */
  readonly inputs: string;
  /** Every file that it wrote. */
  readonly files: readonly string[];
  readonly scripts: string | undefined;
  readonly renderer: unknown;
}

const remembered = ".cache/bundles.json";

/** What is bundled besides code: what Gatsby writes for webpack, and the settings that it puts into the code. */
const inputs = [
  ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js",
  ".cache/api-runner-browser-plugins.js",
  ".cache/api-runner-ssr.js",
  ".cache/babelState.json",
  ".cache/match-paths.json",
  ".cache/redirects.json",
  ".env.production",
];

/**
 * Lets a build that only has other content go without webpack, which takes a third of the time of one edit to find that it has
 * nothing to do. Without a digest of the code nobody knows that.
 * https://github.com/gatsbyjs/gatsby/issues/24404
 */
export function keepBundles(code = process.env.CODE_DIGEST): void {
  if (!code) return;
  let known: Kept | undefined;
  let made = { inputs: "", scripts: "", files: [] as readonly string[] };
  const close = async () => undefined;

  replace("commands/build-javascript.js", "buildProductionBundle", async (bundle) => {
    const digest = digestOf(code);
    known = readKept(digest);
    if (known) return { stats: { hash: known.scripts, hasWarnings: () => false }, close };
    const bundled = await bundle();
    const { stats } = Object(bundled);
    made = { inputs: digest, scripts: stats.hash, files: filesOf(stats) };
    return bundled;
  });
  replace("commands/build-html.js", "buildRenderer", (bundle) => (known ? { stats: undefined, close } : bundle()));
  replace("utils/webpack/get-ssr-chunk-hashes.js", "getSSRChunkHashes", (hashesOf, { stats }) => {
    if (known) return known.renderer;
    const renderer = hashesOf();
    const kept: Kept = { ...made, files: [...made.files, ...filesOf(stats)], renderer };
    writeFileSync(remembered, JSON.stringify(kept));
    return renderer;
  });
}

/** Stands in for a function that a file of Gatsby's exports. */
function replace(file: string, name: string, by: (original: () => unknown, args: { stats: Stats }) => unknown): void {
  const exported: unknown = require(`gatsby/dist/${file}`);
  const original = Reflect.get(Object(exported), name);
  if (typeof original !== "function")
    throw new Error(`Gatsby's ${file} is another one now: see plugins/static-pages/kept-bundles.ts.`);
  Reflect.set(Object(exported), name, (...args: [{ stats: Stats }]) => by(() => original(...args), args[0]));
}

function digestOf(code: string): string {
  const hash = createHash("sha256").update(code);
  const settings = Object.entries(process.env).filter(([name]) => /^GATSBY_(?!LOGGER|OPEN_TRACING)/.test(name));
  hash.update(JSON.stringify(settings.sort()));
  for (const file of inputs) hash.update(`\n${file}\n`).update(existsSync(file) ? readFileSync(file) : "");
  return hash.digest("hex");
}

/** What an earlier build made of the same, if all of it is still there, and its note whole. */
function readKept(digest: string): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(readFileSync(remembered, "utf8"));
    return kept.inputs === digest && kept.files.every(existsSync) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const filesOf = ({ compilation }: Stats): readonly string[] =>
  compilation.getAssets().map(({ name }) => relative("", join(compilation.outputOptions.path ?? "", name)));
