import { backendOf } from "./backend";

const repo = { CMS_REPO: "secao/site" };

it("is GitHub with Netlify's login where nothing else is said", () => {
  expect(backendOf(repo)).toEqual({
    config: { name: "github", repo: "secao/site", branch: "main" },
    outside: {
      "connect-src": ["https://api.github.com", "https://www.githubstatus.com", "https://api.netlify.com"],
      "img-src": ["https://avatars.githubusercontent.com"],
    },
  });
});

it.each([
  "https://github.com/secao/site",
  "https://github.com/secao/site.git",
  "https://x-access-token:ghs_Exemplo@github.com/secao/site",
  "git@github.com:secao/site",
])("takes the repository and the branch from Netlify's build of %s", (url) => {
  const { config } = backendOf({ REPOSITORY_URL: url, BRANCH: "principal" });
  expect(config).toMatchObject({ repo: "secao/site", branch: "principal" });
});

it.each(["https://github.com/secao/site", "git@github.com:secao/site.git", "github.com/secao/site/"])(
  "takes the repository out of its whole address, %s",
  (address) => expect(backendOf({ CMS_REPO: address }).config).toMatchObject({ repo: "secao/site" }),
);

const elsewhere = [
  "https://gitlab.com/secao/site",
  "https://token:gho_Exemplo@codeberg.org/secao/site.git",
  "git@bitbucket.org:secao/site.git",
  "https://github.com@git.example.org/secao/site",
  "https://github.com.example.org/secao/site",
  "https://oauth2:glpat-Exemplo@gitlab.com/igreja/grupo/site.git",
  "git@gitlab.com:igreja/grupo/site.git",
];

it.each(elsewhere)("has nowhere to go where Netlify builds from another service, %s", (url) => {
  expect(backendOf({ REPOSITORY_URL: url })).toEqual({ outside: {} });
});

it.each(elsewhere)("refuses a login for a repository of another service, %s, and keeps its token", (url) => {
  const said =
    /^The repository is at [\w.]+; the editor works with repositories at GitHub alone\. A GitHub Enterprise Server needs CMS_API_URL\.$/;
  expect(() => backendOf({ CMS_REPO: url })).toThrow(said);
  for (const CMS_LOGIN of ["netlify", "git-gateway"])
    expect(() => backendOf({ CMS_LOGIN, REPOSITORY_URL: url })).toThrow(said);
});

it("takes a repository of an Enterprise Server by its address", () => {
  const env = { CMS_REPO: "https://git.example.org/secao/site", CMS_API_URL: "https://git.example.org/api/v3" };
  expect(backendOf(env).config).toMatchObject({ repo: "secao/site" });
});

it.each(["exemplo.netlify.app", "https://exemplo.netlify.app/", " Exemplo.netlify.app"])(
  "tells Netlify the domain alone of %j",
  (domain) =>
    expect(backendOf({ ...repo, CMS_SITE_DOMAIN: domain }).config).toMatchObject({
      site_domain: "exemplo.netlify.app",
    }),
);

it("has nowhere to go where nobody says where, and opens nothing", () => {
  expect(backendOf({})).toEqual({ outside: {} });
});

it.each([
  [
    "netlify, on another host",
    { ...repo, CMS_LOGIN: "netlify", CMS_SITE_DOMAIN: "exemplo.netlify.app" },
    { name: "github", repo: "secao/site", site_domain: "exemplo.netlify.app", branch: "main" },
  ],
  [
    "GitHub with a worker of one's own",
    { ...repo, CMS_LOGIN: "github", CMS_OAUTH_URL: "https://entrar.example.org/", CMS_BRANCH: "site" },
    {
      name: "github",
      repo: "secao/site",
      base_url: "https://entrar.example.org",
      auth_endpoint: "auth",
      branch: "site",
    },
  ],
  ["git-gateway", { CMS_LOGIN: "git-gateway" }, { name: "git-gateway", branch: "main" }],
])("%s", (_name, env, config) => {
  expect(backendOf(env).config).toEqual(config);
});

it.each(["netlify", "github"])(
  "with %s, another address of GitHub's interface takes the place of GitHub's own",
  (login) => {
    const env = { ...repo, CMS_LOGIN: login, CMS_OAUTH_URL: "https://entrar.example.org" };
    const { config, outside } = backendOf({ ...env, CMS_API_URL: "https://git.example.org/api/v3/" });
    expect(config).toMatchObject({ name: "github", api_root: "https://git.example.org/api/v3" });
    expect(outside["connect-src"]).toContain("https://git.example.org");
    expect(outside["connect-src"]).not.toContain("https://api.github.com");
    expect(backendOf(env).config).not.toHaveProperty("api_root");
  },
);

it("opens the page to the server that it signs in at, and to no other", () => {
  const env = { CMS_LOGIN: "git-gateway" };
  expect(backendOf(env).outside).toEqual({ "connect-src": ["https://www.netlifystatus.com"] });
});

it.each([
  [{ CMS_LOGIN: "dropbox" }, "CMS_LOGIN is"],
  [{ CMS_LOGIN: "toString" }, "CMS_LOGIN is"],
  [{ CMS_LOGIN: "netlify" }, "CMS_LOGIN=netlify needs CMS_REPO"],
  [{ ...repo, CMS_LOGIN: "github" }, "CMS_OAUTH_URL"],
  [{ ...repo, CMS_LOGIN: "gitlab" }, "CMS_LOGIN is"],
  [{ CMS_REPO: "site" }, 'CMS_REPO is "site"'],
  [{ CMS_LOGIN: "netlify", CMS_REPO: "https://github.com/secao" }, 'CMS_REPO is "https://github.com/secao"'],
  [
    { CMS_REPO: "https://x:gho_Exemplo@github.com/secao/site/tree/main" },
    'CMS_REPO is "https://github.com/secao/site/tree/main"',
  ],
  [{ ...repo, CMS_SITE_DOMAIN: "o nosso site" }, 'CMS_SITE_DOMAIN is "o nosso site"'],
  [{ ...repo, CMS_API_URL: "git.example.org/api/v3" }, "CMS_API_URL"],
  [{ ...repo, CMS_LOGIN: "github", CMS_OAUTH_URL: "entrar.example.org" }, "CMS_OAUTH_URL"],
  [{ ...repo, CMS_LOGIN: "github", CMS_OAUTH_URL: "http://entrar.example.org" }, "CMS_OAUTH_URL"],
  [{ ...repo, CMS_LOGIN: "github", CMS_OAUTH_URL: "https://example.org/entrar" }, "CMS_OAUTH_URL"],
])("%j is refused with what is missing", (env, text) => {
  expect(() => backendOf(env)).toThrow(text);
});
