import { rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The address of a file of HTML: `noticias/um-encontro/index.html` is `/noticias/um-encontro`. */
export const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

/**
 * Takes away what an earlier build wrote for pages that are gone, and gives back the files of those that are there. Gatsby
 * does so itself, but not when the code changed as well: then it knows nothing of the builds before (scripts/code-cache.mjs).
 * `files` are relative to the folder, `pages` the addresses of all pages.
 */
export async function withoutGonePages(
  folder: string,
  files: readonly string[],
  pages: ReadonlySet<string>,
): Promise<string[]> {
  const gone = files.filter((file) => !pages.has(addressOf(file)));
  for (const file of gone) {
    await rm(join(folder, file));
    // Gatsby keeps nothing else there; a folder that holds other pages stays.
    await rmdir(dirname(join(folder, file))).catch(() => undefined);
  }
  return files.filter((file) => !gone.includes(file));
}
