import { existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { authorName, git, gitBytes, identity } from "./git";

/*
 * The editor's branch, read and written as git's objects: there is no work tree, so that a save is one commit or nothing
 * whenever a process is killed, and what a developer has in the project's folder is never touched.
 */

/** The branch that holds what was saved in the editor. */
export const editorBranch = "editor";
export const editorRef = `refs/heads/${editorBranch}`;

/** Files by path; null for one to delete. */
export type Changes = ReadonlyMap<string, Uint8Array | null>;

/** The editor's branch does not have what was asked for. */
export class Missing extends Error {}

/** Two commits changed the same lines. */
export class BothChanged extends Error {}

export interface StoredFile {
  readonly id: string;
  readonly data: Buffer;
}

/** The last commit of the editor's branch; undefined if there is none. */
export const headOf = (project: string): Promise<string | undefined> =>
  git(project, "rev-parse", "--verify", "--quiet", `${editorRef}^{commit}`).catch(() => undefined);

/** Reads files of the editor's branch, in the order of their paths; undefined for what is no file there. */
export async function readFiles(project: string, paths: readonly string[]): Promise<(StoredFile | undefined)[]> {
  const input = paths.map((path) => `${editorRef}:${path}\n`).join("");
  const output = await gitBytes(project, ["cat-file", "--batch"], { input });
  let at = 0;
  return paths.map(() => {
    const end = output.indexOf("\n", at);
    const [, id = "", type, size] = /^(\w+) (\w+) (\d+)$/.exec(output.toString("utf8", at, end)) ?? [];
    const start = end + 1;
    at = size === undefined ? start : start + Number(size) + 1;
    return type === "blob" ? { id, data: output.subarray(start, at - 1) } : undefined;
  });
}

/** The files of the editor's branch in a folder, and in those below it as deep as `depth`. */
export async function listFiles(project: string, folder: string, depth: number): Promise<string[]> {
  const listed = await git(project, "ls-tree", "-r", "-z", "--name-only", "--full-tree", editorRef, `${folder}/`);
  return listed.split("\0").filter((path) => path !== "" && path.slice(folder.length + 1).split("/").length <= depth);
}

/** Is one of these paths a link on the editor's branch, or does it lead through one? */
export async function hasLink(project: string, paths: readonly string[]): Promise<boolean> {
  const names = new Set(
    paths.flatMap((path) => path.split("/").map((_name, index, all) => all.slice(0, index + 1).join("/"))),
  );
  if (names.size === 0) return false;
  const listed = await git(project, "ls-tree", "-r", "-t", "-z", "--full-tree", editorRef, ...names);
  return listed.split("\0").some((line) => /^1[26]0000 /.test(line) && names.has(line.slice(line.indexOf("\t") + 1)));
}

/** The files that differ between two commits. */
export async function changedFiles(
  project: string,
  from: string,
  to: string,
): Promise<{ path: string; status: string }[]> {
  const listed = await git(
    project,
    "diff-tree",
    "-r",
    "-z",
    "--no-renames",
    "--name-status",
    from,
    to,
    "--",
    "content",
  );
  const parts = listed.split("\0").filter(Boolean);
  return parts.flatMap((path, at) => (at % 2 === 1 ? [{ path, status: parts[at - 1] ?? "" }] : []));
}

/** The commit from which two commits went apart. */
export const baseOf = (project: string, one: string, other: string) => git(project, "merge-base", one, other);

/** Commits changes of files. Without a change there is no commit. */
export async function commitFiles(
  project: string,
  changes: Changes,
  { message, author }: { message: string; author: string },
): Promise<void> {
  const present = await readFiles(project, [...changes.keys()]);
  const isSame = [...changes.values()].every((data, index) => {
    const known = present[index]?.data;
    return data === null ? known === undefined : known?.equals(data);
  });
  if (isSame) return;
  const data = (bytes: Uint8Array) => [`data ${bytes.length}\n`, bytes, "\n"];
  const stream = [
    `commit ${editorRef}\nauthor ${identity(authorName(author))} now\ncommitter ${identity()} now\n`,
    ...data(Buffer.from(message)),
    `from ${editorRef}^0\n`,
    ...[...changes].flatMap(([path, bytes]) =>
      bytes ? [`M 100644 inline ${path}\n`, ...data(bytes)] : [`D ${path}\n`],
    ),
    "done\n",
  ];
  // It moves the branch at the end, and only on from where it was. Without `done` it moves nothing.
  const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
  await gitBytes(project, ["fast-import", "--quiet", "--done", "--date-format=now"], { input });
}

/** Git's note on a move of the editor's branch to what the project has. */
const followed = "segue o projeto";

async function follow(project: string, theirs: string, ours: string): Promise<void> {
  await git(project, "update-ref", "--create-reflog", "-m", followed, editorRef, theirs, ours);
  // Without the note, commits of any branch reach the editor.
  await git(project, "config", followedBranch, await openBranch(project)).catch(() => undefined);
}

/** The setting that names the project's branch which the editor's follows; git deletes it with the editor's branch. */
const followedBranch = `branch.${editorBranch}.follows`;

/** The branch that the project's folder shows; empty between branches. */
const openBranch = (project: string) => git(project, "symbolic-ref", "--quiet", "--short", "HEAD").catch(() => "");

/** The branch that the editor's follows, if the folder shows another. */
async function followsAnother(project: string): Promise<string | undefined> {
  const branch = await git(project, "config", followedBranch).catch(() => "");
  if (branch === (await openBranch(project))) return undefined;
  // It may have been renamed.
  return git(project, "rev-parse", "--verify", "--quiet", `refs/heads/${branch}`).then(
    () => branch,
    () => undefined,
  );
}

/**
 * Does the editor's branch have what the project's lacks? A save always counts; other commits do not where the branch only
 * followed the project since, which may have taken one back, or be on another branch.
 */
export async function hasOwn(project: string): Promise<boolean> {
  const count = (...which: readonly string[]) =>
    git(project, "rev-list", "--count", ...which, `HEAD..${editorRef}`).then(Number);
  if ((await count()) === 0) return false;
  if ((await count("--fixed-strings", `--committer=${identity()}`)) > 0) return true;
  return (await git(project, "log", "--walk-reflogs", "--max-count=1", "--format=%gs", editorRef)) !== followed;
}

/**
 * Brings what was committed in the project into the editor's branch; from another branch than that it follows nothing, once
 * something was saved.
 * @returns what a developer has to know, in Portuguese
 */
export async function catchUp(project: string): Promise<string | undefined> {
  const [theirs, ours] = (await git(project, "rev-parse", "HEAD", editorRef)).split("\n");
  if (!theirs || !ours || theirs === ours || (await openElsewhere(project))) return undefined;
  if (!(await hasOwn(project))) await follow(project, theirs, ours);
  else if ((await baseOf(project, "HEAD", editorRef)) !== theirs) {
    const followedOne = await followsAnother(project);
    if (followedOne)
      return `O editor segue o ramo “${followedOne}”, e o que é guardado no ramo aberto agora não chega a ele: um texto que foi salvo no editor aparece como está lá. Para juntar tudo aqui: git merge ${editorBranch}`;
    const tree = await mergedTree(project, ours, theirs);
    const parents = ["-p", ours, "-p", theirs];
    const message = "Traz o conteúdo do projeto para o editor";
    await git(
      project,
      "update-ref",
      editorRef,
      await git(project, "commit-tree", tree, ...parents, "-m", message),
      ours,
    );
  }
  return undefined;
}

/** The files of two commits joined. */
async function mergedTree(project: string, ours: string, theirs: string): Promise<string> {
  const listed = await git(project, "config", "--null", "--name-only", "--list");
  const drivers = listed.split("\0").filter((name) => /^merge\..+\.driver$/is.test(name));
  // A driver that fails makes a conflict, which is told.
  const config = Object.fromEntries(drivers.map((name) => [name, "false"]));
  const args = ["merge-tree", "--write-tree", "--no-messages", ours, theirs];
  const merged = await gitBytes(project, args, { config }).catch((error: unknown) => {
    // Of a conflict it says nothing.
    throw String(error).endsWith("git merge-tree ended with 1") ? new BothChanged() : error;
  });
  return merged.toString().trim();
}

/** Why there can be no editor over a project, in Portuguese; otherwise makes its branch. */
export async function prepareBranch(project: string): Promise<string | undefined> {
  const version = await git(project, "--version").catch(() => undefined);
  if (version === undefined) return "o git não está instalado neste computador. Instale-o e repita.";
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(version)?.[0] ?? "").split(".").map(Number);
  if (major < 2 || (major === 2 && minor < 38))
    return `o git deste computador é antigo (${version}). Instale a versão 2.38 ou mais nova e repita.`;
  const problem = await git(project, "rev-parse", "--show-toplevel").then(() => "", String);
  // Git names this setting in any language.
  if (problem.includes("safe.directory"))
    return `esta pasta é de outro usuário, e o git não mexe nela. Se você confia nela, rode isto e repita: git config --global --add safe.directory "${project}"`;
  if (problem)
    return "esta pasta não é um repositório git (foi baixada como ZIP, ou está dentro de outro?). Use git clone, ou git init e um primeiro commit.";
  const head = await git(project, "rev-parse", "--verify", "HEAD").catch(() => undefined);
  if (head === undefined) return "o repositório git ainda não tem nenhum commit.";
  const open = await openElsewhere(project);
  if (open) return open;
  if (await headOf(project))
    return baseOf(project, "HEAD", editorRef).then(
      () => undefined,
      () =>
        `o ramo “${editorBranch}” é de um histórico que este ramo não tem. Se o que foi salvo nele não faz falta, recomece: git branch -D ${editorBranch}`,
    );
  return follow(project, head, "").then(
    () => undefined,
    (error: unknown) => `o git não deixou criar o ramo “${editorBranch}”: ${String(error)}`,
  );
}

/** Saves would move the branch under a work tree that shows it, which then seems to take them back. */
export async function openElsewhere(project: string): Promise<string | undefined> {
  const trees = (await git(project, "worktree", "list", "--porcelain")).split("\n\n");
  const tree = trees.find((lines) => lines.split("\n").includes(`branch ${editorRef}`) && !/^prunable/m.test(lines));
  const folder = tree?.split("\n")[0]?.replace("worktree ", "");
  return (
    folder &&
    `o ramo “${editorBranch}” está aberto em ${folder}. Volte ao seu ramo nessa pasta (git switch -) e repita.`
  );
}

/** A git that was killed may be at its end still. */
const lockTimeout = 2_000;

/** Deletes the lock of the editor's branch that a killed git left; true if there was one. */
export async function removeLock(project: string): Promise<boolean> {
  const common = await git(project, "rev-parse", "--path-format=absolute", "--git-common-dir");
  const lock = join(common, `${editorRef}.lock`);
  const found = await stat(lock).catch(() => undefined);
  if (!found) return false;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, found.mtimeMs + lockTimeout - Date.now())));
  if (!existsSync(lock)) return false;
  await rm(lock);
  return true;
}
