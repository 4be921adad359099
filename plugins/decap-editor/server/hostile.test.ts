import { chmodSync, existsSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolders, writeFiles } from "../../../scripts/server/testing/folders";
import {
  gitIn,
  keyOf,
  makeRepository,
  type ServedEditor,
  serveEditor,
} from "../../../scripts/server/testing/served-editor";

// Some start three servers.
jest.setTimeout(60_000);

/** What another program of this machine, or another of its users, may send to the editor. */

let repository: string;
let editor: ServedEditor;
let proof: string;

beforeAll(async () => {
  repository = makeRepository({ "content/linked/.keep": "" });
  symlinkSync("../../..", join(repository, "content", "news", "linked"));
  gitIn(repository, "add", ".");
  gitIn(repository, "commit", "-q", "-m", "links");
  proof = join(makeFolder(), "ran");
  editor = await serveEditor(repository);
}, 60_000);
afterAll(async () => {
  await editor.stop();
  removeFolders();
});

const media = (path: string, text: string) => ({
  asset: { path, content: Buffer.from(text).toString("base64"), encoding: "base64" },
  options: { commitMessage: "Envia" },
});

/** A git directory under content, a `.git` that points to it, and a request that has git look there. */
const takeOver = (): readonly (readonly [string, object])[] => [
  ["persistMedia", media("content/evil/HEAD", "ref: refs/heads/editor\n")],
  [
    "persistMedia",
    media("content/evil/config", `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = "touch '${proof}'; false"\n`),
  ],
  ["persistMedia", media("content/evil/objects/x", "x")],
  ["persistMedia", media("content/evil/refs/x", "x")],
  ["persistMedia", media(".git", "gitdir: content/evil\n")],
  ["persistMedia", media("content/news/a/foto.jpg", "x")],
];

it.each([
  ["without its key", () => ({})],
  ["with a wrong key", () => ({ "x-editor-key": "0".repeat(64) })],
  ["with the key", () => ({ "x-editor-key": keyOf(repository) })],
])("runs nothing of what is sent %s", async (_how, headers) => {
  for (const [action, params] of takeOver()) await editor.ask(action, params, headers());
  expect(existsSync(proof)).toBe(false);
  expect(gitIn(repository, "ls-tree", "--name-only", "editor:content").split("\n")).toEqual(["linked", "news"]);
  expect(readdirSync(join(repository, ".editor"))).toEqual(["key"]);
});

const noKeys = [
  ["no key", {}],
  ["a wrong key", { "x-editor-key": "0".repeat(64) }],
  ["the beginning of a key", { "x-editor-key": "0" }],
] as const;

it.each(noKeys)("neither saves nor shows anything to who has %s", async (_what, headers) => {
  const before = gitIn(repository, "rev-parse", "editor");
  for (const [action, params] of [
    ["getEntry", { path: "content/news/a/index.md" }],
    ["persistMedia", media("content/news/a/foto.jpg", "x")],
  ] as const) {
    const answer = await editor.ask(action, params, headers);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("endereço que o terminal mostra") });
  }
  const status = await fetch(`${editor.url}/_editor/status`, { headers });
  expect(await status.json()).toMatchObject({ off: expect.stringContaining("endereço que o terminal mostra") });
  expect(gitIn(repository, "rev-parse", "editor")).toBe(before);
});

it("keeps the key from the machine's other users, and has a new one after a day", async () => {
  const file = join(repository, ".editor", "key");
  const key = keyOf(repository);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  if (process.platform !== "win32") expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  const other = makeRepository();
  writeFiles(other, { ".editor/key": "0".repeat(64) });
  const yesterday = Date.now() / 1000 - 90_000;
  for (const [isOld, isReadable] of [
    [true, false],
    [false, true],
  ]) {
    const guessed = join(other, ".editor", "key");
    writeFileSync(guessed, "0".repeat(64));
    chmodSync(guessed, isReadable ? 0o644 : 0o600);
    if (isOld) utimesSync(guessed, yesterday, yesterday);
    await (await serveEditor(other)).stop();
    expect(keyOf(other)).not.toBe("0".repeat(64));
  }
});

/** Places that are not the editor's, in as many spellings as systems of files take for one. */
const elsewhere = [
  ".git",
  ".git/config",
  "package.json",
  "scripts/server/start.ts",
  "/etc/passwd",
  "C:\\x.jpg",
  "content",
  "content/x.jpg",
  "content/../.git",
  "content/news/../../.git",
  "content/news/a/../../../.git",
  "content/news/a/./foto.jpg",
  "content//news/a/foto.jpg",
  "content/news/a\\..\\foto.jpg",
  "content/news/.git",
  "content/news/.git/foto.jpg",
  "content/news/.GIT/foto.jpg",
  "content/news/.gIt/foto.jpg",
  "content/news/git~1/foto.jpg",
  "content/news/GIT~1/foto.jpg",
  "content/news/.git /foto.jpg",
  "content/news/.git./foto.jpg",
  "content/news/.git::$INDEX_ALLOCATION/foto.jpg",
  "content/news/.g\u200cit/foto.jpg",
  "content/news/\u200c.git/foto.jpg",
  "content/news/\ufeff.git/foto.jpg",
  "content/news/a/.gitattributes",
  "content/news/a/.jpg",
  "content/news/a/foto.jpg\0",
  "content/news/a/foto\n.jpg",
  "content/news/a/deep/foto.jpg",
  "content/secrets/a/foto.jpg",
  "content/pages/unknown/foto.jpg",
  "content/settings/a/foto.jpg",
  "content/settings/a.jpg",
];

it("reads, writes and deletes at no place but those of content", async () => {
  const before = gitIn(repository, "rev-parse", "editor");
  const commit = { options: { commitMessage: "Altera" } };
  const text = { path: "content/news/a/index.md", slug: "a/index", raw: "x" };
  for (const path of [...elsewhere, "content/linked/a/index.md", "content/news/linked/index.md"]) {
    const file = { path, content: "eA==", encoding: "base64" };
    for (const [action, params] of [
      ["entriesByFolder", { folder: path, extension: "md", depth: 2 }],
      ["entriesByFolder", { folder: "content/news", extension: path, depth: 2 }],
      ["entriesByFiles", { files: [{ path }] }],
      ["getEntry", { path }],
      ["getMedia", { mediaFolder: path }],
      ["getMediaFile", { path }],
      ["persistEntry", { dataFiles: [{ ...text, path }], assets: [], ...commit }],
      ["persistEntry", { dataFiles: [{ ...text, newPath: path }], assets: [], ...commit }],
      ["persistEntry", { dataFiles: [text], assets: [file], ...commit }],
      ["persistEntry", { entry: { ...text, path }, assets: [], ...commit }],
      ["persistMedia", { asset: file, ...commit }],
      ["deleteFile", { path, ...commit }],
      ["deleteFiles", { paths: [path], ...commit }],
    ] as const) {
      // A folder that holds media, and is asked for as such.
      if (path === "content/news/linked/index.md" && action === "getMedia") continue;
      expect([action, path, (await editor.ask(action, params)).status]).toEqual([action, path, 400]);
    }
  }
  for (const [action, params] of [
    ["info", {}],
    ["fetch", {}],
    ["persistMedia", media("content/news/a/hooks.sh", "x")],
    ["persistMedia", media("content/news/a/config", "x")],
    ["getEntry", { path: text.path, branch: "main" }],
    ["getEntry", { path: text.path, branch: "--help" }],
    ["deleteUnpublishedEntry", { collection: "news", slug: "a/index" }],
  ] as const)
    expect([action, (await editor.ask(action, params)).status]).toEqual([action, 400]);
  expect(gitIn(repository, "rev-parse", "editor")).toBe(before);
});

it("saves an entry with its picture and its document, and deletes them", async () => {
  const entry = "content/documents/ata/index.md";
  const files = ["Ata da reunião.pdf", "foto.webp"].map((name) => `content/documents/ata/${name}`);
  const saved = await editor.ask("persistEntry", {
    dataFiles: [{ path: entry, slug: "ata/index", raw: "ata\n" }],
    assets: files.map((path) => ({ path, content: "eA==", encoding: "base64" })),
    options: { commitMessage: "Cria", collectionName: "documents", newEntry: true },
  });
  expect(saved.status).toBe(200);
  const listed = await editor.ask("getMedia", { mediaFolder: "content/documents/ata" });
  expect(await listed.json()).toHaveLength(3);
  const deleted = { paths: [entry, ...files], options: { commitMessage: "Exclui" } };
  expect((await editor.ask("deleteFiles", deleted)).status).toBe(200);
  expect(gitIn(repository, "ls-tree", "-r", "--name-only", "editor", "content/documents")).toBe("");
});

it("runs no hook, filter or other command that the repository's configuration names", async () => {
  const ran = makeFolder();
  const run = (name: string, then = "cat") => `touch '${join(ran, name)}'; ${then}`;
  const own = makeRepository({
    "content/.gitattributes": "*.md filter=ours diff=ours merge=ours\n",
    "content/news/c/index.md": "c\n",
  });
  for (const hook of ["pre-commit", "post-commit", "post-checkout", "post-index-change", "reference-transaction"])
    writeFileSync(join(own, ".git", "hooks", hook), `#!/bin/sh\n${run(hook, "true")}\n`, { mode: 0o755 });
  for (const [name, command] of [
    ["core.fsmonitor", run("fsmonitor", "false")],
    ["core.pager", run("pager")],
    ["core.editor", run("editor", "true")],
    ["commit.gpgSign", "true"],
    ["log.showSignature", "true"],
    ["gpg.program", join(own, ".git", "hooks", "pre-commit")],
    ["diff.external", run("external", "true")],
    ["diff.ours.textconv", run("textconv")],
    ["diff.ours.command", run("command", "true")],
    ["filter.ours.clean", run("clean")],
    ["filter.ours.smudge", run("smudge")],
    ["filter.ours.required", "true"],
    ["merge.ours.driver", run("driver", "true")],
  ])
    gitIn(own, "config", name ?? "", command ?? "");
  const quietly = [
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.attributesFile=/dev/null",
  ];
  const first = await serveEditor(own);
  const saved = await first.ask("persistEntry", {
    dataFiles: [{ path: "content/news/a/index.md", slug: "a/index", raw: "a, do editor\n" }],
    assets: [],
    options: { commitMessage: "Altera" },
  });
  expect(saved.status).toBe(200);
  // A signed commit, whose signature a setting of the repository wants to see in each list.
  const signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----";
  const unsigned = gitIn(own, "cat-file", "commit", "editor");
  const file = join(makeFolder({ commit: `${unsigned.replace("\n\n", `\n${signature}\n\n`)}\n` }), "commit");
  const signed = gitIn(own, "hash-object", "-t", "commit", "-w", file);
  gitIn(own, ...quietly, "update-ref", "refs/heads/editor", signed);
  const history = await first.ask("getHistory", {});
  expect(await history.json()).toMatchObject([{ id: signed, what: "Altera" }, { what: "first" }]);
  await first.stop();
  writeFiles(own, { "content/news/a/index.md": "a, da outra\n" });
  for (const args of [
    ["add", "."],
    ["commit", "-q", "--no-gpg-sign", "-m", "second"],
  ])
    gitIn(own, ...quietly, "-c", "filter.ours.clean=", "-c", "filter.ours.required=false", ...args);
  await (await serveEditor(own)).stop();
  expect(readdirSync(ran)).toEqual([]);
});
