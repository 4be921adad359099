import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumPath } from "./browser.mjs";
import { PROJECT } from "./install.mjs";

/*
 * Takes the pictures of docs/editar.md from the editor as it runs over a copy of the sample content:
 * npm run build && npm run docs:editor
 */
const port = Number(process.env.PORT ?? 8099);
const url = `http://127.0.0.1:${port}`;
const folder = join(PROJECT, "docs", "images", "editar");
const repo = mkdtempSync(join(tmpdir(), "editor-pictures-"));

const git = (/** @type {string[]} */ ...args) => spawnSync("git", args, { cwd: repo });
cpSync(join(PROJECT, "content"), join(repo, "content"), { recursive: true });
writeFileSync(join(repo, ".gitignore"), ".editor/\n");
git("init", "-q", "-b", "main");
git("add", ".");
git("-c", "user.name=Exemplo", "-c", "user.email=exemplo@example.org", "commit", "-q", "-m", "content: sample");

const server = spawn(process.execPath, [join(PROJECT, "scripts", "serve.mjs")], {
  cwd: PROJECT,
  env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", EDITOR_REPO: repo },
  stdio: ["ignore", "ignore", "inherit"],
});
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--lang=pt-BR", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  env: { ...process.env, LANGUAGE: "pt_BR", LC_ALL: "pt_BR.UTF-8" },
});
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: "pt-BR",
  timezoneId: "America/Sao_Paulo",
});
page.on("dialog", (dialog) => dialog.accept());

/** The page as it is, once fonts, pictures and the preview have settled. */
async function take(/** @type {string} */ name) {
  await page.waitForTimeout(900);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(name);
}

async function open(/** @type {string} */ place) {
  await page.goto("about:blank");
  await page.goto(`${url}/admin#${place}`);
  await page.locator("#preview-pane").waitFor();
  await page.frameLocator("#preview-pane").locator("body *").first().waitFor();
}

const field = (/** @type {string} */ name) => page.locator(`[id^="${name}-field"]`).first();

try {
  mkdirSync(folder, { recursive: true });
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(`${url}/_editor/status`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }

  await page.goto(`${url}/admin?chave=${readFileSync(join(repo, ".editor", "key"), "utf8")}`);
  await page.getByLabel("Seu nome").fill("Marta Modelo");
  await take("entrar");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("heading", { name: "O que você quer fazer?" }).waitFor();
  await take("inicio");

  await open("/collections/news/entries/assembleia-anual-2026/index");
  await page.frameLocator("#preview-pane").locator("article img").first().waitFor();
  await take("noticia");
  // A click in the preview opens the group of its field.
  await page.frameLocator("#preview-pane").locator("article img").first().click();
  await field("credit").scrollIntoViewIfNeeded();
  await take("capa");

  await open("/collections/news/entries/acampamento-de-jovens-pastores-2026/index");
  await page.frameLocator("#preview-pane").locator("[data-block=callout]").scrollIntoViewIfNeeded();
  await page.getByText("Destaque", { exact: true }).first().scrollIntoViewIfNeeded();
  await take("destaque");
  await page.getByRole("button", { name: "Inserir" }).click();
  await take("inserir");

  await open("/collections/news/new");
  await field("title").fill("Encontro de pastores reúne 200 pessoas");
  await field("summary").fill("Foram dois dias de oração, estudo e conversa no litoral.");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await take("publicar");
  await page.keyboard.press("Escape");
  await field("draft").scrollIntoViewIfNeeded();
  await field("draft").click();
  await take("rascunho");

  await open("/collections/documents/entries/estatuto-da-secao/index");
  await take("documento");

  await open("/collections/events/new");
  await field("title").fill("Retiro de pastores");
  await field("start").fill("2027-03-05");
  await field("end").fill("2027-03-03");
  await page.getByText(/termina antes de começar/i).waitFor();
  await take("evento");

  await open("/collections/ministries/entries/pastoral-da-familia/index");
  await page.getByRole("button", { name: "Trocar ícone" }).click();
  await page.getByLabel("Procurar ícone").fill("família");
  await take("icone");

  await open("/collections/settings/entries/navigation");
  await take("menu");
} finally {
  await browser.close();
  server.kill();
  rmSync(repo, { recursive: true, force: true });
}
