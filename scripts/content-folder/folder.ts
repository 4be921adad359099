import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Says that a folder was written by one of these scripts, and may be written over. */
const marker = ".generated";

/** A content folder as it is written. What is already there and right keeps its bytes and its times. */
export interface ContentFolder {
  /** Writes a file of its own. */
  readonly write: (path: string, content: string | Uint8Array) => void;
  /** Puts a file of the disk there: as a hard link where that is possible, else as a copy. */
  readonly place: (path: string, source: string) => void;
  /** Deletes what an earlier run left and this one did not write. Gives back how many files were new or changed. */
  readonly finish: () => number;
}

/** Opens a folder to write content to. One that holds something else is refused. */
export function openFolder(root: string): ContentFolder {
  const found = existsSync(root) ? readdirSync(root) : [];
  if (found.length > 0 && !found.includes(marker)) throw new Error(`${root} is not empty: name another folder.`);
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, marker), "");
  const written = new Set([marker]);
  let changed = 0;

  /** True if the file has to be written; then its folder is there and its name is free. */
  const claim = (path: string, isRight: (target: string) => boolean): boolean => {
    written.add(path);
    const target = join(root, path);
    if (existsSync(target) && isRight(target)) return false;
    mkdirSync(dirname(target), { recursive: true });
    // Written over in place, a hard link would change its other names too.
    rmSync(target, { force: true });
    changed++;
    return true;
  };

  return {
    write(path, content) {
      const bytes = Buffer.from(content);
      if (claim(path, (target) => readFileSync(target).equals(bytes))) writeFileSync(join(root, path), bytes);
    },
    place(path, source) {
      if (claim(path, (target) => haveSameStamp(target, source))) linkOrCopy(source, join(root, path));
    },
    finish() {
      for (const path of filesIn(root)) if (!written.has(path)) rmSync(join(root, path));
      removeEmptyFolders(root);
      return changed;
    },
  };
}

function haveSameStamp(a: string, b: string): boolean {
  const [one, other] = [statSync(a), statSync(b)];
  return one.size === other.size && one.mtime.getTime() === other.mtime.getTime();
}

/** Another disk, or a file with as many names as it may have, takes a copy. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    const { atime, mtime } = statSync(source);
    copyFileSync(source, target);
    utimesSync(target, atime, mtime);
  }
}

/** The files of a folder and all folders in it, by their paths from there. */
export const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = join(folder, entry.name);
    removeEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmSync(inner, { recursive: true });
  }
}
