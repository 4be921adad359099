import { chmod, copyFile, mkdir, rm, rmdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesIn } from "../../../src/lib/files-in";
import { writeIfNew } from "../../../src/lib/write-if-new";
import { baseOf, changedFiles, editorRef, readFiles } from "./branches";

/**
 * Brings a content folder up to date that holds the project's content, uncommitted changes included, and over it what the
 * editor has changed since its branch left the project's. Files that are as they should be stay untouched.
 */
export async function writeOverlay(project: string, target: string): Promise<void> {
  const edits = await changedFiles(project, await baseOf(project, "HEAD", editorRef), editorRef);
  const edited = new Set(edits.map(({ path }) => path));
  const own = (await filesIn(join(project, "content")).catch(() => [])).map((name) => `content/${name}`);
  const copied = own.filter((path) => !edited.has(path));
  const written = edits.flatMap(({ path, status }) => (status === "D" ? [] : [path]));
  const placeOf = (path: string) => join(target, path.slice("content/".length));

  const wanted = new Set([...copied, ...written].map(placeOf));
  const present = (await filesIn(target).catch(() => [])).map((name) => join(target, name));
  for (const file of present.filter((file) => !wanted.has(file))) {
    await rm(file);
    // Where case makes no difference, a folder that stays would keep its old name. One with other files is left alone.
    await rmdir(dirname(file)).catch(() => undefined);
  }
  for (const path of copied) await copyIfNew(join(project, path), placeOf(path));
  const texts = await readFiles(project, written);
  for (const [index, path] of written.entries()) await writeIfNew(placeOf(path), texts[index]?.data ?? Buffer.alloc(0));
}

async function copyIfNew(source: string, target: string): Promise<void> {
  const wanted = await stat(source);
  const present = await stat(target).catch(() => undefined);
  if (present?.size === wanted.size && present.mtime.getTime() === wanted.mtime.getTime()) return;
  await mkdir(dirname(target), { recursive: true });
  // A copy has its file's rights: of one that nobody may write to, no newer one could be made.
  await rm(target, { force: true });
  await copyFile(source, target);
  await chmod(target, 0o644);
  await utimes(target, wanted.atime, wanted.mtime);
}
