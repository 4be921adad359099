import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isAllowedHost, sendText } from "../server/http";
import { type FormError, formError, refusal } from "./errors";
import { faultOf, SLOW_MS } from "./faults";
import { filterFrom, inboxPage } from "./page";
import { type Fields, readFields, Unreadable } from "./read-body";
import { sendError, sendHtml, sendJson, wantsJson } from "./replies";
import type { Store } from "./store";

/** A server that takes forms as Formspree does, and shows what it took. */
export function createInbox(store: Store): Server {
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
    handle(store, request, response).catch((error) => {
      // Who hangs up in the middle of a request is no failure of ours.
      if (!request.destroyed || request.complete) console.error(error);
      if (!response.headersSent) sendText(response, 500, "Erro na caixa de entrada.");
      else response.destroy();
    });
  });
  return Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 });
}

async function handle(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isAllowedHost(request.headers.host)) return sendText(response, 421, "Este servidor não atende por esse nome.");
  if (!URL.canParse(request.url ?? "", "http://inbox")) return sendText(response, 400, "Endereço inválido.");
  const { pathname, searchParams } = new URL(request.url ?? "", "http://inbox");
  const [, fault, form] = /^(?:\/fault\/([\w+-]+))?\/f\/([\w-]{1,60})$/.exec(pathname) ?? [];
  if (form) return takeForm(store, request, response, form, fault ?? header(request, "x-inbox-fault"));
  if (pathname.startsWith("/f/")) return sendError(request, response, notFound);
  if (request.method !== "GET" && request.method !== "HEAD") return sendText(response, 405, "Método não permitido.");
  if (pathname === "/") return sendHtml(response, 200, inboxPage(store.all(), filterFrom(searchParams)));
  if (pathname === "/submissions.json") return sendJson(response, 200, store.all());
  sendText(response, 404, "Página não encontrada.");
}

const notFound: FormError = { status: 404, code: "FORM_NOT_FOUND", message: "Form not found" };

async function takeForm(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
  form: string,
  faultName: string | undefined,
): Promise<void> {
  allowAllOrigins(request, response);
  if (request.method === "OPTIONS") {
    response.writeHead(204);
    response.end();
    return;
  }
  if (request.method !== "POST") return sendError(request, response, { status: 405, message: "Method not allowed" });
  const fields = await readFields(request).catch((error: unknown) => {
    if (error instanceof Unreadable) return reasons[error.reason];
    throw error;
  });
  if (isError(fields)) {
    if (fields.status === 413) response.setHeader("connection", "close");
    return sendError(request, response, fields);
  }

  const [name = "", kept] = (faultName ?? "").split("+");
  if (name === "slow") await new Promise((done) => setTimeout(done, SLOW_MS));
  const fault = faultOf(name);
  if (fault) {
    // The submission arrives, and only the answer is lost.
    if (kept) store.add(form, fields);
    await fault(request, response);
    return;
  }
  const refused = refusal(fields);
  if (refused) return sendError(request, response, refused);
  const isRobot = fields.some(([name, answer]) => name === "_gotcha" && answer !== "");
  if (!isRobot) store.add(form, fields);
  const next = nextAddress(request, fields);
  if (wantsJson(request)) return sendJson(response, 200, { next, ok: true });
  response.writeHead(302, { location: next, "cache-control": "no-store" });
  response.end();
}

const reasons: Readonly<Record<Unreadable["reason"], FormError>> = {
  "too-large": { status: 413, message: "Submission is too large" },
  malformed: { status: 400, message: "Could not parse the submission" },
  "has-files": formError("NO_FILE_UPLOADS") ?? { status: 400, message: "File uploads are not permitted" },
};

const isError = (value: Fields | FormError): value is FormError => "status" in value;

/** Any page may send a form, as with Formspree. Reading what others sent is for this server's own page alone. */
function allowAllOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-methods", "POST, OPTIONS");
  response.setHeader("access-control-allow-headers", header(request, "access-control-request-headers") ?? "*");
}

/**
 * Where the visitor goes next: the path that the form asks for, on the site from which it was sent. A form built for
 * the real address comes back to the site under test that way.
 */
function nextAddress(request: IncomingMessage, fields: Fields): string {
  const wanted = fields.find(([name]) => name === "_next")?.[1];
  const from = request.headers.referer ?? request.headers.origin;
  if (!wanted) return "/";
  if (!from || !URL.canParse(from)) return wanted;
  const { origin } = new URL(from);
  if (!URL.canParse(wanted, origin)) return "/";
  const { pathname, search, hash } = new URL(wanted, origin);
  return new URL(`${pathname}${search}${hash}`, origin).href;
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
