import type { IncomingMessage, ServerResponse } from "node:http";
import { isAllowedHost } from "../../../src/lib/allowed-host";
import { readRequest } from "../../../src/lib/read-request";
import type { Editor } from "./editor";
import { isKey } from "./key";

const prefix = "/_editor/";

/** What Decap's own server for this takes. */
const maxBody = 50 * 1024 * 1024;

const howToEnter =
  "Para entrar no editor deste computador, abra o endereço que o terminal mostra ao lado de “Editor:”, inteiro, com a chave no fim.";
const keyChanged =
  "a chave deste editor mudou. O que você escreveu continua nesta tela: abra em outra aba o endereço que o terminal mostra agora ao lado de “Editor:”, volte a esta e salve de novo.";

/** Answers what the page of the editor asks of this machine; false if the request is none of its. */
export function createEditorRoutes(editor: Editor, hosts: readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    if (!path.startsWith(prefix)) return false;
    response.setHeader("cache-control", "no-store");
    response.setHeader("x-content-type-options", "nosniff");
    const refusal = refuse(request, hosts);
    if (refusal) sendText(response, refusal.status, refusal.text);
    else if (editor.key && !isKey(editor.key, request.headers["x-editor-key"]))
      sendJson(response, request.method === "GET" ? 200 : 401, JSON.stringify({ off: howToEnter, error: keyChanged }));
    else if (path === `${prefix}status` && request.method === "GET")
      sendJson(response, 200, JSON.stringify(editor.status()));
    else if (path === `${prefix}api/v1` && request.method === "POST") void answer(editor, request, response);
    else sendText(response, 404, "Não há nada aqui.");
    return true;
  };
}

/** Why the editor does not answer a request. */
interface Refusal {
  readonly status: 403 | 405 | 415 | 421;
  readonly text: string;
}

/**
 * Lets in what our own page asks, and nothing that a page elsewhere could send: another host name (DNS rebinding),
 * another origin, or a form, which needs no permission to be posted across sites.
 */
export function refuse(
  { headers, method }: Pick<IncomingMessage, "headers" | "method">,
  hosts: readonly string[],
): Refusal | undefined {
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

async function answer(editor: Editor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await readRequest(request, maxBody);
    if (body === undefined) {
      // The rest is not read.
      response.setHeader("connection", "close");
      return sendJson(response, 413, JSON.stringify({ error: "O envio passa de 50 MB." }));
    }
    const { status, body: json } = await editor.handle(body, nameOf(request));
    sendJson(response, status, json);
  } catch (error) {
    console.error(error);
    sendJson(response, 502, JSON.stringify({ error: "O editor deste computador não respondeu." }));
  }
}

/** Who edits, as they called themselves at the login. A header holds Latin letters only, so the name comes encoded. */
function nameOf({ headers }: IncomingMessage): string {
  const name = headers["x-editor-name"];
  try {
    return typeof name === "string" ? decodeURIComponent(name) : "";
  } catch {
    return "";
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

function sendJson(response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(json);
}
