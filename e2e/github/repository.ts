import { notFound, unprocessable } from "./answer";
import type { Commit, Git, Person } from "./git";

export type Permission = "admin" | "write" | "read" | "none";

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly permission: Permission;
}

export interface Status {
  readonly context: string;
  readonly state: "error" | "failure" | "pending" | "success";
  readonly description: string | null;
  readonly target_url: string | null;
}

/** `check-run`, so far as anybody here reads it: github.com/octokit/rest-api-description */
export interface CheckRun {
  readonly name: string;
  readonly status: "queued" | "in_progress" | "completed";
  readonly conclusion: "success" | "failure" | "neutral" | "cancelled" | "skipped" | "timed_out" | null;
  /** Of who made it; GitHub's own jobs have one below the run. */
  readonly details_url: string | null;
  readonly output: { readonly title: string | null; readonly summary: string | null };
  readonly app: { readonly slug: string };
}

/** What GitHub knows of a repository beside what git keeps. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  readonly git: Git;
  readonly accounts: readonly Account[];
  readonly statuses: Map<string, Status[]>;
  readonly checkRuns: Map<string, CheckRun[]>;
  /** Checks that a commit needs before a branch may move to it, by branch. */
  readonly required: Map<string, readonly string[]>;
}

const protectedBranches = "https://docs.github.com/articles/about-protected-branches";

/**
 * Refuses a commit that lacks a required check. The words, and 422 for a ref: https://developer.github.com/changes/2015-09-03-ensure-your-app-is-ready-for-protected-branches/
 * and the error of github.com/akhilmhdh/contributors-readme-action/issues/28
 */
export async function refuseUnchecked(
  { git, required, statuses }: Repository,
  branch: string,
  sha: string,
): Promise<void> {
  const needed = required.get(branch) ?? [];
  // “Unless that commit (or another commit with the same Git tree) has a Status in the success state.”
  const tree = await git.resolve(`${sha}^{tree}`);
  const passed = new Set<string>();
  for (const [commit, all] of statuses)
    if (commit === sha || (await git.resolve(`${commit}^{tree}`)) === tree)
      for (const { context, state } of all) if (state === "success") passed.add(context);
  const missing = needed.filter((context) => !passed.has(context));
  if (missing.length === 0) return;
  const message =
    missing.length === 1
      ? `Required status check "${missing[0]}" is expected.`
      : `${missing.length} of ${needed.length} required status checks are expected.`;
  throw unprocessable(message, protectedBranches);
}

export function refuseDeleting({ required }: Repository, branch: string): void {
  if (required.has(branch)) throw unprocessable("Cannot delete a protected branch", protectedBranches);
}

/** The commit of a branch, a tag, an abbreviation. */
export async function commitAt({ git }: Repository, expression: string): Promise<Commit> {
  const [commit] = (await git.resolve(`${expression}^{commit}`)) ? await git.commits(expression, { count: 1 }) : [];
  if (!commit) throw notFound();
  return commit;
}

/** As GitHub names who keeps the own address to themselves: https://docs.github.com/account-and-profile/setting-up-and-managing-your-personal-account-on-github/managing-email-preferences/setting-your-commit-email-address */
export const personOf = ({ id, login, name }: Account): Person => ({
  name,
  email: `${id}+${login}@users.noreply.github.com`,
});
