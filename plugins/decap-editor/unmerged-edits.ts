import { editorBranch, hasOwn } from "./server/branches";

/** What to do about saves that only the editor's branch has, in Portuguese; undefined if there are none, or no repository. */
export async function unmergedEdits(project: string): Promise<string | undefined> {
  if (!(await hasOwn(project).catch(() => false))) return undefined;
  return [
    `O que foi salvo no editor ainda não está nesta pasta, só no ramo “${editorBranch}” do git. Nada foi mudado.`,
    "Se o site estiver aberto em outro terminal, encerre-o (Ctrl-C). Depois escolha, e repita este comando.",
    "",
    "Para trazer o que foi salvo:",
    `  git merge ${editorBranch}`,
    "Para jogar fora o que foi salvo:",
    `  git branch -D ${editorBranch}`,
  ].join("\n");
}
