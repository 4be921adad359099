import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isAllowedHost } from "../../src/lib/allowed-host";
import { urlOf } from "../../src/lib/url";
import { sendText } from "../server/http";
import { inboxPage } from "./page";
import { type Fields, readFields } from "./read-body";
import { type FormError, sendError, sendHtml, sendJson, wantsJson } from "./replies";
import type { Store } from "./store";

/** A fault for tests: may answer in place of the inbox, and keep the submission. True if it has answered. */
export type Fault = (request: IncomingMessage, response: ServerResponse, keep: () => void) => Promise<boolean>;

interface Inbox {
  readonly store: Store;
  readonly fault: Fault;
}

/** A server that accepts forms as Formspree does, and shows them. */
export function createInbox(store: Store, fault: Fault = async () => false): Server {
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
    handle({ store, fault }, request, response).catch((error) => {
      // An aborted request is no error.
      if (!request.destroyed || request.complete) console.error(error);
      if (!response.headersSent) sendText(response, 500, "Erro na caixa de entrada.");
      else response.destroy();
    });
  });
  return Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 });
}

async function handle(inbox: Inbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store } = inbox;
  if (!isAllowedHost(request.headers.host)) return sendText(response, 421, "Este servidor não atende por esse nome.");
  const { pathname } = urlOf(request.url ?? "", "http://inbox") ?? {};
  if (pathname === undefined) return sendText(response, 400, "Endereço inválido.");
  const [, form] = /(?:^|^\/fault\/[\w+-]+)\/f\/([\w-]{1,60})$/.exec(pathname) ?? [];
  if (form) return takeForm(inbox, request, response, form);
  if (pathname.startsWith("/f/")) return sendError(request, response, notFound);
  if (request.method !== "GET" && request.method !== "HEAD") return sendText(response, 405, "Método não permitido.");
  if (pathname === "/") return sendHtml(response, 200, inboxPage(store.all()));
  if (pathname === "/submissions.json") return sendJson(response, 200, store.all());
  sendText(response, 404, "Página não encontrada.");
}

const notFound: FormError = { status: 404, code: "FORM_NOT_FOUND", message: "Form not found" };

async function takeForm({ store, fault }: Inbox, request: IncomingMessage, response: ServerResponse, form: string) {
  // Any page may send a form, as with Formspree; only this server's own page may read them.
  response.setHeader("access-control-allow-origin", "*");
  if (request.method !== "POST") return sendError(request, response, { status: 405, message: "Method not allowed" });
  const fields = await readFields(request);
  if ("status" in fields) {
    if (fields.status === 413) response.setHeader("connection", "close");
    return sendError(request, response, fields);
  }
  if (await fault(request, response, () => store.add(form, fields))) return;
  const refused = refusal(fields);
  if (refused) return sendError(request, response, refused);
  const isRobot = fields.some(([name, answer]) => name === "_gotcha" && answer !== "");
  if (!isRobot) store.add(form, fields);
  const next = nextAddress(request, fields);
  if (wantsJson(request)) return sendJson(response, 200, { next, ok: true });
  response.writeHead(302, { location: next, "cache-control": "no-store" }).end();
}

/** What Formspree would refuse in these fields. */
function refusal(fields: Fields): FormError | undefined {
  if (!fields.some(([name, answer]) => !name.startsWith("_") && answer.trim() !== ""))
    return { status: 400, code: "EMPTY", message: "Form submission is empty" };
  const email = fields.find(([name]) => name === "email" || name === "_replyto")?.[1].trim();
  if (!email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return undefined;
  return { status: 422, code: "TYPE_EMAIL", field: "email", message: "should be an email" };
}

/** Where the visitor goes next: the requested path, on the site that sent the form (it may be one under test). */
function nextAddress({ headers }: IncomingMessage, fields: Fields): string {
  const wanted = urlOf(fields.find(([name]) => name === "_next")?.[1] ?? "");
  if (!wanted) return "/";
  const { pathname, search, hash } = wanted;
  return urlOf(`${pathname}${search}${hash}`, headers.referer ?? headers.origin ?? "")?.href ?? wanted.href;
}
