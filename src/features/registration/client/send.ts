import { type Client, createClient, SubmissionError, type SubmissionResult } from "@formspree/core";
import { http, within } from "../../../lib/http";

/** How long an answer may take. */
const TIMEOUT_MS = 15_000;

/** Delivery is unconfirmed, or the server is busy. */
export class NotDelivered extends Error {
  constructor(
    readonly reason: "timeout" | "network" | "server" | "busy",
    /** Seconds to wait, where the server says so. */
    readonly wait?: number,
  ) {
    super(reason);
  }
}

/**
 * Formspree's client with another way of sending. Its own ignores the HTTP status (a 500 with `{next}` passes for
 * success), waits without end and shows whatever text an answer holds. It also makes browsers ask for permission first.
 */
export const createSafeClient = (action: string): Client =>
  Object.assign(createClient(), { submitForm: (_key: string, data: unknown) => send(action, data) });

async function send(action: string, data: unknown): Promise<SubmissionResult> {
  if (!(data instanceof FormData)) throw new TypeError("a form is sent as FormData");
  const { response, body } = await post(action, data);
  if (response.status === 429) throw new NotDelivered("busy", Number(response.headers.get("retry-after")) || undefined);
  if (response.ok && isObject(body) && (typeof body.next === "string" || body.ok === true))
    return { kind: "success", next: typeof body.next === "string" ? body.next : "" };
  const errors = errorsIn(body);
  if (response.status >= 400 && response.status < 500) return new SubmissionError(...errors);
  throw new NotDelivered("server");
}

async function post(action: string, data: FormData): Promise<{ response: Response; body: unknown }> {
  const signal = within(TIMEOUT_MS);
  try {
    const response = await http.raw<string, "text">(action, {
      method: "POST",
      body: data,
      headers: { Accept: "application/json" },
      signal,
      responseType: "text",
      // What an error says is read here.
      ignoreResponseError: true,
    });
    return { response, body: parse(response._data) };
  } catch {
    throw new NotDelivered(signal.aborted ? "timeout" : "network");
  }
}

function parse(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ServerError {
  message: string;
  code?: string;
  field?: string;
}

/** What the answer says is wrong; something without a code if it says nothing that can be understood. */
function errorsIn(body: unknown): ServerError[] {
  const listed = isObject(body) && Array.isArray(body.errors) ? body.errors.filter(isObject) : [];
  const errors = listed.map(({ code, field }) => ({
    message: "",
    ...(typeof code === "string" && { code }),
    ...(typeof field === "string" && { field }),
  }));
  return errors.length > 0 ? errors : [{ message: "" }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
