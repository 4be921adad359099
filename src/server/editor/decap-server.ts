import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { listen } from "../listen";
import { Problem } from "../problem";
import { gitEnv } from "./git";

/** Decap's own git server, in a process of its own. */
export interface DecapServer {
  /** Where it takes requests: on this machine only, and meant for `routes.ts` alone. */
  readonly url: string;
  readonly stop: () => void;
}

const PATIENCE_MS = 15_000;

/** Starts `decap-server` over a work tree, and waits until it answers. `wanted` is a port; 0 takes any free one. */
export async function startDecapServer(folder: string, wanted: number): Promise<DecapServer> {
  const port = await findPort(wanted);
  const child = spawn(process.execPath, [createRequire(join(process.cwd(), "package.json")).resolve("decap-server")], {
    cwd: folder,
    env: {
      ...gitEnv(),
      MODE: "git",
      GIT_REPO_DIRECTORY: folder,
      PORT: String(port),
      // Left out, it would listen on all interfaces, without a password.
      BIND_HOST: "127.0.0.1",
      // No page may read its answers; ours come through routes.ts.
      ORIGIN: "http://127.0.0.1",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    });
  const url = `http://127.0.0.1:${port}/api/v1`;
  if (!(await Promise.race([answers(url), ended(child)]))) {
    child.kill();
    throw new Problem(`O editor não pôde começar.\n${output}`);
  }
  child.once("close", () => {
    if (!child.killed) console.error(`O editor parou de responder. Pare com Ctrl-C e repita npm start.\n${output}`);
  });
  return { url, stop: () => child.kill() };
}

/** A taken port is an error that says what to type instead. */
async function findPort(wanted: number): Promise<number> {
  const probe = createServer();
  const url = await listen(probe, { port: wanted, host: "127.0.0.1", hosts: [] }, "start", "EDITOR_PORT");
  await new Promise((resolve) => probe.close(resolve));
  return Number(new URL(url).port);
}

const ended = (child: ChildProcess) => new Promise<false>((resolve) => child.once("close", () => resolve(false)));

async function answers(url: string): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const body = JSON.stringify({ action: "info" });
    const headers = { "content-type": "application/json" };
    if ((await fetch(url, { method: "POST", headers, body }).catch(() => undefined))?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
