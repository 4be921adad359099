import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { statFile } from "./site-folder";

/** sirv names no charset for these, or does not know them; a browser that opens one directly would guess wrong. */
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".xml": "application/xml; charset=utf-8",
};

/** Sends a file that exists, with validators and ranges. `dev` makes sirv look at the disk, since releases come and go. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
  onGone: () => void,
): void {
  dropUnusableRange(request);
  closeWithResponse(response);
  const type = TYPES[extname(file)];
  if (type && !response.hasHeader("content-type")) response.setHeader("content-type", type);
  if (isUnmodified(request, join(root, file))) {
    response.writeHead(304);
    response.end();
    return;
  }
  // sirv decodes the address again and can't read `#` or `?` in a name: its parser takes this field as the result.
  const pathname = file.replaceAll("\\", "/").replaceAll("%", "%25");
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname } });
  sirv(root, { dev: true, etag: true, extensions: [] })(request, response, onGone);
}

/** sirv knows ETags only; a client without one may ask by date. */
function isUnmodified({ headers }: IncomingMessage, file: string): boolean {
  const since = Date.parse(headers["if-modified-since"] ?? "");
  const changed = statFile(file)?.mtime.getTime();
  if (headers["if-none-match"] !== undefined || Number.isNaN(since) || changed === undefined) return false;
  return Math.floor(changed / 1000) * 1000 <= since;
}

/** sirv throws on `bytes=5-2`, misreads `-500` and `0-0`, and ignores If-Range. Without the header it sends the whole. */
function dropUnusableRange({ headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  const usable = first !== undefined && (last === "" || (Number(last) > 0 && Number(first) <= Number(last)));
  if (!usable || headers["if-range"] !== undefined) delete headers.range;
}

/** sirv leaves its stream alone: a file that vanishes would end the process, a visitor who leaves would leak it. */
function closeWithResponse(response: ServerResponse): void {
  response.once("pipe", (source: Readable) => {
    source.once("error", () => response.destroy());
    response.once("close", () => source.destroy());
  });
}
