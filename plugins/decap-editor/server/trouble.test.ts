import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolders } from "../../../scripts/server/testing/folders";
import { gitIn, makeRepository, serveEditor } from "../../../scripts/server/testing/served-editor";
import { model } from "../../../src/content-types";
import { type Editor, openEditor } from "./editor";

// Each starts git some forty times.
jest.setTimeout(60_000);

/** What a full disk, a killed process and a copied project leave behind, and what becomes of it. */

let repository: string;
let editor: Editor | undefined;
let told: jest.SpyInstance<void, unknown[]>;
let failures: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  told = jest.spyOn(console, "log").mockImplementation(() => undefined);
  failures = jest.spyOn(console, "error").mockImplementation(() => undefined);
  repository = makeRepository();
});
afterEach(() => {
  editor = undefined;
  told.mockRestore();
  failures.mockRestore();
});
afterAll(removeFolders);

const git = (...args: readonly string[]) => gitIn(repository, ...args);
const gitFolder = (...names: readonly string[]) => join(repository, ".git", ...names);
const output = () => told.mock.calls.flat().join("\n");

async function open(): Promise<Editor> {
  editor = await openEditor({ project: repository, folder: join(repository, ".editor"), model });
  return editor;
}

async function ask(action: string, params: object) {
  const body = Buffer.from(JSON.stringify({ action, params: { branch: "editor", ...params } }));
  const answer = await editor?.handle(body, "Marta");
  return { status: answer?.status, body: JSON.parse(answer?.body ?? "null") };
}

const saving = (key: string, raw: string, pictures: readonly string[] = []) => ({
  dataFiles: [{ path: `content/news/${key}/index.md`, slug: `${key}/index`, raw }],
  assets: pictures.map((name) => ({ path: `content/news/${key}/${name}`, content: "eA==", encoding: "base64" })),
  options: { commitMessage: `Altera: ${key}` },
});
const save = (...args: Parameters<typeof saving>) => ask("persistEntry", saving(...args));
const read = async (key: string) => (await ask("getEntry", { path: `content/news/${key}/index.md` })).body.data;
const changedSince = (commit: string) => git("diff", "--name-only", commit, "editor").split("\n").filter(Boolean);

/** A lock that nobody can take away: every write fails, on each machine and for each user. */
function breakBranch() {
  mkdirSync(gitFolder("refs", "heads", "editor.lock", "x"), { recursive: true });
  age(gitFolder("refs", "heads", "editor.lock"));
}

/** A young lock may be another git's that is at its end, and is waited for. */
const age = (lock: string) => utimesSync(lock, 1, 1);

it("saves all of an entry or nothing, and the next save commits its own files alone", async () => {
  await open();
  await save("a", "a, salva\n");
  const before = git("rev-parse", "editor");
  breakBranch();
  expect((await save("b", "meio salvo\n", ["foto.jpg", "outra.jpg"])).status).toBe(503);
  expect(
    (await ask("deleteFiles", { paths: ["content/news/a/index.md"], options: { commitMessage: "x" } })).status,
  ).toBe(503);
  expect(git("rev-parse", "editor")).toBe(before);
  expect([await read("a"), await read("b")]).toEqual(["a, salva\n", "b\n"]);
  rmSync(gitFolder("refs", "heads", "editor.lock"), { recursive: true });
  expect((await save("a", "a, mudada\n", ["foto.jpg"])).status).toBe(200);
  expect(changedSince(before)).toEqual(["content/news/a/foto.jpg", "content/news/a/index.md"]);
});

it("takes away the lock that a killed git left, and says so", async () => {
  await open();
  const lock = gitFolder("refs", "heads", "editor.lock");
  writeFileSync(lock, "");
  age(lock);
  await open();
  expect(output()).toMatch(/trava .*interrompid/s);
  writeFileSync(lock, "");
  expect((await save("a", "a, salva\n")).status).toBe(200);
});

it("survives being killed during a save: the next start has the old text or the new one, and saves", async () => {
  await open();
  const before = await read("a");
  for (const time of [1, 15, 40, 80]) {
    const served = await serveEditor(repository);
    const text = `x${time}`.repeat(50_000);
    const sent = served.ask("persistEntry", saving("a", text)).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, time));
    served.process.kill("SIGKILL");
    await sent;
    // What git was at when its parent was killed, it ends by itself.
    await new Promise((resolve) => setTimeout(resolve, 300));
    git("fsck", "--strict");
    await open();
    expect([before, "salvo", text]).toContain(await read("a"));
    expect((await save("a", "salvo")).status).toBe(200);
    expect(await read("a")).toBe("salvo");
  }
});

it("does not touch what the developer has in the project, and keeps to their branch", async () => {
  await open();
  const own = join(repository, "content/news/a/index.md");
  writeFileSync(own, "a, da desenvolvedora, por salvar\n");
  git("add", ".");
  const before = git("status", "--porcelain");
  await save("a", "a, salva\n", ["foto.jpg"]);
  await editor?.content();
  expect(readFileSync(own, "utf8")).toBe("a, da desenvolvedora, por salvar\n");
  expect(git("status", "--porcelain")).toBe(before);
  expect(git("rev-parse", "--abbrev-ref", "HEAD")).toBe("main");
});

it("saves nothing while the developer has the editor's branch open, and says why", async () => {
  await open();
  await save("a", "a, salva\n");
  const other = `${repository}-other`;
  git("worktree", "add", "-q", other, "editor");
  const refused = await save("a", "a, de novo\n");
  expect(refused).toEqual({ status: 503, body: { error: expect.stringContaining(other) } });
  git("commit", "-q", "--allow-empty", "-m", "second");
  await editor?.content();
  expect(git("-C", other, "status", "--porcelain")).toBe("");
  expect((await open()).status()).toEqual({ off: expect.stringMatching(/^O editor está desligado: o ramo “editor”/) });
  git("worktree", "remove", other);
  git("checkout", "-q", "editor");
  expect((await open()).status()).toEqual({ off: expect.stringContaining("git switch -") });
});

it("calls no text changed on both sides where git failed otherwise", async () => {
  writeFileSync(gitFolder("config.lock"), "");
  expect((await open()).status()).toMatchObject({ branch: "editor" });
  git("commit", "-q", "--allow-empty", "-m", "second");
  await editor?.content();
  expect(git("rev-parse", "editor")).toBe(git("rev-parse", "main"));
  expect(output()).toBe("");
  await save("a", "a, salva\n");
  writeFileSync(join(repository, "content/news/b/index.md"), "b, do projeto\n");
  git("commit", "-q", "-a", "-m", "third");
  const tree = git("rev-parse", "main^{tree}");
  rmSync(gitFolder("objects", tree.slice(0, 2), tree.slice(2)));
  await editor?.content();
  expect(output()).toContain("O git não juntou o seu ramo ao do editor");
});

it("saves into a copied project, and not into the original", async () => {
  await open();
  await save("a", "a, do original\n");
  const original = repository;
  const before = [git("rev-parse", "main", "editor"), git("status", "--porcelain")];
  repository = `${original}-copy`;
  cpSync(original, repository, { recursive: true });
  await open();
  expect(await read("a")).toBe("a, do original\n");
  expect((await save("b", "b, da cópia\n")).status).toBe(200);
  expect(git("show", "editor:content/news/b/index.md")).toBe("b, da cópia");
  rmSync(repository, { recursive: true });

  repository = original;
  await open();
  expect([git("rev-parse", "main", "editor"), git("status", "--porcelain")]).toEqual(before);
  expect((await save("b", "b, do original\n")).status).toBe(200);
});
