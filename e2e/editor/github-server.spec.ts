import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { faults } from "../github/faults";
import { type GitHub, startGitHub } from "../github/server";

/** The server that stands for GitHub, held against what GitHub documents. It needs no browser and no site. */
interface Fixtures {
  readonly folder: string;
  readonly github: GitHub;
  readonly call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Told>;
}
interface Told {
  readonly status: number;
  readonly headers: Headers;
  /** The fields of the answer; of a list, by place. */
  readonly body: Record<string, unknown>;
}

const files: Readonly<Record<string, string>> = {
  "content/news/um/index.md": "---\ntitle: Um\n---\n",
  "content/news/um/capa.webp": "RIFF",
  "content/news/dois/index.md": "---\ntitle: Dois\n---\n",
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from here
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "github-"));
    const work = join(folder, "work");
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(work, path)), { recursive: true });
      writeFileSync(join(work, path), text);
    }
    run(work, "init", "-q", "-b", "main");
    run(work, "add", ".");
    run(work, "commit", "-q", "-m", "first");
    run(folder, "clone", "-q", "--bare", "work", "repo.git");
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  github: async ({ folder }, use) => {
    const accounts = [
      { id: 1, login: "marta", name: "Marta Modelo", permission: "write" },
      { id: 2, login: "leo", name: "Leo Leitor", permission: "read" },
      { id: 3, login: "nina", name: "Nina Ninguém", permission: "none" },
    ] as const;
    const github = await startGitHub({ folder: join(folder, "repo.git"), accounts });
    await use(github);
    await github.hangUp();
  },
  call: async ({ github }, use) => {
    await use(async (method, path, body, headers = {}) => {
      const answer = await fetch(`${github.url}${path}`, {
        method,
        headers: { authorization: "token gho_marta", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: text.startsWith("<") || !text ? {} : fields(text),
      };
    });
  },
});

const fields = (text: string) => Object.fromEntries(Object.entries(JSON.parse(text)));
const run = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trimEnd();
const bare = (folder: string, ...args: string[]) => run(join(folder, "repo.git"), ...args);
const repo = "/repos/secao/site";

/** A commit on top of what a branch holds, by the steps of https://docs.github.com/rest/guides/using-the-rest-api-to-interact-with-your-git-database */
async function commitOn(call: Fixtures["call"], parent: string, tree: unknown[]): Promise<string> {
  const made = await call("POST", `${repo}/git/trees`, { base_tree: parent, tree });
  expect(made.status).toBe(201);
  const commit = await call("POST", `${repo}/git/commits`, {
    message: "change",
    tree: made.body.sha,
    parents: [parent],
  });
  expect(commit.status).toBe(201);
  return String(commit.body.sha);
}

test("a commit is made of a blob, a tree and a move of the branch, and git finds it there", async ({
  call,
  folder,
}) => {
  const head = bare(folder, "rev-parse", "main");
  const blob = await call("POST", `${repo}/git/blobs`, { content: "w6k=", encoding: "base64" });
  const commit = await commitOn(call, head, [
    { path: "content/news/tres/index.md", mode: "100644", type: "blob", sha: blob.body.sha },
    { path: "content/news/um/capa.webp", mode: "100644", type: "blob", sha: null },
  ]);
  expect(await call("PATCH", `${repo}/git/refs/heads%2Fmain`, { sha: commit })).toMatchObject({ status: 200 });
  expect(bare(folder, "show", "--format=%an|%ae|%s", "--name-status", "main")).toBe(
    "Marta Modelo|1+marta@users.noreply.github.com|change\n\nA\tcontent/news/tres/index.md\nD\tcontent/news/um/capa.webp",
  );
  expect(bare(folder, "show", "main:content/news/tres/index.md")).toBe("é");
});

test("a file that is not there can't be deleted, and a folder neither", async ({ call, folder }) => {
  const base_tree = bare(folder, "rev-parse", "main");
  for (const path of ["content/news/nada.md", "content/news/um"]) {
    const tree = [{ path, mode: "100644", type: "blob", sha: null }];
    expect((await call("POST", `${repo}/git/trees`, { base_tree, tree })).status).toBe(422);
  }
});

test("what is no fast-forward is refused without force, and with it where the branch is protected", async ({
  call,
  folder,
  github,
}) => {
  const head = bare(folder, "rev-parse", "main");
  const change = (text: string) =>
    commitOn(call, head, [{ path: "a.md", mode: "100644", type: "blob", content: text }]);
  const [one, other] = [await change("um"), await change("outro")];
  await call("PATCH", `${repo}/git/refs/heads/main`, { sha: one });
  const refused = await call("PATCH", `${repo}/git/refs/heads/main`, { sha: other, force: false });
  expect([refused.status, refused.body.message]).toEqual([422, "Update is not a fast forward"]);
  expect(bare(folder, "rev-parse", "main")).toBe(one);
  github.protect("main", []);
  expect((await call("PATCH", `${repo}/git/refs/heads/main`, { sha: other, force: true })).status).toBe(422);
});

test("a branch is made once, and one that is gone is no success", async ({ call, folder }) => {
  const sha = bare(folder, "rev-parse", "main");
  const make = () => call("POST", `${repo}/git/refs`, { ref: "refs/heads/cms/news/um", sha });
  expect((await make()).status).toBe(201);
  expect(await make()).toMatchObject({ status: 422, body: { message: "Reference already exists" } });
  expect((await call("POST", `${repo}/git/refs`, { ref: "refs/heads/cms", sha })).body.message).toBe(
    "Reference update failed",
  );
  expect((await call("DELETE", `${repo}/git/refs/heads%2Fcms%2Fnews%2Fum`)).status).toBe(204);
  expect((await call("DELETE", `${repo}/git/refs/heads%2Fcms%2Fnews%2Fum`)).body.message).toBe(
    "Reference does not exist",
  );
});

test("folders and files are read by name and by content, as JSON and as they are", async ({ call, github }) => {
  const folder = await call("GET", `${repo}/git/trees/main:content/news?recursive=1`);
  expect(JSON.stringify(folder.body.tree)).toContain('"path":"um/index.md"');
  expect((await call("GET", `${repo}/git/trees/main:${encodeURIComponent("content/news")}`)).body.sha).toBe(
    folder.body.sha,
  );
  const file = await call("GET", `${repo}/contents/content/news/um/index.md?ref=main`);
  expect(Buffer.from(String(file.body.content), "base64").toString()).toBe(files["content/news/um/index.md"]);
  const raw = await fetch(`${github.url}${repo}/git/blobs/${file.body.sha}`, {
    headers: { authorization: "Bearer gho_marta", accept: "application/vnd.github.raw+json" },
  });
  expect(await raw.text()).toBe(files["content/news/um/index.md"]);
  for (const path of [
    "git/trees/main:content/nada",
    "git/blobs/0000000",
    "contents/nada.md",
    "branches/nada",
    "commits/nada",
  ])
    expect((await call("GET", `${repo}/${path}`)).status).toBe(404);
});

test("what is known is not sent again and does not count; what another pushed is", async ({ call, folder }) => {
  const first = await call("GET", `${repo}/branches/main`);
  expect(first.headers.get("cache-control")).toBe("private, max-age=60, s-maxage=60");
  const asked = { "if-none-match": String(first.headers.get("etag")) };
  const again = await call("GET", `${repo}/branches/main`, undefined, asked);
  expect(again.status).toBe(304);
  expect(again.headers.get("x-ratelimit-remaining")).toBe(first.headers.get("x-ratelimit-remaining"));
  const work = join(folder, "work");
  run(work, "commit", "-q", "--allow-empty", "-m", "of another");
  run(work, "push", "-q", "../repo.git", "main");
  expect((await call("GET", `${repo}/branches/main`, undefined, asked)).status).toBe(200);
});

test("who is nobody, who may not and what is none are told apart", async ({ call, github }) => {
  const as = (login: string, method: string, path: string) =>
    call(method, path, method === "GET" ? undefined : {}, { authorization: `token gho_${login}` });
  expect((await as("quem", "GET", "/user")).status).toBe(401);
  expect((await as("nina", "GET", repo)).status).toBe(404);
  expect((await as("leo", "GET", repo)).body.permissions).toMatchObject({ push: false });
  expect((await as("leo", "POST", `${repo}/git/blobs`)).status).toBe(404);
  expect((await call("GET", `${repo}/collaborators/leo/permission`)).body.permission).toBe("read");
  expect((await call("POST", `${repo}/git/trees`, { tree: "um" })).status).toBe(422);
  github.withdraw("marta");
  expect(await call("GET", "/user")).toMatchObject({ status: 401, body: { message: "Bad credentials" } });
});

test("limits tell when to come back, and a page of another origin may read it", async ({ call, github }) => {
  github.useUpLimit(2);
  const refused = await call("GET", `${repo}/branches/main`);
  expect(refused.status).toBe(403);
  expect(refused.headers.get("x-ratelimit-remaining")).toBe("0");
  expect(Number(refused.headers.get("x-ratelimit-reset")) * 1_000 - Date.now()).toBeLessThan(3_000);
  expect(refused.headers.get("access-control-expose-headers")).toContain("X-RateLimit-Reset");
  await expect.poll(async () => (await call("GET", `${repo}/branches/main`)).status).toBe(200);
  github.fail({ path: "/branches" }, () => faults.secondaryLimit({ status: 429, retryAfter: 7 }), 1);
  const burst = await call("GET", `${repo}/branches/main`);
  expect([burst.status, burst.headers.get("retry-after")]).toEqual([429, "7"]);
  expect((await call("GET", `${repo}/branches/main`)).status).toBe(200);
});

test("a proxy's page says nothing to another origin, and a cut line is no answer", async ({ call, github }) => {
  const preflight = await call("OPTIONS", `${repo}/git/blobs`);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
  github.fail({}, faults.proxyError, 1);
  const failed = await call("GET", "/user");
  expect([failed.status, failed.headers.get("access-control-allow-origin")]).toEqual([502, null]);
  github.fail({}, faults.dropped, 1);
  await expect(call("GET", "/user")).rejects.toThrow();
  await github.hangUp();
  await expect(call("GET", "/user")).rejects.toThrow();
  await github.listen();
  expect((await call("GET", "/user")).body.login).toBe("marta");
});

test("a protected branch moves only to what has its check", async ({ call, folder, github }) => {
  github.protect("main", ["conteúdo"]);
  const head = bare(folder, "rev-parse", "main");
  const sha = await commitOn(call, head, [{ path: "a.md", mode: "100644", type: "blob", content: "um" }]);
  const move = () => call("PATCH", `${repo}/git/refs/heads/main`, { sha });
  const refused = await move();
  expect([refused.status, refused.body.message]).toEqual([422, 'Required status check "conteúdo" is expected.']);
  expect((await call("DELETE", `${repo}/git/refs/heads/main`)).status).toBe(422);
  expect(bare(folder, "rev-parse", "main")).toBe(head);
  await call("POST", `${repo}/statuses/${sha}`, { state: "success", context: "conteúdo" });
  expect((await call("GET", `${repo}/commits/${sha}/status`)).body.state).toBe("success");
  expect((await move()).status).toBe(200);
  expect(bare(folder, "show", "main:a.md")).toBe("um");
});

test("a branch is compared with main", async ({ call, folder }) => {
  const change = [{ path: "content/news/um/index.md", mode: "100644", type: "blob", content: "de Marta" }];
  const sha = await commitOn(call, bare(folder, "rev-parse", "main"), change);
  await call("POST", `${repo}/git/refs`, { ref: "refs/heads/um", sha });
  const compared = await call("GET", `${repo}/compare/main...secao:um`);
  expect([compared.body.status, compared.body.ahead_by]).toEqual(["ahead", 1]);
  expect(JSON.stringify(compared.body.files)).toContain("-title: Um");
});

test("another's push lands in the middle, and lists come in pages", async ({ call, folder, github }) => {
  const head = bare(folder, "rev-parse", "main");
  const sha = await commitOn(call, head, [{ path: "a.md", mode: "100644", type: "blob", content: "um" }]);
  github.before({ method: "PATCH", path: "/git/refs" }, () => {
    run(join(folder, "work"), "commit", "-q", "--allow-empty", "-m", "of another");
    run(join(folder, "work"), "push", "-q", "../repo.git", "main");
  });
  expect((await call("PATCH", `${repo}/git/refs/heads/main`, { sha })).status).toBe(422);
  const list = await call("GET", `${repo}/commits?sha=main&per_page=1`);
  expect(list.body[0]).toMatchObject({ commit: { message: "of another" } });
  const touched = await call("GET", `${repo}/commits?sha=main&path=content/news/um/index.md`);
  expect(touched.body[0]).toMatchObject({ sha: head });
  const refs = await call("GET", `${repo}/git/matching-refs/heads/?per_page=1`);
  expect(refs.headers.get("link")).toBeNull();
  expect(github.count({ method: "PATCH" })).toBe(1);
  expect(github.unknown).toEqual([]);
});
