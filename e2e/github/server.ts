import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, cacheControl, etagOf, everyAnswer, notFound, ok, preflight, Refusal } from "./answer";
import { contentRoutes } from "./content-routes";
import { type Fault, faults, fits, type Request, type Which } from "./faults";
import { openGit } from "./git";
import { gitRoutes } from "./git-routes";
import { createIdentity, letThrough, type Member } from "./identity";
import { createOAuth } from "./oauth";
import type { Account, CheckRun, Repository } from "./repository";
import { bodyOf, type Routes, routeOf } from "./route";
import { repositoryShape, userShape } from "./shapes";

/*
 * A server that speaks GitHub's REST interface over a real git repository, for tests of the published editor. What was looked
 * at first: @adobe/git-server serves a repository, but only reads; vercel-labs/emulate, parlel and fakehub keep their state
 * in memory, so that no developer can push and nobody can ask git afterwards; octokit/fixtures plays records back.
 * Facts about the interface stand beside their source; none was taken from what the editor expects.
 */

interface Options {
  /** A bare repository. */
  readonly folder: string;
  readonly repo?: string;
  readonly branch?: string;
  readonly accounts: readonly Account[];
  /** Who signs in with an e-mail, and is let through by git-gateway in the name of its own account, the first of `accounts`. */
  readonly members?: readonly Member[];
  readonly port?: number;
}

export interface Logged extends Request {
  /** 0 where the line was cut. */
  status: number;
}

export type GitHub = Awaited<ReturnType<typeof startGitHub>>;

const routes: Routes = {
  "GET ": ({ repository, account }) => ok(repositoryShape(repository, account)),
  // https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
  "GET /collaborators/([^/]+)/permission": ({ repository, params: [login] }) => {
    const account = repository.accounts.find((one) => one.login === login);
    if (!account) throw notFound();
    return ok({ permission: account.permission, role_name: account.permission, user: userShape(account) });
  },
  ...gitRoutes,
  ...contentRoutes,
};

/** Requests an hour, for a person: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const perHour = 5_000;

export async function startGitHub({
  folder,
  repo = "secao/site",
  branch = "main",
  accounts,
  members = [],
  port = 0,
}: Options) {
  const [owner = "", name = ""] = repo.split("/");
  const log: Logged[] = [];
  /** Requests to what this server lacks: a test that meets one proves nothing. */
  const unknown: string[] = [];
  let provoked: { which: Which; fault: () => Fault; times: number }[] = [];
  let awaited: { which: Which; run: () => unknown; times: number }[] = [];
  let latency = 0;
  let used = 0;
  let resetAt = Math.ceil(Date.now() / 1_000) + 3_600;
  /** How many tokens a person had that are good no more. */
  const withdrawn = new Map<string, number>();
  const state = () => ({ statuses: new Map(), checkRuns: new Map(), required: new Map() });
  const repository: Repository = { owner, name, defaultBranch: branch, git: openGit(folder), accounts, ...state() };

  /** A person's token is made from the name: `gho_marta`, and `gho_marta1` once that was withdrawn. */
  const tokenOf = (login: string) =>
    accounts.some((account) => account.login === login) ? `gho_${login}${withdrawn.get(login) ?? ""}` : undefined;
  const oauth = createOAuth(tokenOf);
  const ownersToken = () => tokenOf(accounts[0]?.login ?? "");
  /** Git-gateway keeps the one that it was given. */
  let gatewayToken = ownersToken();
  const identity = createIdentity(members);

  /** Netlify Identity and git-gateway, below the site's own address. */
  async function answerOfNetlify(request: IncomingMessage, url: URL): Promise<Answer> {
    const { method = "GET", headers } = request;
    const path = url.pathname.replace(/^\/\.netlify\/(identity|git)/, "");
    if (url.pathname.startsWith("/.netlify/identity/")) {
      const text = (await read(request)).toString();
      const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
      const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : bodyOf(text);
      return identity.answer(method, path, body, headers.authorization);
    }
    if (!identity.memberOf(headers.authorization)) return { status: 401, body: { code: 401, msg: "Invalid token" } };
    if (path === "/settings")
      return ok({ github_enabled: true, gitlab_enabled: false, bitbucket_enabled: false, roles: null });
    const below = path.replace(/^\/github/, "");
    if (!letThrough.test(below)) return { status: 401, body: { code: 401, msg: "Access to endpoint not allowed" } };
    headers.authorization = `Bearer ${gatewayToken}`;
    return answered(request, new URL(`/repos/${repo}${below}${url.search}`, url));
  }

  function accountOf(authorization: string | undefined): Account | undefined {
    // “Authorization: Bearer” or “token”: https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
    const token = /^(?:Bearer|token) (.+)$/i.exec(authorization ?? "")?.[1];
    if (!token) return undefined;
    const account = accounts.find(({ login }) => token === tokenOf(login));
    if (!account) throw new Refusal(401, "Bad credentials");
    return account;
  }

  async function answerTo(request: IncomingMessage, url: URL): Promise<Answer> {
    const account = accountOf(request.headers.authorization);
    if (url.pathname === "/user") {
      if (!account) throw new Refusal(401, "Requires authentication");
      return ok(userShape(account));
    }
    const login = /^\/users\/([^/]+)$/.exec(url.pathname)?.[1];
    if (login) {
      const found = accounts.find((one) => one.login === login);
      if (!found) throw notFound();
      return ok(userShape(found));
    }
    // The notes that Decap keeps in issues; nobody writes any here.
    if (url.pathname === "/search/issues") return ok({ total_count: 0, incomplete_results: false, items: [] });
    const [, askedOwner = "", askedName = "", path = ""] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(url.pathname) ?? [];
    // “404 Not Found instead of 403 Forbidden to avoid confirming the existence of private repositories”: troubleshooting.
    const isOurs = `${askedOwner}/${askedName}`.toLowerCase() === repo.toLowerCase();
    if (!isOurs || !account || account.permission === "none") throw notFound();
    const route = routeOf(routes, request.method ?? "GET", path);
    if (!route) {
      unknown.push(`${request.method} ${url.pathname}`);
      throw notFound();
    }
    // The same page: 404 also for an OAuth app whose person lacks the right that the address needs.
    if (request.method !== "GET" && account.permission === "read") throw notFound();
    const body = bodyOf((await read(request)).toString());
    const { accept = "" } = request.headers;
    return route.run({ repository, account, url, params: route.params, body, accept });
  }

  /** Of everybody's requests; enough for tests with few people. */
  function limitHeaders() {
    return {
      "x-ratelimit-limit": String(perHour),
      "x-ratelimit-remaining": String(Math.max(0, perHour - used)),
      "x-ratelimit-used": String(used),
      "x-ratelimit-resource": "core",
      "x-ratelimit-reset": String(resetAt),
    };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", address());
    const entry: Logged = { method: request.method ?? "GET", path: `${url.pathname}${url.search}`, status: 0 };
    if (request.method === "OPTIONS") return send(response, preflight);
    if (/^\/(auth|callback|login\/oauth\/authorize)$/.test(url.pathname)) return send(response, oauth(url));
    log.push(entry);
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    for (const point of awaited.filter(({ which, times }) => times > 0 && fits(which, entry))) {
      point.times -= 1;
      await point.run();
    }
    const fault = provoked.find(({ which, times }) => times > 0 && fits(which, entry));
    if (fault) fault.times -= 1;
    const isNetlify = url.pathname.startsWith("/.netlify/");
    const answer = fault ? fault.fault() : await (isNetlify ? answerOfNetlify : answered)(request, url);
    if (answer === "dropped") {
      request.socket.destroy();
      return;
    }
    entry.status = answer.status;
    send(response, answer);
  }

  async function answered(request: IncomingMessage, url: URL): Promise<Answer> {
    if (Date.now() / 1_000 > resetAt) [used, resetAt] = [0, resetAt + 3_600];
    if (used >= perHour)
      return faults.primaryLimit({ secondsLeft: Math.max(0, resetAt - Math.ceil(Date.now() / 1_000)) });
    const answer = await answerTo(request, url).catch((error: unknown) => {
      if (error instanceof Refusal) return error.answer;
      console.error(error);
      return { status: 500, body: { message: "Server Error" } };
    });
    const etag = answer.body === undefined || answer.status >= 300 ? undefined : etagOf(bytesOf(answer.body));
    const asked = request.headers["if-none-match"]?.split(/, */) ?? [];
    const isKnown = request.method === "GET" && etag !== undefined && asked.includes(etag);
    // “does not count against your primary rate limit if a 304 response is returned”: best practices, conditional requests.
    if (!isKnown) used += 1;
    const caching = etag === undefined ? {} : { "cache-control": cacheControl, etag };
    const headers = { ...everyAnswer, ...limitHeaders(), ...caching, ...answer.headers };
    return isKnown ? { status: 304, headers } : { ...answer, headers };
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return send(response, error.answer);
      console.error(error);
      response.destroy();
    });
  });
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, "127.0.0.1", resolve));
  await listen(port);
  // An open server has an address of this kind, and keeps it when it comes back.
  const { port: ownPort } = server.address() as AddressInfo;
  const address = () => `http://127.0.0.1:${ownPort}`;

  return {
    url: address(),
    repo,
    branch,
    identity,
    log,
    unknown,
    tokenOf,

    /** How often the log holds such requests. */
    count: (which: Which) => log.filter((entry) => fits(which, entry)).length,

    /** Answers such requests with a fault, always or so many times; gives back what ends it. */
    fail(which: Which, fault: () => Fault, times = Number.POSITIVE_INFINITY) {
      const one = { which, fault, times };
      provoked.push(one);
      return () => {
        one.times = 0;
      };
    },

    /** Runs something before such a request is handled: another's push in the middle of a save. Once, unless said. */
    before(which: Which, run: () => unknown, times = 1) {
      awaited.push({ which, run, times });
    },

    /** Every answer comes so many milliseconds later. */
    delay(milliseconds: number) {
      latency = milliseconds;
    },

    /** This hour's requests are used up, until so many seconds from now. */
    useUpLimit(secondsLeft: number) {
      used = perHour;
      resetAt = Math.ceil(Date.now() / 1_000) + secondsLeft;
    },

    /**
     * A GitHub App says something of a commit; people can't: https://docs.github.com/rest/checks/runs#create-a-check-run. Listed is
     * the latest of a name (`filter`).
     */
    check(commit: string, run: CheckRun) {
      const others = (repository.checkRuns.get(commit) ?? []).filter(({ name }) => name !== run.name);
      repository.checkRuns.set(commit, [run, ...others]);
    },

    /** A branch moves only to commits that have these checks. */
    protect: (name: string, checks: readonly string[]) => repository.required.set(name, checks),

    /** The token of this person is good no more; signing in gives another. */
    withdraw: (login: string) => withdrawn.set(login, (withdrawn.get(login) ?? 0) + 1),

    /** Git-gateway is given the token that its owner has now. */
    reissue() {
      gatewayToken = ownersToken();
    },

    /** No line: connections are refused, until `listen`. */
    hangUp: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    listen: () => listen(ownPort),

    /** As after its start; the repository itself is the test's. */
    reset() {
      [provoked, awaited, latency, used] = [[], [], 0, 0];
      log.length = unknown.length = 0;
      repository.statuses.clear();
      repository.checkRuns.clear();
      repository.required.clear();
      withdrawn.clear();
      gatewayToken = ownersToken();
      identity.reset();
    },
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const bytesOf = (body: unknown): string | Uint8Array =>
  typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const type = typeof body === "string" ? "text/plain; charset=utf-8" : "application/json; charset=utf-8";
  response.writeHead(status, { ...(body === undefined ? {} : { "content-type": type }), ...headers });
  response.end(body === undefined ? undefined : bytesOf(body));
}
