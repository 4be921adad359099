import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { statFile } from "./site-folder";

/** Answers with a line of text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.writeHead(status);
  response.end(`${text}\n`);
}

/** Sends the visitor on. Not cached: on this machine, the next project on the same port has other addresses. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.setHeader("cache-control", "no-cache");
  response.writeHead(status, { location });
  response.end();
}

/** The 404 page. It is never cached, whatever is said of the path: the file may come with the next release. */
export function sendNotFound(response: ServerResponse, root: string, page = "404.html"): void {
  const file = join(root, page);
  response.setHeader("cache-control", "no-cache");
  if (statFile(file)) {
    const body = readFileSync(file);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", body.length);
    response.writeHead(404);
    response.end(body);
  } else sendText(response, 404, "Página não encontrada.");
}
