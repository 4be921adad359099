import { ofetch } from "ofetch";

/**
 * The one client for every request of ours. Statuses 400 to 599 are errors; what asks for something (GET, HEAD, OPTIONS)
 * is tried once more on 408, 409, 425, 429, 500, 502, 503, 504 and when the network fails; what changes something (POST,
 * PUT, PATCH, DELETE) never is, nor is what was given up. These are the rules of ofetch itself, held by `http.test.ts`.
 *
 * Give it `signal: within(…)`, not `timeout`: ofetch's own leaves the second try and the reading of the body without limit.
 */
export const http = ofetch.create({});

/**
 * A signal that gives a request up after so many milliseconds, its second try and its body included. `AbortSignal.timeout` ends in
 * another error, after which ofetch tries again, and fails at once.
 */
export function within(milliseconds: number): AbortSignal {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), milliseconds);
  return abort.signal;
}
