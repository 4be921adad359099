import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { makeFolder, removeFolders } from "../../../scripts/server/testing/folders";
import { freePort, gitIn, makeRepository, serveEditor } from "../../../scripts/server/testing/served-editor";

/** Servers that outlive who started them hold a port and a repository until the machine is switched off. */

afterAll(removeFolders);

/** Does anybody listen at this port of this machine? */
const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** Waits until nobody listens there any more. */
async function untilFree(port: number): Promise<void> {
  while (await isTaken(port)) await new Promise((resolve) => setTimeout(resolve, 50));
}

test("a server that is killed leaves no other behind", async () => {
  const editor = await serveEditor(makeRepository());
  expect(await isTaken(editor.innerPort)).toBe(true);
  editor.process.kill("SIGKILL");
  await once(editor.process, "close");
  await untilFree(editor.innerPort);
}, 60_000);

test("npm start that can't build the site says why, and leaves no server behind", async () => {
  const root = join(__dirname, "..", "..", "..");
  const project = makeFolder({ "content/news/a/index.md": "---\ntitle: sem fim\n" });
  for (const name of ["src", "scripts", "package.json", "package-lock.json", "tsconfig.json"])
    cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  gitIn(project, "init", "-q", "-b", "main");
  gitIn(project, "add", "content");
  gitIn(project, "-c", "user.name=Dev", "-c", "user.email=dev@example.org", "commit", "-q", "-m", "first");
  const [port, inbox, inner] = [await freePort(), await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), INBOX_PORT: String(inbox), EDITOR_PORT: String(inner) };
  Reflect.deleteProperty(env, "CONTENT_DIR");
  const start = spawn(process.execPath, [join(project, "scripts", "start.mjs")], { cwd: project, env });
  let output = "";
  for (const stream of [start.stdout, start.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(start, "close");
  expect(output).toContain("O site não pôde ser construído");
  expect(code).toBe(1);
  await untilFree(inner);
}, 120_000);
