import { git } from "./git";

/**
 * The review before publishing (`CMS_WORKFLOW`) is decap-server's own: a draft is a branch `cms/{collection}/{entry}` beside
 * the editor's, which is merged when it is published. What that leaves to be done is here.
 */

const merged = /^Merge branch(?:es)? 'cms\/([^']+?)(?:\/index)?'/;

/** Git words the commit of a merge in English. One that only moved the branch on has none. */
export async function nameMerge(folder: string): Promise<void> {
  const name = merged.exec(await git(folder, "log", "--max-count=1", "--format=%s"))?.[1];
  if (name) await git(folder, "commit", "--amend", "--no-verify", "--no-gpg-sign", "-m", `Publica: ${name}`);
}
