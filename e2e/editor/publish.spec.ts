import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../free-port";
import { copyContent, copyProject } from "../project-copy";
import { contentFolder } from "../site";
import { test as base, expect } from "../test";
import { field, publish, saved, signIn } from "./desk";

/** What `npm start` prints when the site is up. */
const isUp = /No ar: (http:\S+)/;

/** What it prints for who edits. */
const door = /Editor: (\S+)/;

interface Project {
  readonly folder: string;
  readonly url: string;
  readonly door: string;
  readonly git: (...args: string[]) => string;
}

/** `npm start` in a copy of the project with small pictures: a repository of its own, and a build from nothing. */
const test = base.extend<object, { project: Project }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from here
    async ({}, use) => {
      const folder = copyProject();
      await copyContent(folder);
      const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trimEnd();
      git("init", "-q", "-b", "main");
      git("config", "user.name", "Desenvolvedora");
      git("config", "user.email", "dev@example.org");
      git("add", ".");
      git("commit", "-q", "-m", "content: sample");
      const [port, inbox] = [await freePort(), await freePort()];
      const env = { ...process.env, PORT: String(port), INBOX_PORT: String(inbox), CI: "true" };
      // The editor dates what it makes by the clock: with the day of the tests' build, a run at midnight would schedule it.
      Reflect.deleteProperty(env, "BUILD_DAY");
      const server = spawn(process.execPath, [join(folder, "scripts/start.mjs")], { cwd: folder, env });
      let output = "";
      for (const stream of [server.stdout, server.stderr])
        stream.on("data", (chunk) => {
          output += chunk;
        });
      await expect
        .poll(() => (isUp.test(output) ? "up" : server.exitCode === null ? "building" : output), {
          timeout: 540_000,
          intervals: [1_000],
        })
        .toBe("up");
      await expect.poll(() => output).toMatch(door);
      await use({ folder, url: isUp.exec(output)?.[1] ?? "", door: door.exec(output)?.[1] ?? "", git });
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ project }, use) => use(project.url),
});

/** What the bar at the foot says once a save is on the site, or not. */
const news = (page: Page) => page.locator(".publishing");
const published = { timeout: 300_000 };

/** Gives the entry another address. After a save the form is drawn anew, also while it is being filled in. */
const rename = (page: Page, slug: string) =>
  expect(async () => {
    await field(page, "slug").fill(slug);
    await expect(field(page, "slug")).toHaveValue(slug, { timeout: 1_000 });
  }).toPass();

test("from signing in to a page on the site: create, see it, err, rename, delete", async ({ page, project, guard }) => {
  test.setTimeout(900_000);
  guard.allow(/decap-cms-core|page-data|404/);
  page.on("dialog", (dialog) => void dialog.accept());
  const commits = Number(project.git("rev-list", "--count", "editor"));
  await signIn(page, project.door);
  await page.getByRole("link", { name: "Nova notícia ou aviso" }).click();
  await field(page, "title").fill("Culto de ação de graças");
  await field(page, "summary").fill("No domingo, às 18h.");
  await page.getByRole("button", { name: "Abrir" }).first().click();
  await page.getByRole("button", { name: "Escolher imagem" }).click();
  const photo = join(contentFolder, "pages/about/cover.jpg");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "capa.jpg",
      mimeType: "image/jpeg",
      buffer: readFileSync(photo),
    });
  await page.getByRole("button", { name: "Usar este" }).click();
  await field(page, "alt").fill("Um templo.");
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.type("Venha com a sua família.");
  await page.getByRole("button", { name: "Inserir" }).click();
  await page.getByRole("menuitem", { name: "Botão de documento" }).click();
  const block = page.locator('[data-slate-editor="true"]').first();
  await block.getByLabel("Texto do botão").fill("Baixar a ordem do culto");
  await block.getByRole("combobox", { name: "Documento", exact: true }).click();
  await page.getByRole("option").first().click();
  await publish(page);
  await expect(news(page)).toContainText(/Publicando… passo \d de 4: /, published);
  await expect(news(page)).toContainText("Publicado: Culto de ação de graças", published);
  expect(
    project.git(
      "log",
      "--format=%an|%s",
      `--max-count=${Number(project.git("rev-list", "--count", "editor")) - commits}`,
      "editor",
    ),
  ).toBe("Marta Modelo|Cria Notícia ou aviso: culto-de-acao-de-gracas");
  expect(project.git("show", "--format=", "--name-only", "editor").split("\n").sort()).toEqual([
    "content/news/culto-de-acao-de-gracas/capa.webp",
    "content/news/culto-de-acao-de-gracas/index.md",
  ]);
  expect(project.git("status", "--porcelain")).toBe("");

  const site = await page.context().newPage();
  for (const path of ["/noticias/culto-de-acao-de-gracas", "/noticias", "/"]) {
    await site.goto(path);
    await expect(site.getByText("Culto de ação de graças").first()).toBeVisible();
  }
  await site.goto("/noticias/culto-de-acao-de-gracas");
  await expect(site.getByRole("link", { name: /^Baixar a ordem do culto/ })).toHaveAttribute("href", /\.pdf$/);
  const cover = site.getByRole("img", { name: "Um templo." });
  const { bytes, width } = await cover.evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const answer = await fetch(picture.currentSrc);
    return { bytes: (await answer.blob()).size, width: picture.naturalWidth };
  });
  expect(bytes).toBeLessThan(150_000);
  expect(width).toBeGreaterThan(300);

  await page.bringToFront();
  await page.goto("about:blank");
  await page.goto("/admin#/collections/news/entries/culto-de-acao-de-gracas/index");

  // A developer's mistake stands in the way of what an editor saves: she is told, and the site stays.
  const mistake = join(project.folder, "content/news/um-engano");
  mkdirSync(mistake);
  const fields = 'title: Um engano\nkind: noticia\ndate: "2026-01-02"\nsummary: Um engano.\nslug: pagina';
  writeFileSync(join(mistake, "index.md"), `---\n${fields}\n---\n\nUm texto.\n`);
  project.git("add", "content");
  project.git("commit", "-q", "-m", "content: a mistake");
  await rename(page, "culto-de-gratidao");
  await publish(page);
  await expect(news(page)).toContainText("Salvo, mas ainda não publicado: o site continua como estava.", published);
  await expect(news(page)).toContainText("“Um engano”");
  expect((await site.goto("/noticias/culto-de-acao-de-gracas"))?.status()).toBe(200);

  project.git("rm", "-q", "-r", "content/news/um-engano");
  project.git("commit", "-q", "-m", "content: without the mistake");
  await rename(page, "culto-de-louvor");
  await publish(page);
  await saved(page);
  await expect(news(page)).toContainText("Publicado: Culto de ação de graças", published);
  await site.goto("/noticias/culto-de-acao-de-gracas");
  await expect(site).toHaveURL(/\/noticias\/culto-de-louvor$/);

  await page.getByRole("button", { name: "Excluir" }).click();
  await expect(news(page)).toContainText("Publicado. O site está atualizado.", published);
  expect((await site.goto("/noticias/culto-de-louvor"))?.status()).toBe(404);
  expect(project.git("ls-tree", "-r", "--name-only", "editor", "content/news/culto-de-acao-de-gracas")).toBe("");
  // What the editor keeps in the browser is not the site's.
  await site.close();
});
