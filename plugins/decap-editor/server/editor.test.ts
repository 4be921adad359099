import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { model } from "../../../src/content-types";
import { unmergedEdits } from "../unmerged-edits";
import { type Editor, openEditor } from "./editor";

let project: string;
let editor: Editor | undefined;
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" }).trimEnd();
const write = (file: string, text: string) => {
  mkdirSync(join(project, file, ".."), { recursive: true });
  writeFileSync(join(project, file), text);
};
const open = async (onSave: () => void = () => undefined) => {
  editor = await openEditor({ project, folder: join(project, ".editor"), model, onSave });
  return editor;
};
const ask = async (action: string, params: object, author = "") => {
  const body = Buffer.from(JSON.stringify({ action, params: { branch: "editor", ...params } }));
  return (await open.current().handle(body, author)).status;
};
open.current = () => {
  if (!editor) throw new Error("no editor");
  return editor;
};
const save = (path: string, raw: string, author: string, message: string) =>
  ask(
    "persistEntry",
    {
      dataFiles: [{ path, slug: "a", raw }],
      assets: [],
      options: { commitMessage: message },
    },
    author,
  );

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "editor-"));
});
afterEach(() => {
  editor = undefined;
  rmSync(project, { recursive: true, force: true });
});

function makeRepository() {
  write(".gitignore", ".editor/\n");
  write("content/news/a/index.md", "a\n");
  write("content/news/b/index.md", "b\n");
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Dev");
  git("config", "user.email", "dev@example.org");
  git("add", ".");
  git("commit", "-q", "-m", "first");
}

it("says why there is none in a folder that is no repository, or has no commit", async () => {
  expect((await open()).status()).toEqual({ off: expect.stringContaining("não é um repositório git") });
  git("init", "-q");
  expect((await open()).status()).toEqual({ off: expect.stringContaining("nenhum commit") });
});

// Only root can give a folder away.
(process.getuid?.() === 0 ? it : it.skip)("says what to do in a folder of another user", async () => {
  makeRepository();
  chownSync(project, 12345, 12345);
  expect((await open()).status()).toEqual({ off: expect.stringContaining(`safe.directory "${project}"`) });
});

it("makes one commit of a save, in a name, with what was edited and nothing else; the developer's things stay", async () => {
  makeRepository();
  write("content/news/b/index.md", "half done\n");
  write("content/news/c/index.md", "new\n");
  const saves: string[] = [];
  await open(() => saves.push("saved"));
  const before = git("rev-parse", "main");
  expect(await save("content/news/a/index.md", "a, edited\n", "Marta <Modelo>", "Altera Notícia: a")).toBe(200);
  expect(git("log", "--format=%an|%s", "main..editor")).toBe("Marta Modelo|Altera Notícia: a");
  expect(git("diff", "--name-only", "main", "editor")).toBe("content/news/a/index.md");
  expect(git("rev-parse", "main")).toBe(before);
  expect(git("rev-parse", "--abbrev-ref", "HEAD")).toBe("main");
  expect(git("status", "--porcelain")).toContain("M content/news/b/index.md");
  expect(saves).toEqual(["saved"]);
  expect(open.current().takeSaved()).toEqual(["content/news/a/index.md"]);
});

it("refuses a save that was checked on another commit, and nothing of it is kept", async () => {
  makeRepository();
  await open();
  const path = "content/news/a/index.md";
  const head = git("rev-parse", "editor");
  const request = (action: string, params: object) =>
    open.current().handle(Buffer.from(JSON.stringify({ action, head, params: { branch: "editor", ...params } })), "");
  expect(await request("getHead", {})).toEqual({ status: 200, body: JSON.stringify(head) });
  const options = { commitMessage: "Altera" };
  const saved = (raw: string) =>
    request("persistEntry", { dataFiles: [{ path, slug: "a", raw }], assets: [], options });
  expect((await saved("the first\n")).status).toBe(200);
  expect((await saved("the second\n")).status).toBe(409);
  expect((await request("deleteFiles", { paths: [path], options })).status).toBe(409);
  expect(git("show", `editor:${path}`)).toBe("the first");
});

it("builds from the developer's folder with the editor's changes over it, and takes new commits along", async () => {
  makeRepository();
  write("content/news/b/index.md", "half done\n");
  await open();
  await save("content/news/a/index.md", "a, edited\n", "Marta", "Altera");
  const content = (await open.current().content()) ?? "";
  const read = (name: string) => readFileSync(join(content, name), "utf8");
  expect([read("news/a/index.md"), read("news/b/index.md")]).toEqual(["a, edited\n", "half done\n"]);

  git("commit", "-q", "-a", "-m", "second");
  await ask("deleteFiles", { paths: ["content/news/a/index.md"], options: { commitMessage: "Exclui" } });
  await open.current().content();
  expect(existsSync(join(content, "news/a/index.md"))).toBe(false);
  expect(git("show", "editor:content/news/b/index.md")).toBe("half done");

  git("merge", "-q", "editor");
  await open.current().content();
  expect([existsSync(join(content, "news/a/index.md")), read("news/b/index.md")]).toEqual([false, "half done\n"]);
});

it("follows the developer, who takes a commit back, while nothing was saved, and keeps what was", async () => {
  makeRepository();
  await open();
  const told = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const path = "content/news/a/index.md";
  const built = async () =>
    readFileSync(join((await open.current().content()) ?? "", path.replace("content/", "")), "utf8");
  const commit = (text: string, ...args: string[]) => {
    write(path, text);
    git("commit", "-q", "-a", "-m", text, ...args);
  };
  commit("second\n");
  expect(await built()).toBe("second\n");
  commit("amended\n", "--amend");
  expect(await unmergedEdits(project)).toBeUndefined();
  expect(await built()).toBe("amended\n");
  git("switch", "-q", "-c", "feature");
  commit("of another branch\n");
  expect(await built()).toBe("of another branch\n");
  git("switch", "-q", "main");
  expect(await built()).toBe("amended\n");
  expect(git("rev-parse", "editor")).toBe(git("rev-parse", "main"));
  expect(told).not.toHaveBeenCalled();

  git("switch", "-q", "editor");
  commit("by hand\n");
  git("switch", "-q", "main");
  expect(await built()).toBe("by hand\n");
  expect(await unmergedEdits(project)).toContain("git merge editor");
  await save("content/news/b/index.md", "b, edited\n", "Marta", "Altera");
  git("commit", "-q", "--amend", "-m", "amended again");
  await built();
  expect(git("log", "--format=%s", "main..editor")).toContain("Altera\nby hand");
});

it("brings no commits of another branch to what was saved", async () => {
  makeRepository();
  await open();
  await save("content/news/a/index.md", "a, edited\n", "Marta", "Altera");
  const commitTo = (branch: string, ...args: string[]) => {
    git("switch", "-q", ...args, branch);
    write(`content/news/${branch}/index.md`, branch);
    git("add", ".");
    git("commit", "-q", "-m", `on ${branch}`);
  };
  commitTo("feature", "-c");
  const told = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const built = async (name: string) => existsSync(join((await open.current().content()) ?? "", name));
  expect(await built("news/feature/index.md")).toBe(true);
  expect(told).toHaveBeenLastCalledWith(
    expect.stringMatching(/segue o ramo “main”, e o que é guardado no ramo aberto agora não chega/),
  );
  expect(git("log", "--format=%s", "editor")).toBe("Altera\nfirst");
  await save("content/news/b/index.md", "b, edited\n", "Marta", "Altera b");
  commitTo("main");
  expect([await built("news/main/index.md"), await built("news/feature/index.md")]).toEqual([true, false]);
  expect(git("log", "--format=%s", "editor").split("\n").sort()).toEqual(
    ["Altera", "Altera b", "Traz o conteúdo do projeto para o editor", "first", "on main"].sort(),
  );
  git("branch", "-m", "main", "principal");
  commitTo("principal");
  await built("");
  expect(git("show", "editor:content/news/principal/index.md")).toBe("principal");
});

it("keeps a save whose merge the developer takes back after a build", async () => {
  makeRepository();
  await open();
  await save("content/news/a/index.md", "a, edited\n", "Marta", "Altera");
  git("merge", "-q", "--no-ff", "-m", "merge", "editor");
  await open.current().content();
  git("reset", "-q", "--hard", "HEAD~1");
  const content = (await open.current().content()) ?? "";
  expect(readFileSync(join(content, "news/a/index.md"), "utf8")).toBe("a, edited\n");
  expect(git("log", "--format=%s", "main..editor")).toContain("Altera");
});

it("copies nothing again that is as it should be", async () => {
  makeRepository();
  // Of a part of a millisecond, which a copy does not keep.
  utimesSync(join(project, "content/news/a/index.md"), 1_800_000_000, 1_800_000_000.1234567);
  const editor = await open();
  const copied = async () => statSync(join((await editor.content()) ?? "", "news/a/index.md")).ctimeMs;
  expect(await copied()).toBe(await copied());
});

it("copies a file that nobody may write to so that a newer one can take its place, and leaves no empty folder", async () => {
  makeRepository();
  chmodSync(join(project, "content/news/a/index.md"), 0o444);
  const editor = await open();
  const content = (await editor.content()) ?? "";
  expect(statSync(join(content, "news/a/index.md")).mode & 0o777).toBe(0o644);
  rmSync(join(project, "content/news/a"), { recursive: true });
  await editor.content();
  expect(existsSync(join(content, "news/a"))).toBe(false);
});

it("gives back versions of a repository with longer names of commits", async () => {
  makeRepository();
  rmSync(join(project, ".git"), { recursive: true });
  git("init", "-q", "-b", "main", "--object-format=sha256");
  git("add", ".");
  git("-c", "user.name=Dev", "-c", "user.email=dev@example.org", "commit", "-q", "-m", "first");
  await open();
  expect(await save("content/news/a/index.md", "a, edited\n", "Marta", "Altera")).toBe(200);
  const id = git("rev-parse", "main");
  expect(await ask("getVersion", { path: "content/news/a/index.md", id })).toBe(200);
});

it("says why there is none where git refuses its branch, or the branch is of another history", async () => {
  makeRepository();
  git("branch", "editor/barra");
  expect((await open()).status()).toEqual({ off: expect.stringContaining("não deixou criar o ramo") });
  git("branch", "-m", "editor/barra", "barra");
  await open();
  git("checkout", "-q", "--orphan", "novo");
  git("commit", "-q", "-m", "another history");
  expect((await open()).status()).toEqual({ off: expect.stringContaining("git branch -D editor") });
});

it("goes on with its own where both sides changed the same, and leaves nothing half merged", async () => {
  makeRepository();
  await open();
  await save("content/news/a/index.md", "the editor's\n", "Marta", "Altera");
  write("content/news/a/index.md", "the developer's\n");
  git("commit", "-q", "-a", "-m", "second");
  const told = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const content = (await open.current().content()) ?? "";
  expect(readFileSync(join(content, "news/a/index.md"), "utf8")).toBe("the editor's\n");
  expect(told).toHaveBeenCalledWith(expect.stringContaining("git merge editor"));
  expect(await save("content/news/a/index.md", "the editor's second\n", "Marta", "Altera")).toBe(200);
});

it("tells who saved what of an entry, gives each version back, and none of another branch", async () => {
  makeRepository();
  await open();
  await save("content/news/a/index.md", "a, edited\n", "Marta Modelo", "Altera Notícia: a");
  git("switch", "-q", "-c", "other");
  git("commit", "-q", "--allow-empty", "-m", "elsewhere");
  const told = async (action: string, params: object): Promise<unknown> => {
    const body = Buffer.from(JSON.stringify({ action, params: { branch: "editor", ...params } }));
    const answer = await open.current().handle(body, "");
    return answer.status === 200 ? JSON.parse(answer.body) : answer.status;
  };
  const path = "content/news/a/index.md";
  const [id, first] = git("log", "--format=%H", "editor").split("\n");
  expect(await told("getHistory", { path })).toMatchObject([
    { id, parent: first, who: "Marta Modelo", what: "Altera Notícia: a" },
    { id: first, who: "Dev", what: "first" },
  ]);
  expect(await told("getHistory", { path: "content/news/b/index.md" })).toHaveLength(1);
  expect(await told("getHistory", {})).toHaveLength(2);
  expect(await told("getVersion", { path, id: first })).toEqual([{ path, base64: btoa("a\n") }]);
  expect(await told("getVersion", { path, id: git("rev-parse", "other") })).toBe(404);
  expect(await told("getVersion", { path: ".gitignore", id })).toBe(400);
  expect(await told("getVersion", { path, id: "--all" })).toBe(400);
  // Of what lies beside a text, what is there as it was is not sent back and forth.
  git("switch", "-q", "editor");
  const [stays, leaves] = ["fica.pdf", "sai.pdf"].map((name) => path.replace("index.md", name));
  for (const file of [stays, leaves]) write(String(file), "%PDF");
  git("add", "-A");
  git("commit", "-q", "-m", "files");
  const both = git("rev-parse", "HEAD");
  git("rm", "-q", String(leaves));
  git("commit", "-q", "-m", "one file less");
  expect(await told("getVersion", { path, id: both })).toMatchObject([{ path }, { path: leaves }]);
});
