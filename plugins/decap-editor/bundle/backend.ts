import type { CmsBackend } from "decap-cms-core";
import { urlOf } from "../../../src/lib/url";
import type { Directives } from "../../static-pages/policy/policy";

/** Where the published editor keeps content, and what its page must be allowed to talk to. */
export interface Backend {
  /** Missing where nobody has said where: the editor then says so. */
  readonly config?: CmsBackend;
  readonly outside: Directives;
}

type Env = Readonly<Record<string, string | undefined>>;

interface Login {
  /** Variables without which it can't work. */
  readonly needs: readonly string[];
  readonly config: (env: Env, repo: string) => CmsBackend;
  /** Addresses that the editor talks to, and shows pictures of people from. */
  readonly connect: (env: Env) => readonly string[];
  readonly pictures?: readonly string[];
}

/** The address in a variable. A page with https talks to no address without; that of the tests is this machine's. */
function addressIn(env: Env, variable: string): URL {
  const url = urlOf(env[variable] ?? "");
  if (url?.protocol === "https:" || url?.hostname === "127.0.0.1") return url;
  throw new Error(`${variable} is "${env[variable]}"; it must be a whole address, which begins with https://.`);
}

/** Where editors sign in. Decap takes the answer from an origin alone: with a path nobody would get in. */
function signInAt(env: Env): string {
  const { href, origin } = addressIn(env, "CMS_OAUTH_URL");
  if (href === `${origin}/`) return origin;
  throw new Error(`CMS_OAUTH_URL is "${href}"; it must have no path, as in ${origin}.`);
}

const apiAt = (env: Env): string | undefined =>
  env.CMS_API_URL ? addressIn(env, "CMS_API_URL").href.replace(/\/$/, "") : undefined;

/** The site whose login at Netlify is used. Netlify knows it by its domain alone, which is easily copied as an address. */
function siteDomainIn({ CMS_SITE_DOMAIN: domain = "" }: Env): string {
  const host = urlOf(`https://${domain.trim().replace(/^https?:\/\//i, "")}`)?.host;
  if (host) return host;
  throw new Error(`CMS_SITE_DOMAIN is "${domain}"; it must be a domain, as in name.netlify.app.`);
}

/** `CMS_API_URL`: an Enterprise Server, or the server of the tests (e2e/github). */
const onGitHub: Login = {
  needs: [],
  config: (env, repo) => {
    const url = apiAt(env);
    return { name: "github", repo, ...(url ? { api_root: url } : {}) };
  },
  connect: (env) => [apiAt(env) ?? "https://api.github.com", "https://www.githubstatus.com"],
  pictures: ["https://avatars.githubusercontent.com"],
};

/** The ways to sign in, by the value of `CMS_LOGIN`; docs/editor.md says how each is set up. */
const logins: Readonly<Record<string, Login>> = {
  netlify: {
    ...onGitHub,
    config: (env, repo) => ({
      ...onGitHub.config(env, repo),
      ...(env.CMS_SITE_DOMAIN ? { site_domain: siteDomainIn(env) } : {}),
    }),
    connect: (env) => [...onGitHub.connect(env), "https://api.netlify.com"],
  },
  github: {
    ...onGitHub,
    needs: ["CMS_OAUTH_URL"],
    config: (env, repo) => ({
      ...onGitHub.config(env, repo),
      base_url: signInAt(env),
      auth_endpoint: "auth",
    }),
    connect: (env) => [...onGitHub.connect(env), signInAt(env)],
  },
  "git-gateway": {
    needs: [],
    config: () => ({ name: "git-gateway" }),
    connect: () => ["https://www.netlifystatus.com"],
  },
};

interface Repository {
  /** Owner and name. */
  readonly path: string | undefined;
  /** Of its address; empty where it has none. */
  readonly host: string;
}

/** A repository, given as owner and name or as its address: `https://github.com/…`, `git@github.com:…`. */
function repositoryIn(text: string): Repository {
  const path = /^(?:\w+:\/\/[^/]+\/|[^/]+\.[^/:]+[/:])?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(text)?.[1];
  // A token may stand before it. Groups of GitLab have more parts than owner and name.
  const host = /^(?:\w+:\/\/)?(?:[^/]*@)?([^/:@]+\.[^/:]+)[/:]/.exec(text)?.[1] ?? "";
  return { path, host };
}

/** The backend that the environment asks for. What it asks for wrongly throws, with what to set. */
export function backendOf(env: Env): Backend {
  const name = env.CMS_LOGIN || "netlify";
  const login = Object.hasOwn(logins, name) ? logins[name] : undefined;
  if (!login) throw new Error(`CMS_LOGIN is "${name}"; it may be ${Object.keys(logins).join(", ")}.`);
  // Netlify and GitHub's workflows tell which repository they build.
  const { path: repo, host } = repositoryIn(env.CMS_REPO || env.REPOSITORY_URL || "");
  if (host && !/^((www|ssh)\.)?github\.com$/i.test(host) && !env.CMS_API_URL) {
    if (env.CMS_REPO || env.CMS_LOGIN)
      throw new Error(
        `The repository is at ${host}; the editor works with repositories at GitHub alone. A GitHub Enterprise Server needs CMS_API_URL.`,
      );
    return { outside: {} };
  }
  // The address of the site and its identity service are enough for Netlify's own gateway.
  if (!repo && name !== "git-gateway") {
    // Logs are read by many.
    const shown = env.CMS_REPO?.replace(/[^/]*@/, "");
    if (shown) throw new Error(`CMS_REPO is "${shown}"; it must be owner/repository, or its address.`);
    if (env.CMS_LOGIN) throw new Error(`CMS_LOGIN=${name} needs CMS_REPO, as in CMS_REPO=owner/repository.`);
    return { outside: {} };
  }
  const missing = login.needs.filter((variable) => !env[variable]);
  if (missing.length > 0) throw new Error(`CMS_LOGIN=${name} needs ${missing.join(" and ")}: see docs/editor.md.`);
  return {
    config: { ...login.config(env, repo ?? ""), branch: env.CMS_BRANCH || env.BRANCH || "main" },
    outside: {
      "connect-src": login.connect(env).map((address) => new URL(address).origin),
      ...(login.pictures ? { "img-src": login.pictures } : {}),
    },
  };
}
