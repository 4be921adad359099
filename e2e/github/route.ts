import { type Answer, invalid, Refusal } from "./answer";
import type { Account, Repository } from "./repository";

/** One request of somebody who may read the repository. */
export interface Call {
  readonly repository: Repository;
  readonly account: Account;
  readonly url: URL;
  /** What stood in the places of the route's pattern. */
  readonly params: readonly string[];
  readonly body: Body;
  readonly accept: string;
}

export type Body = Readonly<Record<string, unknown>>;

/** `GET /git/trees/(.+)`, below the repository's address. What is no GET needs the right to write. */
export type Routes = Readonly<Record<string, (call: Call) => Promise<Answer> | Answer>>;

/** The route for a request, and what stands in its places. */
export function routeOf(routes: Routes, method: string, path: string) {
  for (const [name, run] of Object.entries(routes)) {
    const [verb, pattern = ""] = name.split(" ");
    const match = verb === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (match) return { run, params: match.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

/** A field that has to be there: https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed */
export function textIn(body: Body, field: string, resource: string): string {
  const value = body[field];
  if (typeof value !== "string") throw invalid({ resource, field, code: "missing_field" });
  return value;
}

export const objectOf = (value: unknown): Body | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#problems-parsing-json */
export function bodyOf(text: string): Body {
  if (!text) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "Problems parsing JSON");
  }
  const body = objectOf(value);
  if (!body) throw new Refusal(400, "Body should be a JSON object");
  return body;
}

/** The media type for a file as it is: https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types */
export const wantsRaw = ({ accept }: Call) => /application\/vnd\.github(\.v3)?\.raw/.test(accept);
export const raw = (contents: Uint8Array): Answer => ({
  status: 200,
  body: contents,
  headers: { "content-type": "application/vnd.github.raw+json; charset=utf-8" },
});

/** Base64 in lines, as in the examples of https://docs.github.com/rest/git/blobs#get-a-blob */
export const inLines = (contents: Buffer) => contents.toString("base64").replace(/.{1,60}/g, "$&\n");
