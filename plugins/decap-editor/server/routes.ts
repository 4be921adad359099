import type { IncomingMessage, ServerResponse } from "node:http";
import { sendText } from "../../../scripts/server/respond";
import { refuse } from "./admit";
import type { Editor } from "./editor";
import { isKey } from "./key";

const prefix = "/_editor/";

/** decap-server takes no more. */
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
      sendJson(response, request.method === "GET" ? 200 : 401, { off: howToEnter, error: keyChanged });
    else if (path === `${prefix}status` && request.method === "GET") sendJson(response, 200, editor.status());
    else if (path === `${prefix}api/v1` && request.method === "POST") void handOn(editor, request, response);
    else sendText(response, 404, "Não há nada aqui.");
    return true;
  };
}

async function handOn(editor: Editor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await readBody(request);
    if (body === undefined) return sendJson(response, 413, { error: "O envio passa de 50 MB." });
    const answer = await editor.handle(body, nameOf(request));
    response.writeHead(answer.status, { "content-type": "application/json; charset=utf-8" });
    response.end(answer.body);
  } catch (error) {
    console.error(error);
    sendJson(response, 502, { error: "O editor deste computador não respondeu." });
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

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > maxBody) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(value));
}
