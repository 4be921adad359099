import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../free-port";
import { contentFolder } from "../site";
import { test as base, expect } from "../test";

const project = join(__dirname, "..", "..");

/** A news item of the test's own, beside whatever the content holds. */
export const ownNews = "content/news/um-texto-do-teste/index.md";

/** The editor over a git repository of its own, with the site's content and an item more. */
export interface Desk {
  readonly url: string;
  /** The folder of the repository. */
  readonly repo: string;
  /** The secret of the running start. */
  readonly key: () => string;
  /** The address of the editor with its key, as the terminal of `npm start` shows it. */
  readonly door: () => string;
  /** Runs git in the repository. */
  readonly git: (...args: string[]) => string;
  /** A file as the editor's branch holds it. */
  readonly stored: (path: string) => string;
  /** Writes what the editor's branch holds into a folder and returns the one of the content in it. */
  readonly storedContent: () => string;
  /** Changes a file as another editor would. */
  readonly saveElsewhere: (path: string, change: (text: string) => string) => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Leaves the repository as it was at first, and the server running. */
  readonly reset: () => Promise<void>;
}

export const test = base.extend<{ editor: Page; desk: Desk }, { sharedDesk: Desk }>({
  sharedDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of it
    async ({}, use) => withDesk(use),
    { scope: "worker", timeout: 60_000 },
  ],
  // The server keeps nothing but the repository, and takes as long to start as many journeys.
  desk: async ({ sharedDesk }, use) => {
    await sharedDesk.reset();
    await use(sharedDesk);
  },
  baseURL: async ({ desk }, use) => use(desk.url),
  /** A page that signed in before. */
  editor: async ({ page, guard, desk }, use) => {
    guard.allow(/decap-cms-core/);
    // The preview asks for what is published of an entry, and a new one has nothing there.
    guard.allow(/page-data\/.*\.json/);
    await page.addInitScript(
      ([user, key]) => {
        if (!location.protocol.startsWith("http")) return;
        localStorage.setItem("decap-cms-user", user);
        // Only who has none: a later one is not taken back.
        if (!localStorage.getItem("editor.key")) localStorage.setItem("editor.key", key);
      },
      [JSON.stringify({ name: "Marta Modelo", login: "Marta Modelo", backendName: "proxy" }), desk.key()] as const,
    );
    await use(page);
  },
});

/** Opens a desk, and clears it away afterwards. */
export async function withDesk(use: (desk: Desk) => Promise<void>): Promise<void> {
  const repo = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync(contentFolder, join(repo, "content"), { recursive: true });
  mkdirSync(join(repo, dirname(ownNews)), { recursive: true });
  writeFileSync(
    join(repo, ownNews),
    '---\ntitle: Um texto do teste\nkind: noticia\ndate: "2026-01-02"\nsummary: Só para o teste.\n---\n\nUm texto.\n',
  );
  const desk = openDesk(repo, await freePort());
  await desk.start();
  await use(desk);
  await desk.stop();
  rmSync(repo, { recursive: true, force: true });
}

function openDesk(repo: string, port: number): Desk {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: repo, encoding: "utf8" }).trimEnd();
  const key = () => readFileSync(join(repo, ".editor", "key"), "utf8");
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  writeFileSync(join(repo, ".gitignore"), ".editor/\n");
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Desenvolvedora");
  git("config", "user.email", "dev@example.org");
  git("add", ".");
  git("commit", "-q", "-m", "content: sample");
  const first = git("rev-parse", "HEAD");

  return {
    url,
    repo,
    key,
    door: () => `/admin?chave=${key()}`,
    git,
    stored: (path) => git("show", `editor:${path}`),
    storedContent() {
      const folder = mkdtempSync(join(repo, ".editor", "stored-"));
      git("archive", `--output=${folder}.tar`, "editor", "content");
      execFileSync("tar", ["-xf", `${folder}.tar`, "-C", folder]);
      return join(folder, "content");
    },
    saveElsewhere(path, change) {
      const tree = join(repo, ".editor", "elsewhere");
      git("worktree", "add", "-q", tree, "editor");
      const file = join(tree, path);
      writeFileSync(file, change(readFileSync(file, "utf8")));
      git("-C", tree, "commit", "-q", "-a", "-m", "Altera de outro lugar");
      git("worktree", "remove", tree);
    },
    async start() {
      const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", EDITOR_REPO: repo };
      server = spawn(process.execPath, [join(project, "scripts", "serve.mjs"), join(project, "public")], {
        cwd: project,
        env,
        stdio: "inherit",
      });
      await expect.poll(() => answers(`${url}/_editor/status`), { timeout: 30_000, intervals: [50] }).toBe(true);
    },
    async stop() {
      const ended = new Promise((resolve) => server?.once("exit", resolve));
      server?.kill();
      await ended;
    },
    async reset() {
      git("update-ref", "refs/heads/main", first);
      git("update-ref", "refs/heads/editor", first);
      if (!(await answers(`${url}/_editor/status`))) await this.start();
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Signs in under a name, through the address that the terminal shows. */
export async function signIn(page: Page, door: string, name = "Marta Modelo"): Promise<void> {
  await page.goto(door);
  await page.getByLabel("Seu nome").fill(name);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("link", { name: "Notícias e avisos" })).toBeVisible();
}

/** Opens a place of the editor; a full load, as from a bookmark. */
export async function open(page: Page, place: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/admin#${place}`);
}

export const entryPlace = (collection: string, key: string) => `/collections/${collection}/entries/${key}/index`;

/** The list of news, on the start page. */
export const list = (page: Page) => page.getByRole("link", { name: "Notícias e avisos" });

/** Writes a notice with a photo, “Culto de gratidão”, by what is pressed and typed. */
export async function writeNotice(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Nova notícia ou aviso" }).click();
  await field(page, "title").click();
  await page.keyboard.type("Culto de gratidão");
  await page.locator("[data-slate-editor]").first().click();
  await page.keyboard.type("Venha com a sua família.");
  await field(page, "summary").click();
  await page.keyboard.type("No domingo, às 18h.");
  await page.getByRole("button", { name: "Abrir: Capa" }).click();
  await page.getByRole("button", { name: "Escolher imagem" }).click();
  // Its button opens the chooser of the system, where the photo is one click.
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Enviar do aparelho").click();
  await (await chooser).setFiles(join(contentFolder, "pages", "about", "cover.jpg"));
  await page.getByRole("button", { name: "Usar este" }).click();
  await field(page, "alt").click();
  await page.keyboard.type("Um templo.");
}

/** The field with this name in the model. */
export const field = (page: Page, name: string) => page.locator(`[id^="${name}-field"]`).first();

/** Fills a field in. After a save or a refusal the form is drawn anew, also while it is being filled in. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await expect(async () => {
    await field(page, name).fill(text);
    await expect(field(page, name)).toHaveValue(text, { timeout: 300 });
  }).toPass({ intervals });
}

/** Presses “Publicar” and “Publicar agora”; `saved` waits for the answer. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publicar agora" }).click();
}

/** For what takes less than a second and is waited for a hundred times: by itself Playwright looks once in half a second. */
const intervals = [50];

/** Waits until everything on the screen is stored. */
export const saved = (page: Page) =>
  expect.poll(() => page.getByRole("button", { name: "Publicado", exact: true }).isVisible(), { intervals }).toBe(true);

/** Waits until an unsaved text is kept in the browser. */
export const kept = (page: Page, text: string) => expect.poll(() => keptIn(page), { intervals }).toContain(text);

/** Waits until nothing is kept of a text. */
export const forgotten = (page: Page, text: string) =>
  expect.poll(() => keptIn(page), { intervals }).not.toContain(text);

const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("localforage");
        opening.onsuccess = () => {
          const all = opening.result.transaction("keyvaluepairs").objectStore("keyvaluepairs").getAll();
          all.onsuccess = () => {
            resolve(JSON.stringify(all.result));
            opening.result.close();
          };
        };
      }),
  );

/** What the editor says at its corner. */
export const toast = (page: Page, text: string | RegExp) => page.locator(".Toastify__toast").filter({ hasText: text });

/** What a browser says of a server that goes away, in the middle of an answer too: the preview may still ask for something. */
export const serverGone =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)|Failed to fetch/;

export { expect };
