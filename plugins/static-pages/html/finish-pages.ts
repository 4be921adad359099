import { readFileSync } from "node:fs";
import { readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesIn } from "../../../src/lib/files-in";
import { inParallel } from "../../../src/lib/in-parallel";
import { readBootData, writeBootFile } from "./boot-file";
import { type Finish, finishPage } from "./finish-page";
import { contentHash, integrityOf, writeHashed } from "./hashed-file";
import { splitStyles } from "./page-styles";
import { pathOf } from "./page-tree";

export interface FinishedSite {
  /** Of the compilation. */
  readonly hash: string;
  /** A digest of each page, by its path. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Where a build remembers the pages that it finished: those that are as it left them need not go through a parser again. */
const remembered = ".cache/finished-pages.json";

interface Page {
  readonly path: string;
  readonly digest: string;
  /** Tells of what it was made besides its own text. */
  readonly given: string;
}

/**
 * Finishes every page that this build wrote, and all of them when the boot file is a new one; removes the pages of earlier
 * builds that are gone. Gatsby does that itself, but not when its cache was dropped. `made` are the paths of all pages that
 * Gatsby has.
 */
export async function finishPages(
  folder: string,
  made: ReadonlySet<string>,
  parts: Finish["parts"],
): Promise<FinishedSite> {
  const assets = await readAppFiles(folder);
  const stylesheet = assets.find((name) => name.endsWith(".css"));
  if (!stylesheet) throw new Error("The build wrote no stylesheet.");
  const css = await readFile(join(folder, stylesheet), "utf8");
  const styles = splitStyles(css);
  const data = await readBootData(folder, assets, {
    href: await writeHashed(folder, "styles-later", "css", styles.ofRuntime),
    integrity: integrityOf(styles.ofRuntime),
  });
  const boot = await writeBootFile(folder, data);
  const finish = { parts, boot, styles: styles.ofPage };
  // Without a digest of the code nobody knows whether another build would do the same.
  const code = process.env.CODE_DIGEST ?? Date.now();
  const shared = contentHash(JSON.stringify([code, boot, css, parts.sources, parts.policies]));
  const known: readonly Page[] = await readFile(remembered, "utf8")
    .then(JSON.parse)
    .catch(() => []);
  const earlier = new Map(known.map((page) => [page.path, page]));

  async function finishFile(file: string): Promise<Page | undefined> {
    // Most pages are only read: one after the other, a thousand take half the time.
    const before = readFileSync(join(folder, file), "utf8");
    const path = pathOf(file);
    if (!made.has(path)) {
      if (before.includes('id="___gatsby"')) await remove(join(folder, file));
      return undefined;
    }
    const given = contentHash(`${shared} ${parts.heads[path] ?? ""}`);
    const page = earlier.get(path);
    if (page?.given === given && page.digest === contentHash(before)) return page;
    const after = finishPage(before, path, finish);
    if (after !== before) await writeFile(join(folder, file), after);
    return { path, digest: contentHash(after), given };
  }

  // Pages, and what is copied from `static/` or written by other plugins.
  const files = (await filesIn(folder)).filter((name) => name.endsWith(".html"));
  const finished = await inParallel(files, finishFile);
  const pages = finished.filter((page) => page !== undefined);
  await writeFile(remembered, JSON.stringify(pages));
  return { hash: data.hash, pages: new Map(pages.map(({ path, digest }) => [path, digest])) };
}

/** What webpack wrote in this build for all pages: files of earlier builds lie beside them. */
async function readAppFiles(folder: string): Promise<readonly string[]> {
  const stats: { namedChunkGroups?: Record<string, { assets: { name: string }[] }> } = JSON.parse(
    await readFile(join(folder, "webpack.stats.json"), "utf8"),
  );
  return (stats.namedChunkGroups?.app?.assets ?? []).map(({ name }) => name);
}

async function remove(file: string): Promise<void> {
  await rm(file);
  // Gatsby keeps nothing else there; a folder that holds other pages stays.
  await rmdir(dirname(file)).catch(() => undefined);
}
