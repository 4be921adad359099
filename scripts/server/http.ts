import type { IncomingMessage, ServerResponse } from "node:http";
import { isAllowedHost } from "../../src/lib/allowed-host";
import { readTarget, type Target } from "./paths";

/** A refused request. */
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
