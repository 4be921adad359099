import { created, invalid, notFound, ok, pageOf, Refusal } from "./answer";
import { filesBetween } from "./content-routes";
import { follow, type Pull, personOf, refuseUnchecked } from "./repository";
import { type Call, type Routes, textIn } from "./route";
import { commitShape, pullShape } from "./shapes";

/** Pull requests, and their labels, which are an issue's: https://docs.github.com/rest/pulls, https://docs.github.com/rest/issues/labels */
export const pullRoutes: Routes = {
  "GET /pulls": async ({ repository, url }) => {
    await follow(repository);
    const { owner, pulls } = repository;
    const query = url.searchParams;
    const state = query.get("state") ?? "open";
    // “head: … in the format of user:ref-name”
    const head = query.get("head");
    const found = pulls
      .filter((pull) => state === "all" || pull.state === state)
      .filter((pull) => !head || head === `${owner}:${pull.head}`)
      .filter((pull) => !query.get("base") || query.get("base") === pull.base);
    return pageOf(found.map((pull) => pullShape(repository, pull)).reverse(), url);
  },
  "POST /pulls": async ({ repository, account, body }) => {
    const { git, owner, pulls } = repository;
    await follow(repository);
    const head = textIn(body, "head", "PullRequest").replace(`${owner}:`, "");
    const base = textIn(body, "base", "PullRequest");
    const [headSha, baseSha] = [await git.resolve(`refs/heads/${head}`), await git.resolve(`refs/heads/${base}`)];
    if (!headSha) throw invalid({ resource: "PullRequest", field: "head", code: "invalid" });
    if (!baseSha) throw invalid({ resource: "PullRequest", field: "base", code: "invalid" });
    const custom = (message: string) => invalid({ resource: "PullRequest", code: "custom", message });
    if (await git.isAncestor(headSha, baseSha)) throw custom(`No commits between ${base} and ${head}`);
    if (pulls.some((pull) => pull.state === "open" && pull.head === head && pull.base === base))
      throw custom(`A pull request already exists for ${owner}:${head}.`);
    const pull: Pull = {
      number: pulls.length + 1,
      title: textIn(body, "title", "PullRequest"),
      body: typeof body.body === "string" ? body.body : "",
      state: "open",
      author: account,
      head,
      base,
      headSha,
      baseSha,
      labels: [],
      mergedAt: null,
      mergeSha: null,
      createdAt: new Date().toISOString(),
    };
    pulls.push(pull);
    return created(pullShape(repository, pull));
  },
  "GET /pulls/(\\d+)": async (call) => {
    const pull = await pullOf(call);
    const { git } = call.repository;
    const tree = await git.mergedTree(`refs/heads/${pull.base}`, pull.headSha);
    return ok({ ...pullShape(call.repository, pull), merged: pull.mergedAt !== null, mergeable: tree !== undefined });
  },
  "PATCH /pulls/(\\d+)": async (call) => {
    const pull = await pullOf(call);
    const { state, title } = call.body;
    if (state === "open" && !(await call.repository.git.resolve(`refs/heads/${pull.head}`)))
      throw invalid({ resource: "PullRequest", code: "custom", message: "state cannot be changed." });
    if (state === "open" || state === "closed") pull.state = state;
    if (typeof title === "string") pull.title = title;
    return ok(pullShape(call.repository, pull));
  },
  "GET /pulls/(\\d+)/commits": async (call) => {
    const pull = await pullOf(call);
    const commits = await call.repository.git.commits(`${pull.baseSha}..${pull.headSha}`, { count: 250 });
    return pageOf(commits.reverse().map(commitShape), call.url);
  },
  "GET /pulls/(\\d+)/files": async (call) => {
    const pull = await pullOf(call);
    const merge = await call.repository.git.mergeBase(`refs/heads/${pull.base}`, pull.headSha);
    return pageOf(await filesBetween(call.repository, merge ?? pull.baseSha, pull.headSha), call.url);
  },
  // https://docs.github.com/rest/pulls/pulls#merge-a-pull-request, 405 and 409 in its own words.
  "PUT /pulls/(\\d+)/merge": async (call) => {
    const { repository, account, body } = call;
    const { git } = repository;
    const pull = await pullOf(call);
    if (body.sha !== undefined && body.sha !== pull.headSha)
      throw new Refusal(409, "Head branch was modified. Review and try the merge again.");
    const before = (await git.resolve(`refs/heads/${pull.base}`)) ?? "";
    const tree = pull.state === "open" ? await git.mergedTree(before, pull.headSha) : undefined;
    if (!tree) throw new Refusal(405, "Pull Request is not mergeable");
    await refuseUnchecked(repository, pull.base, pull.headSha, 405);
    const title = `Merge pull request #${pull.number} from ${repository.owner}/${pull.head}`;
    const text = typeof body.commit_message === "string" ? body.commit_message : pull.title;
    const parents = body.merge_method === "squash" ? [before] : [before, pull.headSha];
    const person = personOf(account);
    const sha = await git.writeCommit(tree, parents, `${title}\n\n${text}`, person, person);
    if (!(await git.moveRef(`refs/heads/${pull.base}`, sha, before)))
      throw new Refusal(405, "Base branch was modified. Review and try the merge again.");
    Object.assign(pull, { state: "closed", mergedAt: new Date().toISOString(), mergeSha: sha });
    return ok({ sha, merged: true, message: "Pull Request successfully merged" });
  },

  "GET /issues/(\\d+)/labels": async (call) => ok(labelsOf(await pullOf(call))),
  "PUT /issues/(\\d+)/labels": async (call) => {
    const pull = await pullOf(call);
    pull.labels = namesIn(call.body.labels);
    return ok(labelsOf(pull));
  },
  "POST /issues/(\\d+)/labels": async (call) => {
    const pull = await pullOf(call);
    pull.labels = [...new Set([...pull.labels, ...namesIn(call.body.labels)])];
    return ok(labelsOf(pull));
  },
};

async function pullOf({ repository, params: [number] }: Call): Promise<Pull> {
  await follow(repository);
  const found = repository.pulls.find((pull) => pull.number === Number(number));
  if (!found) throw notFound();
  return found;
}

const labelsOf = (pull: Pull) => pull.labels.map((name) => ({ name }));
const namesIn = (labels: unknown) => (Array.isArray(labels) ? labels.map(String) : []);
