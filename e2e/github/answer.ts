import { createHash } from "node:crypto";

/** What a route answers. A text goes out as it is, everything else as JSON. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal in GitHub's words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** The status stands in the body, too, as text: github.com/octokit/rest-api-description, `basic-error`. */
  get answer(): Answer {
    const body = { message: this.message, documentation_url: docs, ...this.details, status: String(this.status) };
    return { status: this.status, body, headers: this.headers };
  }
}

export const docs = "https://docs.github.com/rest";

export const notFound = () => new Refusal(404, "Not Found");
export const unprocessable = (message: string, documentation = docs) =>
  new Refusal(422, message, { documentation_url: documentation });
/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed */
export const invalid = (error: Readonly<Record<string, unknown>>) =>
  new Refusal(422, "Validation Failed", { errors: [error] });

export const ok = (body: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  body,
  headers,
});
export const created = (body: unknown): Answer => ({ status: 201, body });

/**
 * Recorded from api.github.com: github.com/octokit/fixtures, scenarios/api.github.com/git-refs; Retry-After can be read by a
 * page of another origin, as github.com/actions/github-script/issues/455 shows.
 */
export const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset",
};

/** https://docs.github.com/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests */
export const preflight: Answer = {
  status: 204,
  headers: {
    ...crossOrigin,
    "access-control-allow-headers":
      "Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-GitHub-OTP, X-Requested-With, X-GitHub-Api-Version",
    "access-control-allow-methods": "GET, POST, PATCH, PUT, DELETE",
    "access-control-max-age": "86400",
  },
};

/** As recorded (see `crossOrigin`); `Vary`: github.com/github/developer.github.com, commit b2116cb, and what came to it since. */
export const everyAnswer = {
  ...crossOrigin,
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
  "x-github-media-type": "github.v3; format=json",
  vary: "Accept, Authorization, Cookie, X-GitHub-OTP, Accept-Encoding, Accept, X-Requested-With",
};

/** Recorded with what was read, and with what was written (see `crossOrigin`). Refusals carry none. */
export const cacheControl = "private, max-age=60, s-maxage=60";

/** Of what was read: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests-if-appropriate */
export const etagOf = (body: string | Uint8Array) => `W/"${createHash("sha256").update(body).digest("hex")}"`;

/** A page of a list, with the addresses of the others: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
export function pageOf(all: readonly unknown[], url: URL): Answer {
  const size = Math.min(Number(url.searchParams.get("per_page") ?? 30), 100);
  const page = Number(url.searchParams.get("page") ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (to: number, rel: string) => {
    const address = new URL(url);
    address.searchParams.set("page", String(to));
    return `<${address}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(1, "first"), link(page - 1, "prev")] : []),
    ...(page < last ? [link(page + 1, "next"), link(last, "last")] : []),
  ];
  return ok(all.slice((page - 1) * size, page * size), links.length > 0 ? { link: links.join(", ") } : {});
}
