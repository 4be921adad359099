import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { git } from "./git";

/** The branch that holds what was saved in the editor. */
export const editorBranch = "editor";

/** Where the editor's work tree is, and where git keeps what belongs to it. */
export interface TreePlaces {
  readonly folder: string;
  /** What is this work tree's alone: its index, its HEAD. */
  readonly own: string;
  /** What it shares with the project: its branches. */
  readonly common: string;
}

/** What was found half done, and undone. */
export interface Settled {
  /** A merge or a rebase that git could not finish. */
  readonly wasJoining: boolean;
  /** What to tell at the terminal, in Portuguese. */
  readonly notices: readonly string[];
}

/** A git that was killed may be at its end still. */
const LOCK_MS = 2_000;

/**
 * Brings the work tree to what the editor's branch holds: what a killed or failed save left there would be in the next
 * commit. Requests come one at a time, so whatever is half done is nobody's any more.
 */
export async function settle(places: TreePlaces): Promise<Settled> {
  const { folder, own } = places;
  const notices: string[] = [];
  if (await removeLocks(places))
    notices.push("Foi retirada uma trava do git que um processo interrompido deixou. Nada do que foi salvo se perdeu.");
  const isRebasing = ["rebase-merge", "rebase-apply"].some((name) => existsSync(join(own, name)));
  const wasJoining = isRebasing || existsSync(join(own, "MERGE_HEAD"));
  const branch = await git(folder, "rev-parse", "--abbrev-ref", "HEAD");
  if (branch === editorBranch && !wasJoining && (await isClean(places))) return { wasJoining, notices };
  if (isRebasing) await git(folder, "rebase", "--abort").catch(() => git(folder, "rebase", "--quit"));
  await git(folder, "reset", "--quiet", "--hard");
  await git(folder, "checkout", "--quiet", "--force", editorBranch);
  await git(folder, "clean", "-ffdxq");
  if (!wasJoining)
    notices.push(
      `O que um salvamento interrompido deixou pela metade foi desfeito. O que já estava salvo continua no ramo “${editorBranch}”.`,
    );
  return { wasJoining, notices };
}

/** Is the work tree as the branch has it? */
const isClean = async ({ folder }: TreePlaces): Promise<boolean> => (await git(folder, "status", "--porcelain")) === "";

async function removeLocks({ own, common }: TreePlaces): Promise<boolean> {
  const heads = join(common, "refs", "heads");
  const drafts = await readdir(join(heads, "cms"), { recursive: true }).catch(() => []);
  const locks = [
    ...(await readdir(own)).map((name) => join(own, name)),
    ...[editorBranch, ...drafts.map((name) => join("cms", name))].map((name) => join(heads, `${name}.lock`)),
  ].filter((file) => file.endsWith(".lock") && existsSync(file));
  if (locks.length === 0) return false;
  const ages = await Promise.all(locks.map(async (file) => Date.now() - (await stat(file)).mtimeMs));
  await new Promise((resolve) => setTimeout(resolve, LOCK_MS - Math.min(LOCK_MS, ...ages)));
  const left = locks.filter((file) => existsSync(file));
  await Promise.all(left.map((file) => rm(file)));
  return left.length > 0;
}

/** The branches that a request may move, with their commits. */
export async function branchesOf({ folder }: TreePlaces): Promise<ReadonlyMap<string, string>> {
  const heads = [editorBranch, "cms"].map((name) => `refs/heads/${name}`);
  const listed = await git(folder, "for-each-ref", "--format=%(refname) %(objectname)", ...heads);
  return new Map(
    listed
      .split("\n")
      .flatMap((line) => [line.split(" ")])
      .flatMap(([name = "", id]) => (id ? [[name, id]] : [])),
  );
}

/** Undoes what a request that failed did, the commits too. */
export async function takeBack(places: TreePlaces, before: ReadonlyMap<string, string>): Promise<Settled> {
  const settled = await settle(places);
  const now = await branchesOf(places);
  for (const name of new Set([...before.keys(), ...now.keys()])) {
    const old = before.get(name);
    if (old === now.get(name)) continue;
    if (name === `refs/heads/${editorBranch}` && old) await git(places.folder, "reset", "--quiet", "--hard", old);
    else await git(places.folder, "update-ref", ...(old ? [name, old] : ["-d", name]));
  }
  return settled;
}
