import { existsSync } from "node:fs";
import { git } from "./git";
import { editorBranch } from "./work-tree";

/**
 * The review before publishing (`CMS_WORKFLOW`) is decap-server's own: a draft is a branch `cms/{collection}/{entry}` beside
 * the editor's, which is merged when it is published. What that leaves to be done is here.
 */

/** Undoes a merge that git could not finish, and goes back to the editor's branch. Says whether there was one. */
export async function clearUp(folder: string): Promise<boolean> {
  const isMerging = await git(folder, "rev-parse", "--verify", "--quiet", "MERGE_HEAD").then(
    () => true,
    () => false,
  );
  const rebases = await Promise.all(
    ["rebase-merge", "rebase-apply"].map((name) =>
      git(folder, "rev-parse", "--path-format=absolute", "--git-path", name),
    ),
  );
  const isRebasing = rebases.some((path) => existsSync(path));
  if (isMerging) await git(folder, "merge", "--abort");
  if (isRebasing) await git(folder, "rebase", "--abort");
  const branch = await git(folder, "rev-parse", "--abbrev-ref", "HEAD");
  if (branch !== editorBranch) await git(folder, "checkout", "--force", editorBranch);
  return isMerging || isRebasing;
}

const merged = /^Merge branch(?:es)? 'cms\/([^']+?)(?:\/index)?'/;

/** Git words the commit of a merge in English. One that only moved the branch on has none. */
export async function nameMerge(folder: string): Promise<void> {
  const name = merged.exec(await git(folder, "log", "--max-count=1", "--format=%s"))?.[1];
  if (name) await git(folder, "commit", "--amend", "--no-verify", "--no-gpg-sign", "-m", `Publica: ${name}`);
}
