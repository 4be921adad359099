import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolders } from "../../../scripts/server/testing/folders";
import { gitIn, makeRepository } from "../../../scripts/server/testing/served-editor";
import { type Editor, openEditor } from "./editor";

// Each starts git some forty times.
jest.setTimeout(60_000);

/** What a full disk, a killed process and a damaged work tree leave behind, and what becomes of it. */

let repository: string;
let editor: Editor | undefined;
let told: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  told = jest.spyOn(console, "log").mockImplementation(() => undefined);
  // A folder where the editor would write a file: a write that fails, on every machine and for every user.
  repository = makeRepository({ "content/news/b/foto.jpg/x.md": "x\n" });
});
afterEach(() => {
  editor?.stop();
  editor = undefined;
  told.mockRestore();
});
afterAll(removeFolders);

const git = (...args: readonly string[]) => gitIn(repository, ...args);
const tree = (...names: readonly string[]) => join(repository, ".editor", "tree", ...names);
const output = () => told.mock.calls.flat().join("\n");

async function open(): Promise<Editor> {
  editor?.stop();
  editor = await openEditor({
    project: repository,
    folder: join(repository, ".editor"),
    port: 0,
    onSave: () => undefined,
  });
  return editor;
}

async function ask(action: string, params: object) {
  const body = Buffer.from(JSON.stringify({ action, params: { branch: "editor", ...params } }));
  const answer = await editor?.handle(body, "Marta");
  return { status: answer?.status, body: JSON.parse(Buffer.from(answer?.body ?? []).toString()) };
}

const save = (key: string, raw: string, pictures: readonly string[] = []) =>
  ask("persistEntry", {
    dataFiles: [{ path: `content/news/${key}/index.md`, slug: `${key}/index`, raw }],
    assets: pictures.map((name) => ({ path: `content/news/${key}/${name}`, content: "eA==", encoding: "base64" })),
    options: { commitMessage: `Altera: ${key}`, collectionName: "news", useWorkflow: false, status: "draft" },
  });
const read = async (key: string) => (await ask("getEntry", { path: `content/news/${key}/index.md` })).body.data;
const changedSince = (commit: string) => git("diff", "--name-only", commit, "editor").split("\n").filter(Boolean);

it("saves all of an entry or nothing, and the next save commits its own files alone", async () => {
  await open();
  const before = git("rev-parse", "editor");
  expect((await save("b", "", ["foto.jpg"])).status).not.toBe(200);
  expect((await save("b", "meio salvo\n", ["foto.jpg", "outra.jpg"])).status).toBe(500);
  expect(await read("b")).toBe("b\n");
  expect((await save("a", "a, mudada\n")).status).toBe(200);
  expect(changedSince(before)).toEqual(["content/news/a/index.md"]);
});

it("takes back the half of a draft, and stays on its own branch", async () => {
  await open();
  const draft = await ask("persistEntry", {
    dataFiles: [{ path: "content/news/b/index.md", slug: "b/index", raw: "meio rascunho\n" }],
    assets: [{ path: "content/news/b/foto.jpg", content: "eA==", encoding: "base64" }],
    options: { commitMessage: "Altera: b", collectionName: "news", useWorkflow: true, status: "draft" },
  });
  expect(draft.status).toBe(500);
  const before = git("rev-parse", "editor");
  expect((await save("a", "a, mudada\n")).status).toBe(200);
  expect(changedSince(before)).toEqual(["content/news/a/index.md"]);
  expect((await ask("unpublishedEntries", {})).body).toEqual([]);
});

it("says that nothing was deleted where a file could not be", async () => {
  await open();
  // Nobody can take a folder away as if it were a file.
  const before = git("rev-parse", "editor");
  const path = "content/news/b/foto.jpg";
  const answer = await ask("deleteFiles", { paths: [path], options: { commitMessage: "Exclui" } });
  expect(answer.status).toBe(500);
  expect(git("rev-parse", "editor")).toBe(before);
});

it("does not commit what a killed save left in the work tree", async () => {
  await open();
  await save("a", "a, salva\n");
  writeFileSync(tree("content/news/b/index.md"), "");
  writeFileSync(tree("content/news/b/resto.jpg"), "x");
  const before = git("rev-parse", "editor");
  await open();
  expect([await read("a"), await read("b")]).toEqual(["a, salva\n", "b\n"]);
  expect((await save("a", "a, de novo\n")).status).toBe(200);
  expect(changedSince(before)).toEqual(["content/news/a/index.md"]);
});

describe("a lock that a killed git left", () => {
  const lock = () => join(repository, ".git", "worktrees", "tree", "index.lock");

  it("is taken away at the start, and told", async () => {
    await open();
    await save("a", "a, salva\n");
    writeFileSync(lock(), "");
    await open();
    expect(output()).toMatch(/trava .*interrompid/s);
    expect((await save("a", "a, de novo\n")).status).toBe(200);
    expect(git("show", "editor~1:content/news/a/index.md")).toBe("a, salva");
  });

  it("costs no save", async () => {
    await open();
    writeFileSync(lock(), "");
    expect((await save("a", "a, salva\n")).status).toBe(200);
    expect(git("show", "editor:content/news/a/index.md")).toBe("a, salva");
  });
});

const gitFolder = (...names: readonly string[]) => join(repository, ".git", ...names);

describe.each([
  ["an empty .git", () => writeFileSync(tree(".git"), "")],
  ["no .git", () => rmSync(tree(".git"))],
  ["a broken index", () => writeFileSync(gitFolder("worktrees/tree/index"), "DIRC\0\0")],
  ["an empty HEAD", () => writeFileSync(gitFolder("worktrees/tree/HEAD"), "")],
  ["no registration", () => rmSync(gitFolder("worktrees/tree"), { recursive: true })],
  ["a registration that names no place", () => writeFileSync(gitFolder("worktrees/tree/gitdir"), "")],
  ["no content", () => rmSync(tree("content"), { recursive: true })],
  ["a file in its place", () => [rmSync(tree(), { recursive: true }), writeFileSync(tree(), "x")]],
  [
    "a merge that was cut off",
    () => {
      git("-C", tree(), "checkout", "-q", "-b", "cms/news/a/index", "editor~1");
      writeFileSync(tree("content/news/a/index.md"), "a, do rascunho\n");
      git("-C", tree(), "commit", "-q", "-a", "-m", "rascunho");
      git("-C", tree(), "merge", "-q", "--no-commit", "-s", "ours", "editor");
    },
  ],
])("with %s in the work tree", (_what, damage) => {
  it("starts, with everything that was saved, and saves", async () => {
    await open();
    await save("a", "a, salva\n");
    const before = git("rev-parse", "editor");
    editor?.stop();
    damage();
    await open();
    expect(output()).toMatch(/refeita|desfeit/);
    expect(git("rev-parse", "editor")).toBe(before);
    expect(await read("a")).toBe("a, salva\n");
    expect((await save("b", "b, salva\n")).status).toBe(200);
    expect(changedSince(before)).toEqual(["content/news/b/index.md"]);
    expect(existsSync(tree(".gitignore"))).toBe(false);
    // The developer's own tree is as it was.
    expect(git("status", "--porcelain")).toBe("");
  });
});

it("mends a work tree that is damaged while it runs", async () => {
  await open();
  await save("a", "a, salva\n");
  writeFileSync(tree(".git"), "");
  expect((await save("b", "b, salva\n")).status).toBe(200);
  expect(git("show", "editor:content/news/b/index.md", "editor:content/news/a/index.md")).toBe("b, salva\na, salva");
});

it("leaves the developer's own work alone where the work tree loses its .git while it runs", async () => {
  await open();
  await save("a", "a, salva\n");
  const own = join(repository, "content/news/a/index.md");
  writeFileSync(own, "a, da desenvolvedora, por salvar\n");
  rmSync(tree(".git"));
  expect((await save("b", "b, salva\n")).status).toBe(200);
  expect(readFileSync(own, "utf8")).toBe("a, da desenvolvedora, por salvar\n");
  expect(git("rev-parse", "--abbrev-ref", "HEAD")).toBe("main");
  expect(git("show", "editor:content/news/b/index.md", "editor:content/news/a/index.md")).toBe("b, salva\na, salva");
});

it("tells why there is no editor where git itself refuses, and leaves the site to start", async () => {
  await open();
  await save("a", "a, salva\n");
  const other = `${repository}-other`;
  git("worktree", "add", "-q", "-b", "other", other);
  const second = await openEditor({ project: other, folder: join(other, ".editor"), port: 0, onSave: () => undefined });
  expect(second.status()).toEqual({ off: expect.stringMatching(/^O editor está desligado: .*editor/s) });
  expect(readFileSync(tree("content/news/a/index.md"), "utf8")).toBe("a, salva\n");
  rmSync(other, { recursive: true });
});

it("saves into a copied project, and not into the original", async () => {
  await open();
  await save("a", "a, do original\n");
  editor?.stop();
  const original = repository;
  const before = [git("rev-parse", "main", "editor"), git("status", "--porcelain")];
  repository = `${original}-copy`;
  cpSync(original, repository, { recursive: true });
  await open();
  expect(output()).toContain("copiado");
  expect(await read("a")).toBe("a, do original\n");
  expect((await save("b", "b, da cópia\n")).status).toBe(200);
  expect(git("show", "editor:content/news/b/index.md")).toBe("b, da cópia");
  expect(git("worktree", "list").split("\n")).toHaveLength(2);
  rmSync(repository, { recursive: true });

  repository = original;
  told.mockClear();
  await open();
  expect(output()).toBe("");
  expect([git("rev-parse", "main", "editor"), git("status", "--porcelain")]).toEqual(before);
  expect((await save("b", "b, do original\n")).status).toBe(200);
});

it("goes on in a project that was moved", async () => {
  await open();
  await save("a", "a, salva\n");
  editor?.stop();
  const moved = `${repository}-moved`;
  cpSync(repository, moved, { recursive: true });
  rmSync(repository, { recursive: true });
  repository = moved;
  await open();
  expect(await read("a")).toBe("a, salva\n");
  expect((await save("b", "b, salva\n")).status).toBe(200);
  rmSync(repository, { recursive: true });
});
