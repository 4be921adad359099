import { constants, existsSync, readFileSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "./problem";

const KEPT = 3;
/** Prefix of unfinished files. What a killed process left is removed at the next publishing. */
const UNFINISHED = ".tmp-";
const POINTER = "current";

/** The published copies of the built site. */
export interface Releases {
  /** The folder to serve; undefined before the first release. */
  readonly current: () => string | undefined;
  readonly earlier: () => readonly string[];
  /** Publishes a copy of a built site. If the process is killed, either the old or the new release is complete. */
  readonly publish: (built: string) => Promise<void>;
}

/** Opens a folder of releases, with those of earlier sessions. */
export async function openReleases(store: string): Promise<Releases> {
  await mkdir(store, { recursive: true });
  let names = await listReleases(store);
  const pointed = readPointer(store);
  let current = names.includes(pointed) ? pointed : names[0];
  const folder = (name: string) => join(store, name);

  return {
    current: () => current && folder(current),
    earlier: () => names.filter((name) => name !== current).map(folder),
    async publish(built) {
      if (!existsSync(join(built, "index.html"))) throw new Problem(`Não há um site construído em ${built}.`);
      // Leftovers of a failed attempt could fill the disk again.
      await sweepUnfinished(store);
      const id = newId(names[0]);
      const unfinished = folder(`${UNFINISHED}${process.pid}-${id}`);
      const pointer = folder(`${UNFINISHED}${process.pid}-pointer`);
      try {
        await copyTree(built, unfinished, current && folder(current));
        await rename(unfinished, folder(id));
        await writeFile(pointer, id);
        await rename(pointer, folder(POINTER));
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw error;
      }
      current = id;
      // Reads the disk again: the release of another process must not be deleted.
      names = (await listReleases(store)).slice(0, KEPT);
      // What can't be deleted now, because a program looks at it, is at the next publication.
      await sweep(store, names).catch(() => undefined);
    },
  };
}

/** Names sort by time, even if the clock was set back. */
function newId(newest = ""): string {
  const now = `${new Date().toISOString().replace(/[^\dTZ]/g, "")}-${process.pid}`;
  return now > newest ? now : `${newest}-`;
}

async function listReleases(store: string): Promise<string[]> {
  const entries = await readdir(store, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && /^\d{8}T/.test(entry.name)).map(({ name }) => name);
  return names.sort().reverse();
}

function readPointer(store: string): string {
  const file = join(store, POINTER);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Renames a release before deleting it: half of one is never taken for a release. */
async function sweep(store: string, kept: readonly string[]): Promise<void> {
  for (const name of await listReleases(store)) {
    if (kept.includes(name)) continue;
    const discarded = join(store, `${UNFINISHED}${process.pid}-old-${name}`);
    await rename(join(store, name), discarded).catch((error: NodeJS.ErrnoException) => {
      // Another process has discarded it.
      if (error.code !== "ENOENT") throw error;
    });
  }
  await sweepUnfinished(store);
}

/** Deletes unfinished files, except those of a running process. */
async function sweepUnfinished(store: string): Promise<void> {
  const left = (await readdir(store)).filter((name) => name.startsWith(UNFINISHED) && !isOfAnother(name));
  await Promise.all(left.map((name) => rm(join(store, name), { recursive: true, force: true })));
}

function isOfAnother(name: string): boolean {
  const pid = Number(/^\.tmp-(\d{1,7})-/.exec(name)?.[1]);
  if (!pid || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Copies a folder with its times. Files that are unchanged in `like`, an earlier release, are hard-linked from there;
 * never from the source, as Gatsby writes files in place.
 */
async function copyTree(from: string, to: string, like?: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await Promise.all(
    (await readdir(from)).map(async (name) => {
      const [source, target, earlier] = [join(from, name), join(to, name), like && join(like, name)];
      const wanted = await stat(source);
      const { mtime, atime, size } = wanted;
      if (wanted.isDirectory()) return copyTree(source, target, earlier);
      const known = earlier ? await stat(earlier).catch(() => undefined) : undefined;
      const isSame = known?.isFile() && known.size === size && known.mtime.getTime() === mtime.getTime();
      // Not every file system can link.
      if (isSame && earlier && (await tryLink(earlier, target))) return;
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await utimes(target, atime, mtime);
    }),
  );
}

const tryLink = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  );
