import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolders } from "../testing/folders";
import { gitIn, keyOf, makeRepository, type ServedEditor, serveEditor } from "../testing/served-editor";

/** What another program of this machine, or another of its users, may send to the editor. */

let repository: string;
let editor: ServedEditor;
let proof: string;

beforeAll(async () => {
  repository = makeRepository();
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
  expect(readdirSync(join(repository, ".editor", "tree", "content"))).toEqual(["news"]);
  expect(gitIn(join(repository, ".editor", "tree"), "rev-parse", "--abbrev-ref", "HEAD")).toBe("editor");
});
