import { readdir, readFile, realpath, rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { git } from "./git";
import { editorBranch, settle, type TreePlaces } from "./settle";

export interface WorkTree extends TreePlaces {
  /** What the developer should know: what was mended, and edits of the two sides that exclude each other. */
  readonly notices: readonly string[];
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
  try {
    const common = await pathOf(project, "--git-common-dir");
    const flaw = await flawOf(folder, common);
    const isRemade = flaw !== undefined && (await hasBranch(project, editorBranch));
    if (flaw !== undefined) await makeTree(project, folder, common, isRemade);
    const places = { folder, own: await pathOf(folder, "--git-dir"), common };
    const { notices } = await settle(places);
    const remade = `${flaw} A pasta ${relative(project, folder)} foi refeita a partir do ramo “${editorBranch}”: o que estava salvo continua lá.`;
    return { ...places, notices: [...(isRemade ? [remade] : []), ...notices, ...(await catchUp(project, folder))] };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { off: `O editor está desligado: a pasta ${folder} não pôde ser preparada. O git disse:\n${said}` };
  }
}

async function makeTree(project: string, folder: string, common: string, isKnown: boolean): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await forgetOriginal(common, relative(project, folder));
  await git(project, "worktree", "prune");
  // No checkout of the whole project: only content is edited.
  await git(
    project,
    "worktree",
    "add",
    "--no-checkout",
    ...(isKnown ? [] : ["-b", editorBranch]),
    folder,
    ...(isKnown ? [editorBranch] : ["HEAD"]),
  );
  await git(folder, "sparse-checkout", "set", "--no-cone", "/content/");
  await git(folder, "checkout", editorBranch);
}

async function whyNot(project: string): Promise<string | undefined> {
  const top = await git(project, "rev-parse", "--show-toplevel").catch((error: NodeJS.ErrnoException) => error);
  if (typeof top !== "string") {
    return top.code === "ENOENT"
      ? "O editor está desligado: o git não está instalado neste computador. Instale-o e repita."
      : "O editor está desligado: esta pasta não é um repositório git (foi baixada como ZIP, ou está dentro de outro?). Use git clone, ou git init e um primeiro commit.";
  }
  const head = await git(project, "rev-parse", "--verify", "HEAD").catch(() => undefined);
  return head ? undefined : "O editor está desligado: o repositório git ainda não tem nenhum commit.";
}

/** A folder of git's, with links followed. */
const pathOf = async (folder: string, name: string): Promise<string> =>
  realpath(await git(folder, "rev-parse", "--path-format=absolute", name));

/** Why the folder can't be the editor's work tree, in Portuguese; undefined if it can. */
async function flawOf(folder: string, common: string): Promise<string | undefined> {
  try {
    if ((await pathOf(folder, "--git-common-dir")) !== common)
      return "Este projeto foi copiado ou movido, e a pasta do editor era a do projeto original, que fica como está.";
    const own = await pathOf(folder, "--git-dir");
    const registered = (await readFile(join(own, "gitdir"), "utf8")).trim();
    const branch = await git(folder, "rev-parse", "--abbrev-ref", "HEAD");
    const isSparse = await git(folder, "config", "core.sparseCheckout");
    await git(folder, "status", "--porcelain");
    if (
      branch === editorBranch &&
      isSparse === "true" &&
      (await realpath(resolve(own, registered))) === (await realpath(join(folder, ".git")))
    )
      return undefined;
  } catch {
    // What git can't read is as good as gone.
  }
  return "A pasta do editor estava incompleta ou danificada.";
}

/** In a copied project git still knows the original's work tree, and takes the branch for checked out there. */
async function forgetOriginal(common: string, tree: string): Promise<void> {
  const worktrees = join(common, "worktrees");
  for (const name of await readdir(worktrees).catch(() => [])) {
    const own = join(worktrees, name);
    const link = resolve(own, (await readFile(join(own, "gitdir"), "utf8").catch(() => "")).trim());
    const [, back] = /^gitdir: (.+)$/m.exec(await readFile(link, "utf8").catch(() => "")) ?? [];
    const isOther = back && (await realpath(resolve(link, "..", back)).catch(() => "")) !== own;
    if (isOther && link.endsWith(join(tree, ".git"))) await rm(own, { recursive: true });
  }
}

const hasBranch = (project: string, branch: string) =>
  git(project, "rev-parse", "--verify", "--quiet", `refs/heads/${branch}`).then(
    () => true,
    () => false,
  );

/** Brings what was committed in the project meanwhile into the editor's branch; edits of both sides are joined, or it is told. */
export async function catchUp(project: string, folder: string): Promise<string[]> {
  const head = await git(project, "rev-parse", "HEAD");
  const isIn = await git(folder, "merge-base", "--is-ancestor", head, "HEAD").then(
    () => true,
    () => false,
  );
  if (isIn) return [];
  try {
    await git(folder, "merge", "--no-edit", "--no-verify", "-m", "Traz o conteúdo do projeto para o editor", head);
    return [];
  } catch {
    await git(folder, "merge", "--abort").catch(() => undefined);
    return [
      `O ramo “${editorBranch}” e o seu mudaram os mesmos textos. O editor segue com os dele; junte os dois com: git merge ${editorBranch}`,
    ];
  }
}
