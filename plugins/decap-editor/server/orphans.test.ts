import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { makeFolder, removeFolders } from "../../../scripts/server/testing/folders";
import { freePort, gitIn } from "../../../scripts/server/testing/served-editor";

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

test("npm start that can't build the site says why, offers the editor, and leaves no server behind", async () => {
  const root = join(__dirname, "..", "..", "..");
  const project = makeFolder({ "content/news/a/index.md": "---\ntitle: sem fim\n" });
  for (const name of [
    "src",
    "plugins",
    "scripts",
    "docs",
    "static",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ])
    cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  gitIn(project, "init", "-q", "-b", "main");
  gitIn(project, "add", "content");
  gitIn(project, "-c", "user.name=Dev", "-c", "user.email=dev@example.org", "commit", "-q", "-m", "first");
  const [port, inbox] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), INBOX_PORT: String(inbox) };
  Reflect.deleteProperty(env, "CONTENT_DIR");
  const start = spawn(process.execPath, [join(project, "scripts", "start.mjs")], { cwd: project, env });
  const ended = once(start, "close");
  let output = "";
  const ready = new Promise<void>((resolve) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes("No ar:")) resolve();
      });
  });
  await Promise.race([ready, ended]);
  expect(output).toContain("O editor está à disposição");
  const answers = ["", "/admin/"].map((path) =>
    fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text()),
  );
  const [home, editor] = await Promise.all(answers);
  expect(home).toContain("content/news/a/index.md");
  expect(editor).toContain("nc-root");
  start.kill("SIGTERM");
  await ended;
  for (const one of [port, inbox]) expect(await isTaken(one)).toBe(false);
}, 120_000);
