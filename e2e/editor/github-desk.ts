import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { freePort } from "../free-port";
import { type GitHub, startGitHub } from "../github/server";
import { contentFolder } from "../site";
import { test as base, expect } from "../test";
import { journeyContent, manyNews } from "./github-content";

const project = join(__dirname, "..", "..");

/** Not an address of this machine's own: there, the editor would look for `npm start`. */
const host = "secao.localhost";

/** The published editor: the built site with its production headers, and GitHub's interface over a repository. */
interface Office {
  readonly github: GitHub;
  readonly url: string;
  readonly folder: string;
  /** The commit that every journey begins from. */
  readonly first: string;
}

export interface Desk {
  readonly github: GitHub;
  /** Runs git in the repository on the server. */
  readonly git: (...args: string[]) => string;
  /** A file as the branch holds it. */
  readonly stored: (path: string) => string;
  /** Commits since the journey began, newest first, as “who|what”. */
  readonly since: () => string[];
  /** A developer changes a file in a clone, and pushes it. */
  readonly push: (path: string, change: (text: string) => string) => void;
  /** Somebody else, in a browser of their own. */
  readonly colleague: (login: string) => Promise<Page>;
}

export const accounts = [
  { id: 1, login: "marta", name: "Marta Modelo", permission: "write" },
  { id: 2, login: "joao", name: "Pr. João da Silva Exemplo", permission: "write" },
  { id: 3, login: "leo", name: "Leo Leitor", permission: "read" },
  { id: 4, login: "nina", name: "Nina Ninguém", permission: "none" },
] as const;

export const test = base.extend<
  { desk: Desk; editor: Page },
  { office: Office; moreNews: number; login: Readonly<Record<string, string>> }
>({
  /** How the site is told to let editors in; with a worker's pop-up unless a journey says otherwise. */
  login: [{ CMS_LOGIN: "github" }, { option: true, scope: "worker" }],

  /** So many news items more, with the whole content of the journeys; the site is then built from them. */
  moreNews: [0, { option: true, scope: "worker" }],
  office: [
    async ({ moreNews, login }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "github-desk-"));
      const first = makeRepository(folder, moreNews);
      const members = [
        { email: "marta@example.org", name: "Marta Modelo", link: "invite-1" },
        { email: "joao@example.org", name: "Pr. João da Silva Exemplo", password: "cavalo bateria grampo" },
      ];
      const github = await startGitHub({ folder: join(folder, "repo.git"), accounts, members });
      const port = await freePort();
      const server = await serveEditor(
        join(folder, "site"),
        github,
        port,
        moreNews ? join(folder, "first/content") : contentFolder,
        first,
        login,
      );
      await use({ github, url: `http://${host}:${port}`, folder, first });
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await ended;
      await github.hangUp();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ office }, use) => use(office.url),
  desk: async ({ office, browser }, use) => {
    const { github, folder, first } = office;
    github.reset();
    const inFolder =
      (name: string) =>
      (...args: string[]) =>
        execFileSync("git", args, { cwd: join(folder, name), encoding: "utf8", stdio: "pipe" }).trimEnd();
    const [git, work] = [inFolder("repo.git"), inFolder("work")];
    for (const ref of git("for-each-ref", "--format=%(refname)").split("\n"))
      if (ref !== "refs/heads/main") git("update-ref", "-d", ref);
    git("update-ref", "refs/heads/main", first);
    const contexts: BrowserContext[] = [];
    await use({
      github,
      git,
      stored: (path) => git("show", `main:${path}`),
      since: () => git("log", "--format=%an|%s", `${first}..main`).split("\n").filter(Boolean),
      push(path, change) {
        work("fetch", "-q", "origin");
        work("reset", "-q", "--hard", "origin/main");
        const before = work("ls-files", path) ? work("show", `HEAD:${path}`) : "";
        mkdirSync(dirname(join(folder, "work", path)), { recursive: true });
        writeFileSync(join(folder, "work", path), change(before ? `${before}\n` : ""));
        work("add", path);
        work("commit", "-q", "-m", `Muda ${path}`);
        work("push", "-q", "origin", "main");
      },
      async colleague(login) {
        const context = await browser.newContext({ baseURL: office.url });
        contexts.push(context);
        await otherServices(context);
        const page = await context.newPage();
        await signedIn(page, github, login);
        return page;
      },
    });
    for (const context of contexts) await context.close();
    await github.listen().catch(() => undefined);
    expect(github.unknown).toEqual([]);
  },
  /** A page of Marta's, who signed in before. */
  editor: async ({ page, guard, desk }, use) => {
    await expectedTalk(page.context(), guard, desk.github);
    await signedIn(page, desk.github, "marta");
    await use(page);
  },
});

/** What the editor asks of others than the site, and says, when all is well. */
export async function expectedTalk(
  context: BrowserContext,
  guard: { allow: (pattern: RegExp) => void },
  github: GitHub,
): Promise<void> {
  await otherServices(context);
  guard.allow(new RegExp(`^request to ${github.url}/`));
  guard.allow(/^request to https:\/\/www\.githubstatus\.com\//);
  guard.allow(/^console log: .*decap-cms-core/);
  // A folder for what belongs to no entry; there is none, as in the real repository.
  guard.allow(/trees\/main:content\/media\b/);
  guard.allow(/^console log: This 404 was expected/);
  // The preview asks for what is published of an entry; the entries of the journeys are not on the built site.
  guard.allow(/page-data\/.*\.json/);
}

/** Signs in as a person does: in the window that opens. */
export async function signInByPopup(page: Page, login: string | undefined): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Entrar com o GitHub" }).click(),
  ]);
  const out = login ? popup.getByRole("button", { name: "Authorize" }) : popup.getByRole("link", { name: "Cancel" });
  if (login) await popup.getByLabel("Username").fill(login);
  // While it is there, a next sign-in would take the same window, and no pop-up come.
  await Promise.all([popup.waitForEvent("close"), out.click()]);
}

/** GitHub's page of its state is another service, which these journeys don't need. */
const otherServices = (context: BrowserContext) =>
  context.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ json: { components: [] }, headers: { "access-control-allow-origin": "*" } }),
  );

/** As the sign-in leaves it in the browser. */
const signedIn = (page: Page, github: GitHub, login: string) =>
  page.addInitScript(
    ([user, name]) => {
      if (location.hostname === name && !sessionStorage.getItem("signed-in")) {
        sessionStorage.setItem("signed-in", "1");
        localStorage.setItem("decap-cms-user", String(user));
      }
    },
    [
      JSON.stringify({
        backendName: "github",
        login,
        name: accounts.find((account) => account.login === login)?.name,
        token: github.tokenOf(login),
      }),
      host,
    ],
  );

/** A bare repository, and a developer's clone of it. */
function makeRepository(folder: string, moreNews: number): string {
  if (moreNews) cpSync(contentFolder, join(folder, "first/content"), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trimEnd();
  for (const [path, text] of Object.entries(moreNews ? manyNews(moreNews) : journeyContent())) {
    mkdirSync(dirname(join(folder, "first", path)), { recursive: true });
    writeFileSync(join(folder, "first", path), text);
  }
  const developer = ["-c", "user.name=Desenvolvedora", "-c", "user.email=dev@example.org"];
  git("init", "-q", "-b", "main", "first");
  git("-C", "first", "add", ".");
  git("-C", "first", ...developer, "commit", "-q", "-m", "content: sample");
  git("clone", "-q", "--bare", "first", "repo.git");
  git("clone", "-q", "repo.git", "work");
  git("-C", "work", "config", "user.name", "Desenvolvedora");
  git("-C", "work", "config", "user.email", "dev@example.org");
  return git("-C", "repo.git", "rev-parse", "main");
}

/** The built site, its editor written for this server, as it would be for GitHub's. */
async function serveEditor(
  site: string,
  github: GitHub,
  port: number,
  content: string,
  first: string,
  login: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  cpSync(join(project, "public"), site, { recursive: true });
  const env = {
    ...process.env,
    BUILT_COMMIT: first,
    CONTENT_DIR: content,
    ...login,
    CMS_REPO: github.repo,
    CMS_BRANCH: github.branch,
    CMS_API_URL: github.url,
    CMS_OAUTH_URL: github.url,
  };
  execFileSync(process.execPath, ["--import", "tsx", "plugins/decap-editor/testing/write-editor.ts", site], {
    cwd: project,
    env,
  });
  // One entry of the journeys is on the site: where an address answers, it is kept when the entry gets another.
  mkdirSync(join(site, "noticias", "culto-de-domingo"), { recursive: true });
  cpSync(join(site, "404.html"), join(site, "noticias", "culto-de-domingo", "index.html"));
  const server = spawn(process.execPath, [join(project, "scripts", "serve.mjs"), site], {
    cwd: project,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ALLOWED_HOSTS: host },
    stdio: "inherit",
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/admin`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000, intervals: [50] }).toBe(true);
  return server;
}

export { expect };
