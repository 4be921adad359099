import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { makeFolder } from "./folders";

const project = join(__dirname, "..", "..", "..");
const site = makeFolder({ "index.html": "início", "404.html": "não há" });

/** `npm run serve` with an editor, as a process of its own: its interface is asked as any program of this machine can. */
export interface ServedEditor {
  readonly url: string;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Sends a request; by default with the key of this start. */
  readonly ask: (action: string, params: object, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** A repository with content, as a developer has it. */
export function makeRepository(files: Readonly<Record<string, string>> = {}): string {
  const repository = makeFolder({
    ".gitignore": ".editor/\n",
    "content/news/a/index.md": "a\n",
    "content/news/b/index.md": "b\n",
    ...files,
  });
  gitIn(repository, "init", "-q", "-b", "main");
  gitIn(repository, "config", "user.name", "Dev");
  gitIn(repository, "config", "user.email", "dev@example.org");
  gitIn(repository, "add", ".");
  gitIn(repository, "commit", "-q", "-m", "first");
  return repository;
}

export const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trimEnd();

/** The secret of the running start, which only this machine's owner can read. */
export const keyOf = (repository: string): string => {
  const file = join(repository, ".editor", "key");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Starts the server over a repository, and waits until it is up. */
export async function serveEditor(repository: string): Promise<ServedEditor> {
  const child = spawn(process.execPath, [join(project, "scripts", "serve.mjs"), site], {
    cwd: project,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", EDITOR_REPO: repository },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Of some thousand requests to a server that is killed, Node's fetch waits for one as if it lived.
  const gone = new AbortController();
  child.once("exit", () => gone.abort());
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        const [, found] = /No ar: (http:\S+)/.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.once("close", () => reject(new Error(output)));
  });
  return {
    url,
    process: child,
    output: () => output,
    ask: (action, params, headers = { "x-editor-key": keyOf(repository) }) =>
      fetch(`${url}/_editor/api/v1`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ action, params: { branch: "editor", ...params } }),
        signal: gone.signal,
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "close");
      child.kill();
      await ended;
    },
  };
}

/** A port that nobody listens at now. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) =>
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    }),
  );
}
