import type { CmsBackend } from "decap-cms-core";
import type { Directives } from "../../static-pages/policy/policy";

/** Where the published editor keeps content, and what its page must be allowed to talk to. */
export interface Backend {
  /** Missing where nobody has said where: the editor then says so. */
  readonly config?: CmsBackend;
  /** Fields of the token that name who signs in; without them a save would carry the first half of an e-mail address. */
  readonly auth?: NameClaims;
  readonly outside: Directives;
}

/** As `decap-cms-ui-auth` reads them from the top of Decap's configuration; its types leave them out. */
export type NameClaims = Readonly<Record<"first_name_claim" | "last_name_claim", string>>;

/** Decap's types leave out what its git-gateway takes for a login without Netlify. */
type Config = CmsBackend & {
  readonly gateway_url?: string;
  readonly auth_token_endpoint?: string;
};

type Env = Readonly<Record<string, string | undefined>>;

interface Login {
  /** Variables without which it can't work. */
  readonly needs: readonly string[];
  readonly config: (env: Env, repo: string) => Config;
  /** Addresses that the editor talks to, and shows pictures of people from. */
  readonly connect: (env: Env) => readonly (string | undefined)[];
  readonly pictures?: readonly string[];
  readonly auth?: NameClaims;
}

/** GitHub's interface, or what stands in its place: an Enterprise Server, or the server of the tests (e2e/github). */
const github = (env: Env) => env.CMS_API_URL || "https://api.github.com";
const githubStatus = "https://www.githubstatus.com";
const githubPictures = ["https://avatars.githubusercontent.com"];
const bridge = "https://auth.decapbridge.com";
const bridgeGateway = "https://gateway.decapbridge.com";

/** The ways to sign in, by the value of `CMS_LOGIN`; docs/editor.md says how each is set up. */
const logins: Readonly<Record<string, Login>> = {
  netlify: {
    needs: [],
    config: (env, repo) => ({
      name: "github",
      repo,
      ...given({ api_root: api(env.CMS_API_URL, ""), site_domain: env.CMS_SITE_DOMAIN }),
    }),
    connect: (env) => [github(env), githubStatus, "https://api.netlify.com"],
    pictures: githubPictures,
  },
  github: {
    needs: ["CMS_OAUTH_URL"],
    config: (env, repo) => ({
      name: "github",
      repo,
      ...given({ api_root: api(env.CMS_API_URL, ""), base_url: env.CMS_OAUTH_URL }),
      auth_endpoint: "auth",
    }),
    connect: (env) => [github(env), githubStatus, env.CMS_OAUTH_URL],
    pictures: githubPictures,
  },
  "git-gateway": {
    needs: [],
    config: () => ({ name: "git-gateway" }),
    connect: () => ["https://www.netlifystatus.com"],
  },
  gitlab: {
    needs: ["CMS_APP_ID"],
    config: (env, repo) => ({ ...pkce("gitlab", env, repo), ...given({ api_root: api(env.CMS_SERVER, "/api/v4") }) }),
    connect: (env) => [env.CMS_SERVER ?? "https://gitlab.com"],
    pictures: ["https://secure.gravatar.com"],
  },
  gitea: {
    needs: ["CMS_APP_ID", "CMS_SERVER"],
    config: (env, repo) => ({ ...pkce("gitea", env, repo), ...given({ api_root: api(env.CMS_SERVER, "/api/v1") }) }),
    connect: (env) => [env.CMS_SERVER],
  },
  // As its own dashboard generates it: decapbridge/decapbridge-web, `useCmsYamlConfig`.
  decapbridge: {
    needs: ["CMS_SITE_ID"],
    config: ({ CMS_SITE_ID: site }, repo) => ({
      name: "git-gateway",
      repo,
      auth_type: "pkce",
      base_url: bridge,
      auth_endpoint: `/sites/${site}/pkce`,
      auth_token_endpoint: `/sites/${site}/token`,
      gateway_url: bridgeGateway,
    }),
    connect: () => [bridge, bridgeGateway, "https://www.netlifystatus.com"],
    auth: { first_name_claim: "first_name", last_name_claim: "last_name" },
  },
};

const pkce = (name: "gitlab" | "gitea", env: Env, repo: string): Config => ({
  name,
  repo,
  auth_type: "pkce",
  ...given({ app_id: env.CMS_APP_ID, base_url: env.CMS_SERVER }),
});

/** The backend that the environment asks for. What it asks for wrongly throws, with what to set. */
export function backendOf(env: Env): Backend {
  const name = env.CMS_LOGIN || "netlify";
  const login = Object.hasOwn(logins, name) ? logins[name] : undefined;
  if (!login) throw new Error(`CMS_LOGIN is "${name}"; it may be ${Object.keys(logins).join(", ")}.`);
  const repo = repoOf(env);
  // The address of the site and its identity service are enough for Netlify's own gateway.
  if (!repo && name !== "git-gateway") {
    if (env.CMS_LOGIN) throw new Error(`CMS_LOGIN=${name} needs CMS_REPO, as in CMS_REPO=owner/repository.`);
    return { outside: {} };
  }
  const missing = login.needs.filter((variable) => !env[variable]);
  if (missing.length > 0) throw new Error(`CMS_LOGIN=${name} needs ${missing.join(" and ")}: see docs/editor.md.`);
  if (env.CMS_WORKFLOW)
    throw new Error(
      "CMS_WORKFLOW não pode ser usado no site publicado: a revisão antes de publicar do Decap grava por cima do que outros mudaram no mesmo texto, e passa por cima da proteção do ramo. Tire CMS_WORKFLOW: veja docs/editor.md.",
    );
  const branch = env.CMS_BRANCH || env.BRANCH || "main";
  const connect = login.connect(env).flatMap((address) => (address ? [new URL(address).origin] : []));
  return {
    config: { ...login.config(env, repo ?? ""), branch },
    ...(login.auth ? { auth: login.auth } : {}),
    outside: { "connect-src": connect, ...(login.pictures ? { "img-src": login.pictures } : {}) },
  };
}

/** Netlify and GitHub's workflows tell which repository they build. */
function repoOf(env: Env): string | undefined {
  const fromUrl = /[/:]([^/:]+\/[^/]+?)(?:\.git)?$/.exec(env.REPOSITORY_URL ?? "")?.[1];
  return env.CMS_REPO || fromUrl;
}

const api = (server: string | undefined, path: string) => server && `${server.replace(/\/$/, "")}${path}`;

/** What has a value. */
const given = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Readonly<Record<string, string>>;
