import { ofetch } from "ofetch";

/**
 * The one client for every request of ours, with ofetch's rules (`http.test.ts`): statuses 400 to 599 are errors; GET,
 * HEAD and OPTIONS are retried once on 408, 409, 425, 429, 500, 502, 503, 504 and network failures; POST, PUT, PATCH,
 * DELETE and aborted requests never are.
 *
 * Pass `signal: within(…)`, not `timeout`: ofetch's own leaves the retry and the reading of the body without limit.
 */
export const http = ofetch.create({});

/** A signal that aborts a request, retry included. After `AbortSignal.timeout`, another error, ofetch would retry. */
export function within(milliseconds: number): AbortSignal {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), milliseconds);
  return abort.signal;
}
