import { execFileSync } from "node:child_process";
import { makeFolder, removeFolders } from "../../../scripts/server/testing/folders";
import { type DecapServer, startDecapServer } from "./decap-server";
import { git } from "./git";

let folder: string;
let server: DecapServer;

beforeEach(async () => {
  folder = makeFolder({ "content/news/a/index.md": "antes" });
  for (const args of [
    ["init", "-q", "-b", "editor"],
    ["add", "."],
    ["commit", "-q", "-m", "começo"],
  ])
    await git(folder, ...args);
  server = await startDecapServer(folder, 0);
}, 30_000);
afterEach(() => server.stop());
afterAll(removeFolders);

const save = (raw: string, headers: Readonly<Record<string, string>> = server.headers) =>
  fetch(server.url, {
    method: "POST",
    headers,
    body: JSON.stringify({
      action: "persistEntry",
      params: {
        branch: "editor",
        dataFiles: [{ slug: "a", path: "content/news/a/index.md", raw }],
        assets: [],
        options: { collectionName: "news", commitMessage: raw.slice(0, 20), useWorkflow: false, status: "draft" },
      },
    }),
  });

test("decap-server saves for us, and for nobody who does not know the key", async () => {
  const { "x-editor-key": _key, ...stranger } = server.headers;
  expect((await save("de fora", stranger)).status).toBe(403);
  expect((await save("de fora", { ...stranger, "x-editor-key": "x" })).status).toBe(403);
  expect(await git(folder, "show", "HEAD:content/news/a/index.md")).toBe("antes");
  expect((await save("depois")).status).toBe(200);
  expect(await git(folder, "show", "HEAD:content/news/a/index.md")).toBe("depois");
}, 30_000);

test("killed during a save, it leaves a sound repository in which the next save works", async () => {
  const told = jest.spyOn(console, "error").mockReturnValue();
  for (const patience of [1, 15, 40, 80]) {
    const text = `x${patience}`.repeat(50_000);
    const saving = save(text).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, patience));
    execFileSync("kill", ["-9", String(server.pid)]);
    await saving;
    // What git was at when its parent was killed, it ends by itself.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await git(folder, "fsck", "--strict");
    expect(["antes", "salvo", text.trimEnd()]).toContain(await git(folder, "show", "HEAD:content/news/a/index.md"));
    server = await startDecapServer(folder, 0);
    expect((await save("salvo")).status).toBe(200);
    expect(await git(folder, "show", "HEAD:content/news/a/index.md")).toBe("salvo");
  }
  expect(told).toHaveBeenCalledTimes(4);
  told.mockRestore();
}, 90_000);
