import type { IncomingMessage } from "node:http";
import { isAllowedHost } from "../../../scripts/server/host";

/** Why the editor does not answer a request. */
export interface EditorRefusal {
  readonly status: 403 | 405 | 415 | 421;
  readonly text: string;
}

/**
 * Lets in what our own page asks, and nothing that a page elsewhere could send: another host name (DNS rebinding),
 * another origin, or a form, which needs no permission to be posted across sites.
 */
export function refuse({ headers, method }: IncomingMessage, hosts: readonly string[]): EditorRefusal | undefined {
  if (!isAllowedHost(headers.host, hosts)) return { status: 421, text: "Este servidor não atende por esse nome." };
  if (!isOwnPage(headers)) return { status: 403, text: "O editor só atende à sua própria página." };
  if (method !== "GET" && method !== "POST") return { status: 405, text: "Método não permitido." };
  if (method === "POST" && !headers["content-type"]?.startsWith("application/json"))
    return { status: 415, text: "O editor só recebe JSON." };
  return undefined;
}

/** Every browser of today sends Sec-Fetch-Site; a program on this machine sends neither header. */
function isOwnPage(headers: IncomingMessage["headers"]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}
