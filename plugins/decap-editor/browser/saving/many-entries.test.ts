import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { GitHubBackend } from "decap-cms-backend-github";
import { type GitHub, startGitHub } from "../../../../e2e/github/server";
import { model } from "../../../../src/content-types";
import { builtTexts } from "../../bundle/built-texts";
import { detectConflicts } from "./conflict-detection";
import { askInOurWords } from "./requests";

jest.mock("./publication", () => ({ setRepository: () => undefined, noteSave: () => undefined }));
jest.mock("../settings", () => ({ today: () => "2026-06-15" }));
jest.mock("../../../source-content/files/folder", () => ({
  onDisk: (file: string) => `${process.env.TEST_CONTENT}/${file}`,
}));

// Decap tries the browser's store when it is loaded.
jest.spyOn(console, "log").mockImplementation();

let folder = "";
let github: GitHub;
let built = new Map<string, string>();
jest.mock("./built-texts", () => ({ readBuiltTexts: async () => built }));

const run = (at: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@example.org", ...args], {
    cwd: join(folder, at),
    encoding: "utf8",
  }).trimEnd();
const fileOf = (place: number) => `content/news/item-${place}/index.md`;
const news = (place: number, summary = "Resumo.") =>
  `---\ntitle: Item ${place}\nkind: noticia\ndate: "2026-01-02"\nsummary: ${summary}\n---\n\nTexto.\n`;

function write(texts: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, "work", path)), { recursive: true });
    writeFileSync(join(folder, "work", path), text);
  }
  run("work", "add", "-A");
  run("work", "commit", "-q", "-m", "more");
  run("work", "push", "-q", join(folder, "repo.git"), "HEAD:main");
}

beforeAll(async () => {
  jest.spyOn(console, "log").mockImplementation();
  askInOurWords();
  folder = mkdtempSync(join(tmpdir(), "many-"));
  process.env.TEST_CONTENT = join(folder, "work");
  mkdirSync(join(folder, "work"));
  run("work", "init", "-q", "-b", "main");
  run(".", "init", "-q", "--bare", "-b", "main", "repo.git");
  const files = Array.from({ length: 1_000 }, (_, place) => place);
  const draft = { "content/news/rascunho/index.md": news(1_000).replace("kind", "draft: true\nkind") };
  write({ ...Object.fromEntries(files.map((place) => [fileOf(place), news(place)])), ...draft });
  built = new Map(Object.entries(JSON.parse(builtTexts(files.map(fileOf)))));
  const accounts = [{ id: 1, login: "marta", name: "Marta Modelo", permission: "write" }] as const;
  github = await startGitHub({ folder: join(folder, "repo.git"), accounts });
}, 60_000);

afterAll(async () => {
  expect(github.unknown).toEqual([]);
  await github.hangUp();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn() {
  const Backend = detectConflicts(GitHubBackend, model);
  const backend = new Backend({
    backend: { name: "github", repo: "secao/site", branch: "main", api_root: github.url },
  });
  await backend.authenticate({ name: "marta", token: github.tokenOf("marta") ?? "" });
  github.log.length = 0;
  return backend;
}
const list = async (backend: DecapBackend) =>
  new Map((await backend.allEntriesByFolder?.("content/news", "md", 2))?.map(({ file, data }) => [file.path, data]));

it("a list of 1,000 entries takes few requests, and has what was saved since the build and what is not on the site", async () => {
  const backend = await signIn();
  write({ [fileOf(3)]: news(3, "De outra pessoa."), "content/news/novo/index.md": news(1_001) });
  const texts = await list(backend);
  expect(github.log.length).toBeLessThanOrEqual(5);
  expect(texts.size).toBe(1_002);
  expect(texts.get(fileOf(3))).toContain("De outra pessoa.");
  expect(texts.get(fileOf(4))).toBe(news(4));
  // What was read once is not asked for again; what was changed meanwhile is.
  write({ [fileOf(5)]: news(5, "Agora mesmo."), [fileOf(6)]: news(6, "Ao mesmo tempo.") });
  github.log.length = 0;
  expect((await list(backend)).get(fileOf(5))).toContain("Agora mesmo.");
  expect(github.log.map(({ path }) => path).filter((path) => path.includes("/git/blobs/"))).toHaveLength(2);
});

it("lists that are asked for at once share the names of the files", async () => {
  const backend = await signIn();
  await Promise.all([list(backend), list(backend), backend.entriesByFiles([{ path: fileOf(7) }])]);
  expect(github.log).toHaveLength(1);
});

it("an entry is opened and saved with few requests, whatever others the site has", async () => {
  const backend = await signIn();
  expect((await backend.getEntry(fileOf(8))).data).toBe(news(8));
  expect(github.log).toHaveLength(1);
  const raw = news(8, "De Marta.");
  await backend.persistEntry(
    { dataFiles: [{ path: fileOf(8), slug: "item-8", raw }], assets: [] },
    { commitMessage: "Altera" },
  );
  expect(run("repo.git", "show", `main:${fileOf(8)}`)).toContain("De Marta.");
  expect(github.log.length).toBeLessThanOrEqual(12);
});
