import type { IncomingMessage, ServerResponse } from "node:http";
import { readTarget, type Target } from "./paths";

const thisMachine = ["127.0.0.1", "localhost"];

/**
 * Is the request meant for this server? A page elsewhere can point its own domain at 127.0.0.1 (DNS rebinding) and
 * then read what we serve; the Host header gives it away.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[] = []): boolean {
  const [, name] = /^\[?([^[\]@/\s]+?)\]?(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? "") ?? [];
  return name !== undefined && [...thisMachine, ...allowed].includes(name);
}

/** Why a request gets no page. */
export interface Refusal {
  readonly status: 400 | 405 | 421;
  readonly text: string;
}

/** Validates a request. Returns its target or the reason for refusal. */
export function admit({ headers, method, url }: IncomingMessage, hosts: readonly string[]): Target | Refusal {
  if (!isAllowedHost(headers.host, hosts)) return { status: 421, text: "Este servidor não atende por esse nome." };
  if (method !== "GET" && method !== "HEAD") return { status: 405, text: "Método não permitido." };
  return readTarget(url ?? "") ?? { status: 400, text: "Endereço inválido." };
}

/** Answers with a line of text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.writeHead(status);
  response.end(`${text}\n`);
}
