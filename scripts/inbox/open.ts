import type { Server } from "node:http";
import { join } from "node:path";
import { listen, readPort } from "../server/listen";
import { onShutdown } from "../server/shutdown";
import { createInbox, type Fault } from "./server";
import { openStore } from "./store";

/** Opens the inbox of the project on this machine alone, at INBOX_PORT. What it receives is kept in `.inbox/`. */
export async function openInbox(
  project: string,
  env: NodeJS.ProcessEnv,
  fault?: Fault,
): Promise<{ url: string; server: Server }> {
  const port = readPort(env, "INBOX_PORT", 8001);
  const server = createInbox(openStore(env.INBOX_FILE || join(project, ".inbox", "submissions.jsonl")), fault);
  const url = await listen(server, { port, host: "127.0.0.1", hosts: [] }, "start", "INBOX_PORT");
  return { url, server };
}

/** Runs the inbox by itself: `npm run inbox`. */
export async function runInbox(project: string, fault?: Fault): Promise<void> {
  const { url, server } = await openInbox(project, process.env, fault);
  onShutdown(async () => server.closeAllConnections());
  console.log(`Caixa de entrada dos cadastros: ${url}   (Ctrl-C para parar)`);
}
