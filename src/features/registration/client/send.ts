import { type Client, createClient, SubmissionError, type SubmissionResult } from "@formspree/core";
import * as z from "zod/mini";
import { http, within } from "../../../lib/http";
import { busyFor, type Problem, undelivered } from "./problems";

const TIMEOUT_MS = 15_000;

/** Delivery is unconfirmed, or the server is busy. */
export class NotDelivered extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/**
 * Formspree's client with another way of sending. Its own ignores the HTTP status (a 500 with `{next}` counts as
 * success), has no timeout, shows any text of an answer, and causes a CORS preflight.
 */
export const createSafeClient = (action: string): Client =>
  Object.assign(createClient(), { submitForm: (_key: string, data: unknown) => send(action, data) });

async function send(action: string, data: unknown): Promise<SubmissionResult> {
  if (!(data instanceof FormData)) throw new TypeError("a form is sent as FormData");
  const response = await post(action, data);
  const { status } = response;
  if (status === 429) throw new NotDelivered(busyFor(response.headers.get("retry-after")));
  const { next, ok, errors = [], error } = answerIn(response._data);
  const isThanks = next !== undefined || ok === true;
  const isRefused = errors.length > 0 || Boolean(error);
  if (response.ok && isThanks && !isRefused) return { kind: "success", next: next ?? "" };
  // 408: the server gave up waiting; what it has is unknown.
  if (status >= 500 || status === 408 || (status < 400 && (isThanks || !isRefused)))
    throw new NotDelivered(undelivered.server);
  // An error without a code stands for an answer that makes no sense.
  return new SubmissionError(...(errors.length > 0 ? errors : [{}]).map((error) => ({ message: "", ...error })));
}

async function post(action: string, data: FormData) {
  const signal = within(TIMEOUT_MS);
  try {
    return await http.raw<string, "text">(action, {
      method: "POST",
      body: data,
      headers: { Accept: "application/json" },
      signal,
      responseType: "text",
      // Errors are read here.
      ignoreResponseError: true,
    });
  } catch {
    throw new NotDelivered(signal.aborted ? undelivered.timeout : undelivered.network);
  }
}

/** What Formspree says, as far as it can be understood. */
function answerIn(text = "") {
  const error = z.object({ code: z.exactOptional(z.string()), field: z.exactOptional(z.string()) });
  const answer = z.object({
    next: z.exactOptional(z.string()),
    ok: z.exactOptional(z.boolean()),
    error: z.optional(z.unknown()),
    errors: z.exactOptional(z.array(error)),
  });
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
