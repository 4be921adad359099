import { created, invalid, notFound, ok, pageOf, unprocessable } from "./answer";
import type { Person, TreeChange } from "./git";
import { personOf, type Repository, refuseDeleting, refuseUnchecked } from "./repository";
import { type Body, inLines, objectOf, type Routes, raw, textIn, wantsRaw } from "./route";
import { gitCommitShape, refShape } from "./shapes";

/** The Git database: https://docs.github.com/rest/git */
export const gitRoutes: Routes = {
  // https://docs.github.com/rest/git/blobs
  "GET /git/blobs/([0-9a-f]+)": async (call) => {
    const { repository, params } = call;
    const [sha = ""] = params;
    if ((await repository.git.typeOf(sha)) !== "blob") throw notFound();
    const contents = await repository.git.blob(sha);
    if (wantsRaw(call)) return raw(contents);
    return ok({ sha, size: contents.length, encoding: "base64", content: inLines(contents) });
  },
  "POST /git/blobs": async ({ repository, body }) => {
    const content = textIn(body, "content", "Blob");
    const encoding = body.encoding === "base64" ? "base64" : "utf8";
    return created({ sha: await repository.git.writeBlob(Buffer.from(content, encoding)) });
  },

  // https://docs.github.com/rest/git/trees. What stands for the tree may be any expression of git: github.com/scripting/Scripting-News/issues/94,
  // a commit too: github.com/github/docs/issues/25084
  "GET /git/trees/(.+)": async ({ repository, params: [expression = ""], url }) => {
    // `main:folder` is a tree by itself, `main` the tree of its commit.
    const sha = await repository.git.resolve(expression.includes(":") ? expression : `${expression}^{tree}`);
    if (!sha || (await repository.git.typeOf(sha)) !== "tree") throw notFound();
    return ok({ sha, tree: await repository.git.tree(sha, url.searchParams.has("recursive")), truncated: false });
  },
  "POST /git/trees": async ({ repository, body }) => {
    const { git } = repository;
    const base = typeof body.base_tree === "string" ? await git.resolve(`${body.base_tree}^{tree}`) : undefined;
    if (body.base_tree && !base) throw notFound();
    const entries = Array.isArray(body.tree) ? body.tree.map((entry) => objectOf(entry) ?? {}) : [];
    if (!Array.isArray(body.tree)) throw invalid({ resource: "Tree", field: "tree", code: "missing_field" });
    const changes: TreeChange[] = [];
    for (const entry of entries) changes.push(await changeOf(repository, entry, base));
    const sha = await git.writeTree(base, changes).catch(() => {
      throw unprocessable("tree.path contains a malformed path component");
    });
    return created({ sha, tree: await git.tree(sha, false), truncated: false });
  },

  // https://docs.github.com/rest/git/commits
  "GET /git/commits/([0-9a-f]+)": async ({ repository, params: [sha = ""] }) => {
    if ((await repository.git.typeOf(sha)) !== "commit") throw notFound();
    const [commit] = await repository.git.commits(sha, { count: 1 });
    if (!commit) throw notFound();
    return ok(gitCommitShape(commit));
  },
  "POST /git/commits": async ({ repository, account, body }) => {
    const { git } = repository;
    const message = textIn(body, "message", "Commit");
    const tree = textIn(body, "tree", "Commit");
    const parents = Array.isArray(body.parents) ? body.parents.map(String) : [];
    if ((await git.typeOf(tree)) !== "tree") throw unprocessable("Tree SHA does not exist");
    for (const parent of parents)
      if ((await git.typeOf(parent)) !== "commit")
        throw unprocessable("Parent SHA does not exist or is not a commit object");
    // “author: … by default, the authenticated user and the current date; committer: … the author”
    const author = personIn(body.author) ?? personOf(account);
    const sha = await git.writeCommit(tree, parents, message, author, personIn(body.committer) ?? author);
    const [commit] = await git.commits(sha, { count: 1 });
    return created(commit ? gitCommitShape(commit) : {});
  },

  // https://docs.github.com/rest/git/refs
  "GET /git/ref/(.+)": async ({ repository, params: [name = ""] }) => {
    const found = (await repository.git.refs(`refs/${name}`)).find(({ ref }) => ref === `refs/${name}`);
    if (!found) throw notFound();
    return ok(refShape(found));
  },
  "GET /git/matching-refs/(.*)": async ({ repository, params: [name = ""], url }) =>
    pageOf((await repository.git.refs(`refs/${name}`)).map(refShape), url),
  "POST /git/refs": async ({ repository, body }) => {
    const { git } = repository;
    const ref = textIn(body, "ref", "Reference");
    const sha = textIn(body, "sha", "Reference");
    if (!/^refs\/[^/]+\/.+/.test(ref) || !(await git.isRefName(ref)))
      throw unprocessable("Reference name must start with 'refs/' and contain at least two slashes.");
    if ((await git.typeOf(sha)) !== "commit") throw unprocessable("Object does not exist");
    if (await git.resolve(ref)) throw unprocessable("Reference already exists");
    // A branch `a` stands in the way of a branch `a/b`: decaporg/decap-cms, throwOnConflictingBranches.
    if (!(await git.moveRef(ref, sha, ""))) throw unprocessable("Reference update failed");
    return created(refShape({ ref, sha, type: "commit" }));
  },
  "PATCH /git/refs/(.+)": async ({ repository, params: [name = ""], body }) => {
    const { git } = repository;
    const ref = `refs/${name}`;
    const sha = textIn(body, "sha", "Reference");
    const before = await git.resolve(ref);
    if (!before) throw unprocessable("Reference does not exist");
    if ((await git.typeOf(sha)) !== "commit") throw unprocessable("Object does not exist");
    // “Leaving this out or setting it to false will make sure you're not overwriting work.” Its words: github.com/rust-lang/homu/issues/75
    const isAhead = await git.isAncestor(before, sha);
    const branch = name.replace(/^heads\//, "");
    if (!isAhead && (body.force !== true || repository.required.has(branch)))
      throw unprocessable("Update is not a fast forward", "https://docs.github.com/rest/git/refs#update-a-reference");
    await refuseUnchecked(repository, branch, sha);
    // Somebody was faster by a moment: dependabot-core, pull_request_updater/github.rb.
    if (!(await git.moveRef(ref, sha, before))) throw unprocessable("Reference cannot be updated");
    return ok(refShape({ ref, sha, type: "commit" }));
  },
  "DELETE /git/refs/(.+)": async ({ repository, params: [name = ""] }) => {
    refuseDeleting(repository, name.replace(/^heads\//, ""));
    if (!(await repository.git.resolve(`refs/${name}`))) throw unprocessable("Reference does not exist");
    await repository.git.deleteRef(`refs/${name}`);
    return { status: 204 };
  },
};

/** “sha: … If the value is null then the file will be deleted”; “an error if you try to delete a file that does not exist”. */
async function changeOf({ git }: Repository, entry: Body, base: string | undefined): Promise<TreeChange> {
  const path = textIn(entry, "path", "Tree");
  const mode = typeof entry.mode === "string" ? entry.mode : "100644";
  if (path.startsWith("/")) throw unprocessable("tree.path cannot start with a slash");
  if (typeof entry.content === "string") return { path, mode, sha: await git.writeBlob(Buffer.from(entry.content)) };
  if (entry.sha === null) {
    // Its words, for a missing file and for a folder: github.com/google/go-github/issues/2418
    const old = base ? await git.resolve(`${base}:${path}`) : undefined;
    if (!old || (await git.typeOf(old)) !== "blob") throw unprocessable("GitRPC::BadObjectState");
    return { path, mode, sha: null };
  }
  // github.com/octokit/octokit.net/issues/2836
  if (typeof entry.sha !== "string") throw unprocessable("Must supply either tree.sha or tree.content");
  if (!(await git.typeOf(entry.sha))) throw unprocessable(`tree.sha ${entry.sha} is not a valid blob`);
  return { path, mode, sha: entry.sha };
}

function personIn(value: unknown): Person | undefined {
  const fields = objectOf(value);
  if (!fields) return undefined;
  const date = typeof fields.date === "string" ? fields.date : undefined;
  return { name: textIn(fields, "name", "Commit"), email: textIn(fields, "email", "Commit"), date };
}
