import type { IncomingMessage, ServerResponse } from "node:http";
import { formError } from "./errors";
import { sendError, sendHtml, sendJson } from "./replies";

/** What a fault does to a request. `kept` submissions arrive although the answer is bad. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const page = "<!doctype html><title>Bad gateway</title><h1>Something went wrong</h1>";

const faults: Readonly<Record<string, Fault>> = {
  "500-next": (_request, response) => sendJson(response, 500, { next: "/thanks", ok: true }),
  "500": (_request, response) => sendJson(response, 500, { error: "Internal server error" }),
  "503": (_request, response) => sendHtml(response, 503, page),
  "200-html": (_request, response) => sendHtml(response, 200, page),
  "502-html": (_request, response) => sendHtml(response, 502, page),
  "204": (_request, response) => {
    response.writeHead(204);
    response.end();
  },
  "200-empty": (_request, response) => sendJson(response, 200, {}),
  "429": (request, response) => {
    response.setHeader("retry-after", "60");
    response.setHeader("access-control-expose-headers", "Retry-After");
    sendError(request, response, { status: 429, message: "Too many requests" });
  },
  unknown: (request, response) =>
    sendError(request, response, { status: 400, code: "SOMETHING_NEW", message: "Something new went wrong" }),
  hang: () => undefined,
  reset: (request) => {
    request.socket.resetAndDestroy();
  },
};

/** A fault by its name: one of those above, or a code of Formspree. */
export function faultOf(name: string): Fault | undefined {
  const error = formError(name);
  if (error) return (request, response) => sendError(request, response, error);
  return Object.hasOwn(faults, name) ? faults[name] : undefined;
}

/** How long `slow` waits before it answers as usual. */
export const SLOW_MS = 3_000;
