import type { IncomingMessage, ServerResponse } from "node:http";
import { type FormError, sendError, sendHtml, sendJson } from "../replies";
import type { Fault } from "../server";

/** Every code of Formspree's client (@formspree/core), with the HTTP status that it comes with. */
export const formErrors = {
  BLOCKED: { status: 403, message: "Form is blocked" },
  EMPTY: { status: 400, message: "Form submission is empty" },
  FILES_TOO_BIG: { status: 413, message: "Files are too big" },
  FORM_NOT_FOUND: { status: 404, message: "Form not found" },
  INACTIVE: { status: 403, message: "Form is not active" },
  NO_FILE_UPLOADS: { status: 400, message: "File uploads are not permitted" },
  PROJECT_NOT_FOUND: { status: 404, message: "Project not found" },
  TOO_MANY_FILES: { status: 400, message: "Too many files" },
  REQUIRED_FIELD_EMPTY: { status: 422, message: "should not be empty", field: "email" },
  REQUIRED_FIELD_MISSING: { status: 422, message: "is required", field: "email" },
  TYPE_EMAIL: { status: 422, message: "should be an email", field: "email" },
  TYPE_NUMERIC: { status: 422, message: "should be a number", field: "Anos de ministério" },
  TYPE_TEXT: { status: 422, message: "should be text", field: "Cidade" },
} as const satisfies Readonly<Record<string, FormError>>;

const page = "<!doctype html><title>Bad gateway</title><h1>Something went wrong</h1>";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ["500-next", (_request, response) => sendJson(response, 500, { next: "/thanks", ok: true })],
  ["500", (_request, response) => sendJson(response, 500, { error: "Internal server error" })],
  ["503", (_request, response) => sendHtml(response, 503, page)],
  ["200-html", (_request, response) => sendHtml(response, 200, page)],
  ["502-html", (_request, response) => sendHtml(response, 502, page)],
  ["204", (_request, response) => void response.writeHead(204).end()],
  ["200-empty", (_request, response) => sendJson(response, 200, {})],
  ["200-errors", (_request, response) => sendJson(response, 200, { errors: [{ code: "BLOCKED", message: "" }] })],
  ["200-next-errors", (_request, response) => sendJson(response, 200, { next: "/thanks", errors: [{ message: "" }] })],
  ["408", (request, response) => sendError(request, response, { status: 408, message: "Request timeout" })],
  // 20 posts a minute are taken: https://help.formspree.io/hc/en-us/articles/7017303616659-System-Limits
  ["429", busy("60")],
  ["429-days", busy("259200")],
  ["429-date", busy(new Date(Date.now() + 86_400_000 * 2).toUTCString())],
  // A browser shows a page no header of another origin that is not named: https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name
  ["429-hidden", busy("60", "")],
  // What stands before the service, a firewall or a proxy, answers without leave to read it.
  ...[403, 404, 413].map((status): [string, Answer] => [
    `${status}-closed`,
    (_request, response) => {
      response.removeHeader("access-control-allow-origin");
      sendHtml(response, status, page);
    },
  ]),
  [
    "unknown",
    (request, response) =>
      sendError(request, response, { status: 400, code: "SOMETHING_NEW", message: "Something new went wrong" }),
  ],
  ["hang", () => undefined],
  ["reset", (request) => void request.socket.resetAndDestroy()],
  ...Object.entries(formErrors).map(([code, error]): [string, Answer] => [
    code,
    (request, response) => sendError(request, response, { ...error, code }),
  ]),
]);

function busy(retryAfter: string, exposed = "Retry-After"): Answer {
  return (request, response) => {
    response.setHeader("retry-after", retryAfter);
    response.setHeader("access-control-expose-headers", exposed);
    sendError(request, response, { status: 429, message: "Too many requests" });
  };
}

/**
 * The fault that a request names in a header or in its address, as `/fault/500/f/pastor`. With `+kept` after the name, the
 * submission arrives and only the answer is bad. `slow` waits, and answers as usual.
 */
export const testFault: Fault = async (request, response, keep) => {
  const named = /^\/fault\/([\w+-]+)/.exec(request.url ?? "")?.[1] ?? request.headers["x-inbox-fault"];
  const [name = "", kept] = String(named ?? "").split("+");
  if (name === "slow") await new Promise((done) => setTimeout(done, 3_000));
  const answer = answers.get(name);
  if (!answer) return false;
  if (kept) keep();
  answer(request, response);
  return true;
};
