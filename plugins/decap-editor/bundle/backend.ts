import type { CmsBackend } from "decap-cms-core";
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

/** `CMS_API_URL`: an Enterprise Server, or the server of the tests (e2e/github). */
const onGitHub: Login = {
  needs: [],
  config: ({ CMS_API_URL: url }, repo) => ({
    name: "github",
    repo,
    ...(url ? { api_root: url.replace(/\/$/, "") } : {}),
  }),
  connect: ({ CMS_API_URL }) => [CMS_API_URL || "https://api.github.com", "https://www.githubstatus.com"],
  pictures: ["https://avatars.githubusercontent.com"],
};

/** The ways to sign in, by the value of `CMS_LOGIN`; docs/editor.md says how each is set up. */
const logins: Readonly<Record<string, Login>> = {
  netlify: {
    ...onGitHub,
    config: (env, repo) => ({
      ...onGitHub.config(env, repo),
      ...(env.CMS_SITE_DOMAIN ? { site_domain: env.CMS_SITE_DOMAIN } : {}),
    }),
    connect: (env) => [...onGitHub.connect(env), "https://api.netlify.com"],
  },
  github: {
    ...onGitHub,
    needs: ["CMS_OAUTH_URL"],
    config: (env, repo) => ({
      ...onGitHub.config(env, repo),
      base_url: env.CMS_OAUTH_URL ?? "",
      auth_endpoint: "auth",
    }),
    connect: (env) => [...onGitHub.connect(env), env.CMS_OAUTH_URL ?? ""],
  },
  "git-gateway": {
    needs: [],
    config: () => ({ name: "git-gateway" }),
    connect: () => ["https://www.netlifystatus.com"],
  },
};

/** The backend that the environment asks for. What it asks for wrongly throws, with what to set. */
export function backendOf(env: Env): Backend {
  const name = env.CMS_LOGIN || "netlify";
  const login = Object.hasOwn(logins, name) ? logins[name] : undefined;
  if (!login) throw new Error(`CMS_LOGIN is "${name}"; it may be ${Object.keys(logins).join(", ")}.`);
  // Netlify and GitHub's workflows tell which repository they build.
  const repo = env.CMS_REPO || /[/:]([^/:]+\/[^/]+?)(?:\.git)?$/.exec(env.REPOSITORY_URL ?? "")?.[1];
  // The address of the site and its identity service are enough for Netlify's own gateway.
  if (!repo && name !== "git-gateway") {
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
