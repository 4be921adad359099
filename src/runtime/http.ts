import { ofetch } from "ofetch";

/**
 * The one client for every request of ours. Statuses 400 to 599 are errors; what asks for something (GET, HEAD, OPTIONS)
 * is tried once more on 408, 409, 425, 429, 500, 502, 503, 504 and when the network fails; what changes something (POST,
 * PUT, PATCH, DELETE) never is. These are the rules of ofetch itself, held by `http.test.ts`.
 */
export const http = ofetch.create({});
