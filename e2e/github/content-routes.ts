import { created, invalid, notFound, ok, pageOf, Refusal, unprocessable } from "./answer";
import type { TreeEntry } from "./git";
import { commitAt, personOf, type Repository, refuseUnchecked, type Status } from "./repository";
import { type Call, inLines, type Routes, raw, textIn, wantsRaw } from "./route";
import { commitShape } from "./shapes";

/** Files, branches, commits and what is said of them: https://docs.github.com/rest/repos, /branches, /commits */
export const contentRoutes: Routes = {
  // https://docs.github.com/rest/branches/branches
  "GET /branches": async ({ repository, url }) =>
    pageOf(
      (await repository.git.refs("refs/heads/")).map(({ ref, sha }) => ({
        name: ref.slice("refs/heads/".length),
        commit: { sha },
        protected: repository.required.has(ref.slice("refs/heads/".length)),
      })),
      url,
    ),
  "GET /branches/(.+)": async ({ repository, params: [name = ""] }) => {
    if (!(await repository.git.resolve(`refs/heads/${name}`))) throw new Refusal(404, "Branch not found");
    const commit = await commitAt(repository, `refs/heads/${name}`);
    return ok({ name, commit: commitShape(commit), protected: repository.required.has(name) });
  },

  // https://docs.github.com/rest/repos/contents
  "GET /contents/?(.*)": async (call) => {
    const { repository, params, url } = call;
    const path = (params[0] ?? "").replace(/\/$/, "");
    const { sha: commit } = await commitAt(repository, url.searchParams.get("ref") ?? repository.defaultBranch);
    const sha = await repository.git.resolve(path ? `${commit}:${path}` : `${commit}^{tree}`);
    if (!sha) throw notFound();
    if ((await repository.git.typeOf(sha)) === "tree") {
      const entries = await repository.git.tree(sha, false);
      return ok(entries.map((entry) => fileShape(entry, path ? `${path}/${entry.path}` : entry.path)));
    }
    const contents = await repository.git.blob(sha);
    if (wantsRaw(call)) return raw(contents);
    const entry = { path, mode: "100644", type: "blob", sha, size: contents.length };
    return ok({ ...fileShape(entry, path), encoding: "base64", content: inLines(contents) });
  },
  "PUT /contents/(.+)": async (call) => {
    const content = Buffer.from(textIn(call.body, "content", "Content"), "base64");
    const sha = await call.repository.git.writeBlob(content);
    const { commit, isNew, path } = await writeFile(call, sha);
    const entry = { path, mode: "100644", type: "blob", sha, size: content.length };
    return { status: isNew ? 201 : 200, body: { content: fileShape(entry, path), commit: { sha: commit } } };
  },
  "DELETE /contents/(.+)": async (call) => {
    const { commit } = await writeFile(call, null);
    return ok({ content: null, commit: { sha: commit } });
  },

  // https://docs.github.com/rest/commits/commits
  "GET /commits": async ({ repository, url: { searchParams: query } }) => {
    const count = Math.min(Number(query.get("per_page") ?? 30), 100);
    const skip = (Number(query.get("page") ?? 1) - 1) * count;
    const from = await commitAt(repository, query.get("sha") ?? repository.defaultBranch);
    const path = query.get("path");
    return ok((await repository.git.commits(from.sha, { ...(path ? { path } : {}), count, skip })).map(commitShape));
  },
  // https://docs.github.com/rest/commits/statuses
  "GET /commits/(.+)/status": async ({ repository, params: [ref = ""] }) => {
    const { sha } = await commitAt(repository, ref);
    const statuses = repository.statuses.get(sha) ?? [];
    const states = new Set(statuses.map(({ state }) => state));
    const isFailed = states.has("failure") || states.has("error");
    const state = isFailed ? "failure" : statuses.length === 0 || states.has("pending") ? "pending" : "success";
    return ok({ state, statuses, sha, total_count: statuses.length });
  },
  "GET /commits/(.+)/statuses": async ({ repository, params: [ref = ""], url }) =>
    pageOf(repository.statuses.get((await commitAt(repository, ref)).sha) ?? [], url),
  "POST /statuses/([0-9a-f]+)": async ({ repository, params: [sha = ""], body }) => {
    const state = (["error", "failure", "pending", "success"] as const).find((one) => one === body.state);
    if (!state) throw invalid({ resource: "Status", field: "state", code: "custom" });
    if ((await repository.git.typeOf(sha)) !== "commit") throw unprocessable(`No commit found for SHA: ${sha}`);
    const context = typeof body.context === "string" ? body.context : "default";
    const text = (value: unknown) => (typeof value === "string" ? value : null);
    const status: Status = { context, state, description: text(body.description), target_url: text(body.target_url) };
    const others = (repository.statuses.get(sha) ?? []).filter((one) => one.context !== context);
    repository.statuses.set(sha, [status, ...others]);
    return created(status);
  },
  // https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
  "GET /commits/(.+)/check-runs": async ({ repository, params: [ref = ""] }) => {
    const { sha } = await commitAt(repository, ref);
    const runs = repository.checkRuns.get(sha) ?? [];
    return ok({ total_count: runs.length, check_runs: runs.map((run) => ({ head_sha: sha, ...run })) });
  },
  "GET /commits/(.+)": async ({ repository, params: [ref = ""] }) => {
    const commit = await commitAt(repository, ref);
    const [parent] = commit.parents;
    return ok({ ...commitShape(commit), files: parent ? await filesBetween(repository, parent, commit.sha) : [] });
  },

  // https://docs.github.com/rest/commits/commits#compare-two-commits; both may be named with their owner.
  "GET /compare/(.+)\\.\\.\\.(.+)": async ({ repository, params: [from = "", to = ""] }) => {
    const { git, owner } = repository;
    const own = (name: string) => (name.startsWith(`${owner}:`) ? name.slice(owner.length + 1) : name);
    const [base, head] = [await commitAt(repository, own(from)), await commitAt(repository, own(to))];
    const merge = await git.mergeBase(base.sha, head.sha);
    // “No common ancestor between …”: 404 all the same.
    if (!merge) throw notFound();
    const [ahead, behind] = await Promise.all([
      git.commits(`${base.sha}..${head.sha}`, { count: 250 }),
      git.commits(`${head.sha}..${base.sha}`, { count: 250 }),
    ]);
    const status =
      ahead.length === 0 ? (behind.length === 0 ? "identical" : "behind") : behind.length ? "diverged" : "ahead";
    return ok({
      status,
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      base_commit: commitShape(base),
      merge_base_commit: commitShape(await commitAt(repository, merge)),
      commits: ahead.reverse().map(commitShape),
      files: await filesBetween(repository, merge, head.sha),
    });
  },
};

/** `content-directory`; a file's own shape adds its text. */
const fileShape = ({ type, sha, size }: TreeEntry, path: string) => ({
  type: type === "tree" ? "dir" : "file",
  name: path.split("/").at(-1) ?? "",
  path,
  sha,
  size: size ?? 0,
});

/** `diff-entry`; a file without text has no `patch`. */
const filesBetween = async ({ git }: Repository, before: string, after: string) =>
  Promise.all(
    (await git.changes(before, after)).map(async ({ status, path, before: previous, sha }) => {
      const patch = await git.patch(before, after, path);
      return {
        sha,
        filename: path,
        status,
        ...(previous ? { previous_filename: previous } : {}),
        ...(patch === undefined ? {} : { patch }),
      };
    }),
  );

/** One file in a commit of its own: https://docs.github.com/rest/repos/contents#create-or-update-file-contents */
async function writeFile({ repository, account, params: [path = ""], body }: Call, sha: string | null) {
  const { git } = repository;
  const branch = typeof body.branch === "string" ? body.branch : repository.defaultBranch;
  const before = await git.resolve(`refs/heads/${branch}`);
  if (!before) throw new Refusal(404, `Branch ${branch} not found`);
  const old = await git.resolve(`${before}:${path}`);
  if (!old && sha === null) throw notFound();
  // Statuses and words as measured: github.com/pome-sh/digital-twins/pull/400
  if (old && body.sha === undefined) throw unprocessable(`Invalid request.\n\n"sha" wasn't supplied.`);
  if (old && old !== body.sha) throw new Refusal(409, `${path} does not match ${String(body.sha)}`);
  const tree = await git.writeTree(`${before}^{tree}`, [{ path, mode: "100644", sha }]);
  const person = personOf(account);
  const commit = await git.writeCommit(tree, [before], textIn(body, "message", "Content"), person, person);
  await refuseUnchecked(repository, branch, commit);
  if (!(await git.moveRef(`refs/heads/${branch}`, commit, before)))
    throw new Refusal(409, `is at ${await git.resolve(`refs/heads/${branch}`)} but expected ${before}`);
  return { commit, isNew: !old, path };
}
