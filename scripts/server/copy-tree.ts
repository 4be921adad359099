import { constants, type Stats } from "node:fs";
import { copyFile, link, mkdir, readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies a folder with everything in it, times included. A file that `like` (an earlier copy that nobody writes to)
 * holds unchanged is hard-linked from there. Never link to the source itself: Gatsby writes over its files in place,
 * so the next build would change the copy too.
 */
export async function copyTree(from: string, to: string, like?: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await readdir(from);
  await Promise.all(
    names.map(async (name) => {
      const source = join(from, name);
      const target = join(to, name);
      const earlier = like && join(like, name);
      const stats = await stat(source);
      if (stats.isDirectory()) await copyTree(source, target, earlier);
      else if (!(earlier && (await linkIfSame(stats, earlier, target)))) await copyWithTimes(stats, source, target);
    }),
  );
}

async function copyWithTimes({ atime, mtime }: Stats, source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  await utimes(target, atime, mtime);
}

/** False where there is no such file, or where the file system can't link: then it is copied. */
async function linkIfSame(wanted: Stats, earlier: string, target: string): Promise<boolean> {
  try {
    const known = await stat(earlier);
    if (!known.isFile() || known.size !== wanted.size || known.mtime.getTime() !== wanted.mtime.getTime()) return false;
    await link(earlier, target);
    return true;
  } catch {
    return false;
  }
}
