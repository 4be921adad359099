import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml } from "../../src/lib/escape-html";

/** An error as Formspree words it. */
export interface FormError {
  readonly status: number;
  readonly code?: string;
  readonly field?: string;
  readonly message: string;
}

/** Formspree answers in JSON to those who ask for it, with pages to everyone else. */
export const wantsJson = ({ headers }: IncomingMessage): boolean =>
  /\bapplication\/json\b/.test(headers.accept ?? "") || headers["x-requested-with"] === "XMLHttpRequest";

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, "application/json; charset=utf-8", JSON.stringify(body));
}

/** Answers with a page. */
export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.setHeader(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  send(response, status, "text/html; charset=utf-8", html);
}

/** Answers with an error, as JSON or as a page. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, field, message }: FormError,
): void {
  const error = { ...(code && { code }), ...(field && { field }), message };
  const text = escapeHtml([field, message].filter(Boolean).join(" "));
  if (wantsJson(request)) sendJson(response, status, { error: message, errors: [error] });
  else sendHtml(response, status, `<!doctype html><html lang="en"><title>Form error</title><h1>${text}</h1>`);
}
function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(body);
}
