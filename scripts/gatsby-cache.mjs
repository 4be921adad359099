import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What bundles and query results are made of, besides content. */
const sources = [
  "src",
  "plugins",
  "package.json",
  "package-lock.json",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
];

/**
 * Empties `.cache` unless it was filled in this folder by this code (`digest`). Two faults of Gatsby's make this necessary:
 * - It keeps the webpack cache when it drops its own state (https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/services/initialize.ts).
 *   webpack then skips the modules that it knows, Gatsby does not learn which page needs which static query, and the build ends
 *   with "The result of this StaticQuery could not be fetched". A copied folder has the same effect: the paths in the cache are others.
 * - It keeps HTML and query results as long as the content stays the same, even if our resolvers changed.
 * Without a digest (`gatsby develop`), the folder counts, and src/lib, of whose changes Gatsby learns nothing.
 * @param {string} project
 * @param {string} [digest] see `codeDigest`
 * @returns {() => void} to call when Gatsby has ended well
 */
export function openGatsbyCache(project, digest) {
  const folder = realpathSync(project);
  const stamp = join(project, ".cache", "filled-by");
  const [filledIn, filledBy, filledWith] = existsSync(stamp) ? readFileSync(stamp, "utf8").split("\n") : [];
  const shared = digestOf(project, ["src/lib"]);
  const isOurs = digest
    ? filledIn === folder && filledBy === digest
    : filledIn === undefined || (filledIn === folder && filledWith === shared);
  if (!isOurs) rmSync(join(project, ".cache"), { recursive: true, force: true });
  return () => {
    mkdirSync(join(project, ".cache"), { recursive: true });
    writeFileSync(stamp, [folder, digest ?? (isOurs ? filledBy : ""), shared].join("\n"));
  };
}

/**
 * Hash of the code: the site's, the plugins' and the list of packages.
 * @param {string} project
 */
export const codeDigest = (project) => digestOf(project, sources);

/**
 * @param {string} project
 * @param {readonly string[]} folders
 */
function digestOf(project, folders) {
  const hash = createHash("sha256");
  for (const file of folders.flatMap((source) => filesIn(project, source)))
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
  if (source.includes(".")) return [source];
  const entries = readdirSync(join(project, source), { recursive: true, withFileTypes: true });
  // Gatsby writes this file in every build.
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "gatsby-types.d.ts");
  return files.map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1)).sort();
}
