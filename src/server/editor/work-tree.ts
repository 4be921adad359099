import { existsSync } from "node:fs";
import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { git } from "./git";

/** The branch that holds what was saved in the editor. */
export const editorBranch = "editor";

export interface WorkTree {
  readonly folder: string;
  /** Something that the developer should know: edits of the two sides that exclude each other. */
  readonly notice?: string;
}

/** Why there can be no editor here, in Portuguese. */
export interface Off {
  readonly off: string;
}

/**
 * A work tree of the project's repository for the editor alone, on a branch of its own: what a developer has not
 * committed is never swept into a save, and their branch never moves.
 */
export async function openWorkTree(project: string, folder: string): Promise<WorkTree | Off> {
  const reason = await whyNot(project);
  if (reason) return { off: reason };
  await git(project, "worktree", "prune");
  if (!(await isWorkTree(folder))) {
    await rm(folder, { recursive: true, force: true });
    const known = await hasBranch(project, editorBranch);
    // No checkout of the whole project: only content is edited.
    await git(
      project,
      "worktree",
      "add",
      "--no-checkout",
      ...(known ? [] : ["-b", editorBranch]),
      folder,
      ...(known ? [editorBranch] : ["HEAD"]),
    );
    await git(folder, "sparse-checkout", "set", "--no-cone", "/content/");
    await git(folder, "checkout", editorBranch);
  }
  return catchUp(project, folder);
}

async function whyNot(project: string): Promise<string | undefined> {
  const top = await git(project, "rev-parse", "--show-toplevel").catch((error: NodeJS.ErrnoException) => error);
  if (typeof top !== "string") {
    return top.code === "ENOENT"
      ? "O editor está desligado: o git não está instalado neste computador. Instale-o e repita."
      : "O editor está desligado: esta pasta não é um repositório git (foi baixada como ZIP?). Use git clone, ou git init e um primeiro commit.";
  }
  if ((await realpath(top)) !== (await realpath(project)))
    return "O editor está desligado: o projeto está dentro de um repositório git que não é o dele.";
  const head = await git(project, "rev-parse", "--verify", "HEAD").catch(() => undefined);
  return head ? undefined : "O editor está desligado: o repositório git ainda não tem nenhum commit.";
}

async function isWorkTree(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, ".git"))) return false;
  const branch = await git(folder, "rev-parse", "--abbrev-ref", "HEAD").catch(() => "");
  return branch === editorBranch;
}

const hasBranch = (project: string, branch: string) =>
  git(project, "rev-parse", "--verify", "--quiet", `refs/heads/${branch}`).then(
    () => true,
    () => false,
  );

/** Brings what was committed in the project meanwhile into the editor's branch; edits of both sides are joined. */
export async function catchUp(project: string, folder: string): Promise<WorkTree> {
  const head = await git(project, "rev-parse", "HEAD");
  const isIn = await git(folder, "merge-base", "--is-ancestor", head, "HEAD").then(
    () => true,
    () => false,
  );
  if (isIn) return { folder };
  try {
    await git(folder, "merge", "--no-edit", "--no-verify", "-m", "Traz o conteúdo do projeto para o editor", head);
    return { folder };
  } catch {
    await git(folder, "merge", "--abort").catch(() => undefined);
    return {
      folder,
      notice: `O ramo “${editorBranch}” e o seu mudaram os mesmos textos. O editor segue com os dele; junte os dois com: git merge ${editorBranch}`,
    };
  }
}
