import type { Commit } from "./git";
import type { Account, Repository } from "./repository";

/** Objects as github.com/octokit/rest-api-description gives them, without what nobody here reads. */

export const userShape = ({ id, login, name }: Account) => ({ id, login, name, type: "User", email: null });

export const repositoryShape = ({ owner, name, defaultBranch }: Repository, account: Account) => ({
  id: 1,
  name,
  full_name: `${owner}/${name}`,
  owner: { login: owner, id: 2, type: "Organization" },
  private: true,
  fork: false,
  default_branch: defaultBranch,
  permissions: {
    admin: account.permission === "admin",
    push: account.permission === "admin" || account.permission === "write",
    pull: true,
  },
});

/** `git-commit` */
export const gitCommitShape = ({ sha, tree, parents, author, committer, message }: Commit) => ({
  sha,
  author,
  committer,
  message,
  tree: { sha: tree },
  parents: parents.map((parent) => ({ sha: parent })),
});

/** `commit` */
export const commitShape = (commit: Commit) => {
  const { sha, parents, ...own } = gitCommitShape(commit);
  return { sha, commit: own, author: null, committer: null, parents };
};

/** `git-ref` */
export const refShape = ({ ref, sha, type }: { ref: string; sha: string; type: string }) => ({
  ref,
  object: { type, sha },
});
