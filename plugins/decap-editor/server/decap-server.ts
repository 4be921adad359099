import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { listen } from "../../../scripts/server/listen";
import { Problem } from "../../../scripts/server/problem";
import { gitEnv } from "./git";

/** Decap's own git server, in a process of its own. */
export interface DecapServer {
  /** Where it takes requests: on this machine only, and meant for `routes.ts` alone. */
  readonly url: string;
  /** What a request must bring. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pid: number | undefined;
  readonly stop: () => void;
}

const guard = "plugins/decap-editor/server/only-ours.cjs";
const PATIENCE_MS = 15_000;

/** Starts `decap-server` over a work tree, and waits until it answers. `wanted` is a port; 0 takes any free one. */
export async function startDecapServer(folder: string, wanted: number): Promise<DecapServer> {
  const port = await findPort(wanted);
  const key = randomUUID();
  const server = createRequire(join(process.cwd(), "package.json")).resolve("decap-server");
  const child = spawn(process.execPath, ["--require", join(process.cwd(), guard), server], {
    cwd: folder,
    env: {
      ...(await gitEnv(folder)),
      MODE: "git",
      GIT_REPO_DIRECTORY: folder,
      PORT: String(port),
      // Left out, it would listen on all interfaces, without a password.
      BIND_HOST: "127.0.0.1",
      // No page may read its answers; ours come through routes.ts.
      ORIGIN: "http://127.0.0.1",
      LOG_LEVEL: "error",
      EDITOR_KEY: key,
    },
    // By the channel it learns that we are gone, however we ended (only-ours.cjs).
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    });
  const url = `http://127.0.0.1:${port}/api/v1`;
  const headers = { "content-type": "application/json", "x-editor-key": key };
  if (!(await Promise.race([answers(url, headers), ended(child)]))) {
    child.kill();
    throw new Problem(`O editor não pôde começar.\n${output}`);
  }
  child.once("close", () => {
    if (!child.killed) console.error(`O editor parou de responder. Pare com Ctrl-C e repita npm start.\n${output}`);
  });
  return { url, headers, pid: child.pid, stop: () => child.kill() };
}

/** A taken port is an error that says what to type instead. */
async function findPort(wanted: number): Promise<number> {
  const probe = createServer();
  const url = await listen(probe, { port: wanted, host: "127.0.0.1", hosts: [] }, "start", "EDITOR_PORT");
  await new Promise((resolve) => probe.close(resolve));
  return Number(new URL(url).port);
}

const ended = (child: ChildProcess) => new Promise<false>((resolve) => child.once("close", () => resolve(false)));

async function answers(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const body = JSON.stringify({ action: "info" });
    if ((await fetch(url, { method: "POST", headers, body }).catch(() => undefined))?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
