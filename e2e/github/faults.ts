import { type Answer, everyAnswer, Refusal } from "./answer";

/** What happens to a request in place of its answer; `dropped` cuts the line without a word. */
export type Fault = Answer | "dropped";

/** Which requests: `POST`, and a part of the address or a pattern. */
export interface Which {
  readonly method?: string;
  readonly path?: string | RegExp;
}

export interface Request {
  readonly method: string;
  /** With the query. */
  readonly path: string;
}

export const fits = ({ method, path }: Which, request: Request) =>
  (method === undefined || method === request.method) &&
  (path === undefined || (typeof path === "string" ? request.path.includes(path) : path.test(request.path)));

const refused = (
  status: number,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Answer => {
  const { body, headers: own } = new Refusal(status, message, details, headers).answer;
  return { status, body, headers: { ...everyAnswer, ...own } };
};

const limits = "https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api";

/**
 * The faults of a server and of the line to it, by name. What GitHub says in each is documented in
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api, unless another source is named.
 */
export const faults = {
  /** A token that was withdrawn or never was: https://docs.github.com/rest/authentication/authenticating-to-the-rest-api#failed-login-limit */
  signedOut: () => refused(401, "Bad credentials"),

  /** “Resource not accessible”: the app has no permission for this. */
  notAccessible: () =>
    refused(403, "Resource not accessible by integration", {}, { "x-accepted-github-permissions": "contents=write" }),

  /** An organization that admits the app no longer: https://docs.github.com/organizations/managing-oauth-access-to-your-organizations-data/about-oauth-app-access-restrictions */
  appRestricted: () =>
    refused(
      403,
      "Although you appear to have the correct authorization credentials, the `secao` organization has enabled OAuth App access restrictions, meaning that data access to third-parties is limited. For more information on these restrictions, including how to enable this app, visit https://docs.github.com/articles/restricting-access-to-your-organization-s-data/",
    ),

  notFound: () => refused(404, "Not Found"),

  notAllowed: () => refused(405, "Method Not Allowed"),

  conflict: () => refused(409, "Conflict"),

  /**
   * A branch that may not be moved, or not in this moment. What is said of either: github.com/dependabot/dependabot-core,
   * pull_request_updater/github.rb, BRANCH_PROTECTION_ERROR_MESSAGES, and “Reference cannot be updated” below it.
   */
  branchRefused: (message = "Reference cannot be updated") => refused(422, message),

  invalid: () => refused(422, "Validation Failed", { errors: [{ code: "invalid" }] }),

  /**
   * The requests of this hour are used up; `x-ratelimit-reset` is a date, in seconds since 1970:
   * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
   */
  primaryLimit: ({ status = 403, secondsLeft = 1_800 } = {}) =>
    refused(
      status,
      "API rate limit exceeded for user ID 1. If you reach out to GitHub Support for help, please include the request ID.",
      { documentation_url: limits },
      {
        "x-ratelimit-limit": "5000",
        "x-ratelimit-remaining": "0",
        "x-ratelimit-used": "5000",
        "x-ratelimit-resource": "core",
        "x-ratelimit-reset": String(Math.ceil(Date.now() / 1_000) + secondsLeft),
      },
    ),

  /**
   * Too many requests at once: the same page, “secondary rate limits”. It may not say how long, and clients know it by
   * “secondary rate” alone (github.com/octokit/plugin-throttling.js, src/index.ts).
   */
  secondaryLimit: ({ status = 403, retryAfter = 60 as number | undefined } = {}) =>
    refused(
      status,
      "You have exceeded a secondary rate limit. Please wait a few minutes before you try again. If you reach out to GitHub Support for help, please include the request ID.",
      { documentation_url: `${limits}#about-secondary-rate-limits` },
      {
        "x-ratelimit-limit": "5000",
        "x-ratelimit-remaining": "4500",
        "x-ratelimit-resource": "core",
        ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
      },
    ),

  /** “If GitHub takes more than 10 seconds … a timeout response and a "Server Error" message.” */
  serverError: ({ status = 502 } = {}) => refused(status, "Server Error"),

  /** What stands before the servers: a page, and nothing that lets a page of another origin read it. Recorded: gist.github.com/jameswhite/6583744 */
  proxyError: ({ status = 502 } = {}): Answer => ({
    status,
    body: `<html><body><h1>${status} Bad Gateway</h1>\nThe server returned an invalid or incomplete response.\n</body></html>\n`,
    headers: { "content-type": "text/html" },
  }),

  dropped: (): Fault => "dropped",
};
