import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GitHubBackend } from "decap-cms-backend-github";
import { type GitHub, startGitHub } from "../../../../e2e/github/server";
import { model } from "../../../../src/content-types";
import { type Content, contentFiles, newsWith, testDay } from "../../../source-content/testing/fixture";
import { mistakes } from "../../testing/mistakes";
import { explain } from "../hooks/explain";
import { detectConflicts } from "./conflict-detection";
import { goBack, noteSave, publicationOf } from "./publication";
import { askInOurWords } from "./requests";

/** The commit that the site was built from: the last good one. */
let built = "";

jest.mock("../local/PublishingBar", () => ({ savingBegan: () => undefined }));
jest.mock("../settings", () => ({ today: () => testDay }));
jest.mock("./published-site", () => ({ builtCommit: async () => built }));

const stored = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
});

jest.spyOn(console, "log").mockImplementation();

// Processes of git, of which each change needs many.
jest.setTimeout(180_000);

let folder = "";
let github: GitHub;
let backend: DecapBackend;

const run = (...args: string[]) =>
  execFileSync("git", args, { cwd: join(folder, "repo.git"), encoding: "utf8" }).trimEnd();

/** Pushes past the editor, each of the whole content; returns the commits. */
function push(...commits: readonly (readonly [message: string, content: Content])[]): readonly string[] {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const stream = commits.map(([message, content]) => {
    const { texts, kinds = new Map<string, string>() } = contentFiles(content);
    const files = new Map([
      ...[...kinds.keys()].map((file) => [file, ""] as const),
      ...texts.map(({ file, text }) => [file, text] as const),
    ]);
    return [
      `commit refs/heads/main\ncommitter Dora Desenvolvedora <dora@example.org> now\n`,
      data(message),
      "deleteall\n",
      ...[...files].map(([file, text]) => `M 100644 inline ${file}\n${data(text)}`),
    ].join("");
  });
  execFileSync("git", ["fast-import", "--quiet", "--force", "--date-format=now"], {
    cwd: join(folder, "repo.git"),
    input: stream.join("\n"),
  });
  return run("rev-list", "--reverse", "main").split("\n");
}

const navigation = (path: string): Content => ({
  "content/settings/navigation.yml": { fields: { items: [{ label: "Loja", path }] } },
});

beforeAll(async () => {
  jest.spyOn(console, "error").mockImplementation();
  askInOurWords();
  folder = mkdtempSync(join(tmpdir(), "mistakes-"));
  execFileSync("git", ["init", "-q", "--bare", "-b", "main", join(folder, "repo.git")]);
  github = await startGitHub({
    folder: join(folder, "repo.git"),
    accounts: [{ id: 1, login: "marta", name: "Marta Modelo", permission: "write" }],
  });
  push(["good", {}]);
  backend = new (detectConflicts(GitHubBackend, model))({
    backend: { name: "github", repo: "secao/site", branch: "main", api_root: github.url },
  });
  await backend.authenticate({ name: "marta", token: github.tokenOf("marta") ?? "" });
});

beforeEach(() => stored.clear());

afterAll(async () => {
  await github.hangUp();
  rmSync(folder, { recursive: true, force: true });
});

/** One that is saved and one that is deleted: what is judged of each is a test of its own (whole-site.test.ts). */
const both = Object.entries(mistakes).filter(([, { saved }], at) => at === 0 || Object.values(saved).includes(null));

it.each(both)("%s: refused in the editor; that came by git, told", async (_, mistake) => {
  const { before = {}, saved, field, entry } = mistake;
  [built = ""] = push(["good", before]);
  const [[path, change] = ["", null]] = Object.entries(saved);
  const raw = contentFiles({ ...before, ...saved }).texts.find(({ file }) => file === path)?.text ?? "";
  const newEntry = run("ls-tree", "--name-only", "main", path) === "";
  if (!newEntry) await backend.getEntry(path);
  const attempt = change
    ? backend.persistEntry({ dataFiles: [{ path, slug: "", raw }], assets: [] }, { commitMessage: "Altera", newEntry })
    : backend.deleteFiles([path], "Exclui");
  expect(await attempt.then(() => "saved", explain)).toContain(`${field}: `);
  expect(run("rev-parse", "main")).toBe(built);

  [built = ""] = push(["good", before], ["the mistake", { ...before, ...saved }]);
  const told = await publicationOf(model);
  expect(told).toMatchObject({
    phase: "failed",
    by: expect.stringMatching(/^Começou com a mudança de Dora Desenvolvedora, em .*: “the mistake”\.$/),
    problems: expect.arrayContaining([
      {
        entry: entry ?? expect.any(String),
        text: expect.stringContaining(`${field}: `),
        href: expect.stringMatching(/^#\/collections\/\w+\/entries\//),
      },
    ]),
  });
});

it("of many changes the one is named with which it began; all are taken back in one step", async () => {
  const [other, wrong] = [{ "content/news/outra/index.md": newsWith({ title: "Outra" }) }, navigation("/loja")];
  const commits = push(
    ["good", {}],
    ["of a colleague", other],
    ["the mistake", { ...other, ...wrong }],
    ["after it", wrong],
  );
  built = commits[0] ?? "";
  const head = commits.at(-1) ?? "";
  expect(await publicationOf(model)).toMatchObject({
    by: expect.stringContaining("“the mistake”"),
    back: { head, changes: [expect.any(String), expect.any(String), expect.stringContaining("after it")] },
  });
  await goBack(head);
  expect(run("rev-parse", "main:content")).toBe(run("rev-parse", `${built}:content`));
  expect(run("log", "-1", "--format=%an|%s|%P", "main")).toBe(
    `Marta Modelo|Volta ao conteúdo que está no site|${head}`,
  );
  expect(await publicationOf(model)).toEqual({ phase: "published", places: [] });
  expect(await publicationOf(model)).toEqual({ phase: "idle" });
});

it("acquits nobody's text while its check goes on, and then says what that found", async () => {
  const [first = "", head = ""] = push(["good", {}], ["saved", { "content/news/outra/index.md": newsWith({}) }]);
  built = first;
  const says = (name: string, slug: string, conclusion: "success" | "failure" | null, summary: string | null = null) =>
    github.check(head, {
      name,
      status: conclusion ? "completed" : "in_progress",
      conclusion,
      details_url: null,
      output: { title: null, summary },
      app: { slug },
    });
  says("Cloudflare Pages", "cloudflare-workers-and-pages", "failure");
  says("Conferir", "github-actions", null);
  expect(await publicationOf(model)).toMatchObject({ advice: "Mostre esta mensagem a quem cuida do site:" });
  says("Conferir", "github-actions", "success");
  expect(await publicationOf(model)).toMatchObject({ advice: expect.stringMatching(/^O seu texto não é a causa\. /) });
  says("Conteúdo", "github-actions", "failure", "Falta escrever.");
  expect(await publicationOf(model)).toMatchObject({
    advice: "Isto foi encontrado:",
    problems: expect.arrayContaining([expect.objectContaining({ text: "Falta escrever." })]),
  });
});

it("leaves the news of a save alone that is made while the one before is looked for on the site", async () => {
  [built = ""] = push(["good", {}]);
  noteSave(built, []);
  const first = publicationOf(model);
  noteSave("the next", []);
  expect(await first).toEqual({ phase: "published", places: [] });
  expect(stored.get("editor.last-save")).toContain("the next");
});

it("tells who saved that it was taken back, and of one that was changed further that it is on the site", async () => {
  const [file, other] = ["content/news/outra/index.md", (title: string) => newsWith({ title })];
  const commits = push(
    ["good", {}],
    ["saved", { [file]: other("Uma") }],
    ["changed", { [file]: other("Outra") }],
    ["undone", {}],
  );
  [, , built = ""] = commits;
  noteSave(commits[1] ?? "", [{ path: file }]);
  expect(await publicationOf(model)).toMatchObject({ phase: "published", places: [{ title: "Outra" }] });
  built = commits[3] ?? "";
  noteSave(commits[1] ?? "", [{ path: file }]);
  expect(await publicationOf(model)).toEqual({ phase: "published", places: [], isUndone: true });
  expect(await publicationOf(model)).toEqual({ phase: "idle" });
});

it("judges nothing by the code of this page once that of the site has changed", async () => {
  const onTop = (message: string, path: string, text: string) => {
    const input = `commit refs/heads/main\ncommitter Dora <dora@example.org> now\ndata ${message.length}\n${message}\nfrom refs/heads/main^0\nM 100644 inline ${path}\ndata ${text.length}\n${text}\n`;
    execFileSync("git", ["fast-import", "--quiet", "--date-format=now"], { cwd: join(folder, "repo.git"), input });
    return run("rev-parse", "main");
  };
  [built = ""] = push(["good", {}]);
  await publicationOf(model);
  built = onTop("a new kind of text", "src/content-types/books.ts", "export {};");
  onTop("a text of that kind", "content/books/one/index.md", "---\ntitle: One\n---\n");
  expect(await publicationOf(model)).toEqual({ phase: "idle" });
});

it("does not go back over what somebody saved after it was shown", async () => {
  const commits = push(["good", {}], ["the mistake", navigation("/loja")], ["mended", navigation("/agenda")]);
  built = commits[0] ?? "";
  expect(await goBack(commits[1] ?? "").then(() => "nothing", explain)).toMatch(/^outra pessoa acabou de salvar/);
  expect(run("rev-parse", "main")).toBe(commits[2]);
});
