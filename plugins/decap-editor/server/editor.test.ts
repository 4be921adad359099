import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Editor, openEditor } from "./editor";

let project: string;
let editor: Editor | undefined;
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" }).trimEnd();
const write = (file: string, text: string) => {
  mkdirSync(join(project, file, ".."), { recursive: true });
  writeFileSync(join(project, file), text);
};
const open = async (onSave: () => void = () => undefined) => {
  editor = await openEditor({ project, folder: join(project, ".editor"), onSave });
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
      options: { commitMessage: message, collectionName: "news", useWorkflow: false, status: "draft" },
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

describe("the review before publishing", () => {
  const draft = (slug: string, raw: string, author = "Marta") =>
    ask(
      "persistEntry",
      {
        dataFiles: [{ path: `content/news/${slug}/index.md`, slug: `${slug}/index`, raw }],
        assets: [],
        options: { commitMessage: `Altera: ${slug}`, collectionName: "news", useWorkflow: true, status: "draft" },
      },
      author,
    );
  const publish = (slug: string, author = "Paulo") =>
    ask("publishUnpublishedEntry", { collection: "news", slug: `${slug}/index` }, author);

  it("keeps a draft beside what is published, in the name of who wrote it", async () => {
    makeRepository();
    const onSave = jest.fn();
    await open(onSave);
    expect(await draft("c", "c\n")).toBe(200);
    expect(git("log", "--format=%an|%s", "editor..cms/news/c/index")).toBe("Marta|Altera: c");
    expect(onSave).not.toHaveBeenCalled();
    expect(await publish("c")).toBe(200);
    expect(git("show", "editor:content/news/c/index.md")).toBe("c");
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it("names a draft's own files alone after another was published", async () => {
    makeRepository();
    const current = await open();
    await draft("c", "c\n");
    await draft("longer", "d\n");
    await publish("c");
    const body = { action: "unpublishedEntry", params: { branch: "editor", collection: "news", slug: "longer/index" } };
    const answer = await current.handle(Buffer.from(JSON.stringify(body)), "");
    expect(JSON.parse(Buffer.from(answer.body).toString()).diffs).toEqual([
      expect.objectContaining({ path: "content/news/longer/index.md" }),
    ]);
    await publish("longer");
    expect(git("log", "--max-count=1", "--format=%an|%s", "editor")).toBe("Paulo|Publica: news/longer");
  });

  it("goes from draft to ready, keeps its own pictures alone, and leaves nothing when it is thrown away", async () => {
    makeRepository();
    const current = await open();
    const answer = async (action: string, params: object) => {
      const body = Buffer.from(JSON.stringify({ action, params: { branch: "editor", ...params } }));
      const { status, body: json } = await current.handle(body, "Marta");
      return { status, value: JSON.parse(json) };
    };
    const entry = { collection: "news", slug: "a/index" };
    const folder = "content/news/a";
    const saveWith = (raw: string, pictures: readonly string[]) =>
      answer("persistEntry", {
        dataFiles: [{ path: `${folder}/index.md`, slug: "a/index", raw }],
        assets: pictures.map((name) => ({ path: `${folder}/${name}`, content: "eA==", encoding: "base64" })),
        options: { commitMessage: "Altera: a", collectionName: "news", useWorkflow: true, status: "draft" },
      });
    await saveWith("um\n", ["velha.jpg"]);
    await answer("updateUnpublishedEntryStatus", { ...entry, newStatus: "pending_publish" });
    await saveWith("dois\n", ["nova.jpg"]);
    expect((await answer("unpublishedEntries", {})).value).toEqual(["news/a/index"]);
    expect((await answer("unpublishedEntry", { id: "news/a/index" })).value).toMatchObject({
      ...entry,
      status: "pending_publish",
      diffs: [
        { id: `${folder}/index.md`, path: `${folder}/index.md`, newFile: false },
        { id: `${folder}/nova.jpg`, path: `${folder}/nova.jpg`, newFile: true },
      ],
    });
    const read = { ...entry, id: "x" };
    expect((await answer("unpublishedEntryDataFile", { ...read, path: `${folder}/index.md` })).value).toEqual({
      data: "dois\n",
    });
    expect((await answer("unpublishedEntryMediaFile", { ...read, path: `${folder}/nova.jpg` })).value).toMatchObject({
      name: "nova.jpg",
      content: "eA==",
    });
    expect((await answer("getMedia", { mediaFolder: folder })).value).toHaveLength(1);
    expect((await answer("deleteUnpublishedEntry", entry)).status).toBe(200);
    expect((await answer("unpublishedEntry", entry)).status).toBe(404);
    expect(git("config", "--list")).not.toContain("cms/news");
  });

  it("refuses to publish over what was published meanwhile, and goes on", async () => {
    makeRepository();
    await open();
    await draft("a", "the draft's\n");
    await save("content/news/a/index.md", "someone else's\n", "Ana", "Altera");
    expect(await publish("a")).toBe(409);
    expect(await draft("a", "the draft's second\n")).toBe(409);
    expect(git("show", "editor:content/news/a/index.md")).toBe("someone else's");
    expect(await save("content/news/b/index.md", "b, edited\n", "Ana", "Altera")).toBe(200);
  });
});
