import type { IncomingMessage } from "node:http";
import { isAllowedHost } from "./host";
import { readTarget, type Target } from "./request-path";

/** Why a request gets no page. */
export interface Refusal {
  readonly status: 400 | 405 | 421;
  readonly text: string;
}

/** Lets a request in, with what it asks for; or says why not. */
export function admit({ headers, method, url }: IncomingMessage, hosts: readonly string[]): Target | Refusal {
  if (!isAllowedHost(headers.host, hosts)) return { status: 421, text: "Este servidor não atende por esse nome." };
  if (method !== "GET" && method !== "HEAD") return { status: 405, text: "Método não permitido." };
  return readTarget(url ?? "") ?? { status: 400, text: "Endereço inválido." };
}
