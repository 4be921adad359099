import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { git } from "./git";
import { editorBranch } from "./settle";

interface Folders {
  /** The project's folder. */
  readonly project: string;
  /** The editor's work tree. */
  readonly tree: string;
  /** The content folder to write. */
  readonly target: string;
}

/**
 * Brings a content folder up to date that holds the project's content, uncommitted changes included, and over it what the
 * editor has changed since its branch left the project's. Files that are as they should be stay untouched.
 */
export async function writeOverlay({ project, tree, target }: Folders): Promise<void> {
  const files = new Map(
    (await filesIn(join(project, "content"))).map((name) => [name, join(project, "content", name)]),
  );
  for (const { name, isGone } of await editedFiles(project)) {
    if (isGone) files.delete(name);
    else files.set(name, join(tree, "content", name));
  }
  const present = await filesIn(target);
  await Promise.all(present.filter((name) => !files.has(name)).map((name) => rm(join(target, name))));
  for (const [name, source] of files) await copyIfNew(source, join(target, name));
}

async function editedFiles(project: string): Promise<{ name: string; isGone: boolean }[]> {
  const base = await git(project, "merge-base", "HEAD", editorBranch);
  const listed = await git(project, "diff", "--name-status", "--no-renames", "-z", base, editorBranch, "--", "content");
  const parts = listed.split("\0").filter(Boolean);
  const edits = [];
  for (let at = 0; at + 1 < parts.length; at += 2)
    edits.push({ name: (parts[at + 1] ?? "").replace(/^content\//, ""), isGone: parts[at] === "D" });
  return edits;
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

async function copyIfNew(source: string, target: string): Promise<void> {
  const wanted = await stat(source);
  const present = await stat(target).catch(() => undefined);
  if (present?.size === wanted.size && present.mtimeMs === wanted.mtimeMs) return;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, target);
  await utimes(target, wanted.atime, wanted.mtime);
}
