import type { Server } from "node:http";
import { join } from "node:path";
import { listen } from "../listen";
import { Problem } from "../problem";
import { onShutdown } from "../shutdown";
import { createInbox } from "./server";
import { openStore } from "./store";

/** Opens the inbox of the project on this machine alone, at INBOX_PORT. What it receives is kept in `.inbox/`. */
export async function openInbox(project: string, env: NodeJS.ProcessEnv): Promise<{ url: string; server: Server }> {
  const port = Number(env.INBOX_PORT || 8001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Problem(`INBOX_PORT deve ser um número de 0 a 65535, e é "${env.INBOX_PORT}".`);
  }
  const server = createInbox(openStore(env.INBOX_FILE || join(project, ".inbox", "submissions.jsonl")));
  const url = await listen(server, { port, host: "127.0.0.1", hosts: [] }, "start", "INBOX_PORT");
  return { url, server };
}

/** Runs the inbox by itself: `npm run inbox`. */
export async function runInbox(project: string): Promise<void> {
  const { url, server } = await openInbox(project, process.env);
  onShutdown(async () => server.closeAllConnections());
  console.log(`Caixa de entrada dos cadastros: ${url}   (Ctrl-C para parar)`);
}
