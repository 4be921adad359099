import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the bundles are made of: an edit of content changes none of it. */
const sources = [
  "src",
  "package.json",
  "package-lock.json",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
];

/**
 * Drops webpack's cache and Gatsby's, unless a build that ended well filled them with the code as it is now. Gatsby's stand
 * on which page needs which static query comes from the modules that webpack compiles, and webpack skips those that it has
 * in its cache: a build could end with pages that lack their settings. And Gatsby keeps the HTML of texts and the results
 * of queries for as long as the content stays: what other code of ours made would stay in pages.
 * @param {string} project
 * @param {string} digest of the code
 * @returns {{ isKept: boolean, close: (endedWell: boolean) => void }} is there something of an earlier build, and what to
 *   call when this one has ended
 */
export function openCodeCache(project, digest) {
  // Without its state Gatsby takes a build for the first, and empties its folder but for webpack's.
  const state = join(project, ".cache", "redux");
  const folder = join(project, ".cache", "webpack");
  const mark = join(folder, "code-digest");
  const isFresh = existsSync(mark) && readFileSync(mark, "utf8") === digest;
  for (const path of isFresh ? [mark] : [folder, state]) rmSync(path, { recursive: true, force: true });
  const before = stateOf(folder);
  return {
    isKept: isFresh,
    close: (endedWell) => {
      // A build that broke off before it came to webpack, as over a mistake in the content, has changed nothing here.
      if (!endedWell && !(isFresh && stateOf(folder) === before)) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(mark, digest);
    },
  };
}

/**
 * @param {string} folder
 * @returns {string} the same as long as no file in it is written
 */
function stateOf(folder) {
  if (!existsSync(folder)) return "";
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => `${parentPath} ${name} ${statSync(join(parentPath, name)).mtimeMs}`)
    .join();
}

/**
 * Tells one state of the code from another: what the site's bundles and the editor's are made of.
 * @param {string} project
 */
export function codeDigest(project) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesIn(project, source)))
    hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest("hex");
}

/**
 * @param {string} project
 * @param {string} source
 * @returns {string[]}
 */
function filesIn(project, source) {
  if (!existsSync(join(project, source))) return [];
  if (source !== "src") return [source];
  const entries = readdirSync(join(project, source), { recursive: true, withFileTypes: true });
  // Gatsby writes this one itself, in every build.
  const own = entries.filter((entry) => entry.isFile() && entry.name !== "gatsby-types.d.ts");
  return own.map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1)).sort();
}
