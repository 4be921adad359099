import type { Page } from "@playwright/test";
import { faults } from "../github/faults";
import { entryPlace, field, kept, list, open, publish, saved, toast, writeNotice } from "./desk";
import { type Desk, expect, expectedTalk, test } from "./github-desk";

test.use({ login: { CMS_LOGIN: "git-gateway" } });
test.setTimeout(120_000);

const place = entryPlace("news", "culto-de-domingo");

/** The host answers below the site's own address. */
test.beforeEach(async ({ page, guard, desk }) => {
  await expectedTalk(page.context(), guard, desk.github);
  guard.allow(/^request to https:\/\/www\.netlifystatus\.com\//);
  await page.route("https://www.netlifystatus.com/**", (route) => route.fulfill({ json: { components: [] } }));
  await page.context().route("**/.netlify/**", (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: `${desk.github.url}${pathname}${search}` });
  });
});

async function signIn(page: Page, password: string, email = "joao@example.org") {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha").fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** Comes by the link of an e-mail, made from the template that the site has for it. */
async function follow(page: Page, mail: string, token: string) {
  await page.goto("/admin");
  const template = await page.evaluate(async (name) => (await fetch(`/admin/email-${name}.html`)).text(), mail);
  const link = /href="\{\{ \.SiteURL \}\}([^"]+)"/.exec(template)?.[1]?.replace("{{ .Token }}", token) ?? "";
  // An address that differs in its end alone loads nothing anew.
  await page.goto("about:blank");
  await page.goto(link);
}

async function saveOne(page: Page, desk: Desk, who: string) {
  await open(page, place);
  await field(page, "summary").fill("O culto começa às 19h.");
  await publish(page);
  await saved(page);
  expect(desk.since()).toEqual([`${who}|Altera Notícia ou aviso: culto-de-domingo`]);
  expect(desk.stored("content/news/culto-de-domingo/index.md")).toContain("O culto começa às 19h.");
}

test("from the invitation to the first notice with a photo, by the manual's steps, under the own name", async ({
  page,
  desk,
  guard,
}, { annotations }) => {
  guard.allow(/\b404\b/);
  await page.addInitScript(() =>
    addEventListener(
      "pointerdown",
      () => localStorage.setItem("presses", String(Number(localStorage.getItem("presses")) + 1)),
      true,
    ),
  );
  await follow(page, "convite", "invite-1");
  await page.getByLabel("Senha").click();
  await page.keyboard.type("três palavras minhas");
  await page.getByRole("button", { name: "Guardar e entrar" }).click();
  await writeNotice(page);
  await publish(page);
  await saved(page);
  expect(desk.since()).toEqual(["Marta Modelo|Cria Notícia ou aviso: culto-de-gratidao"]);
  expect(desk.stored("content/news/culto-de-gratidao/index.md")).toContain("alt: Um templo.");
  annotations.push({ type: "presses", description: await page.evaluate(() => localStorage.getItem("presses") ?? "") });

  // Who comes back is still signed in; a link leads to the login all the same, and is good for one time.
  await page.goto("about:blank");
  await page.goto("/admin");
  await expect(list(page)).toBeVisible();
  await follow(page, "convite", "invite-1");
  await page.getByLabel("Senha").fill("três palavras minhas");
  await page.getByRole("button", { name: "Guardar e entrar" }).click();
  await expect(page.getByText("Este link já foi usado ou venceu.")).toBeVisible();
});

test("a wrong password is told; a forgotten one is replaced by the link of an e-mail", async ({
  page,
  desk,
  guard,
}) => {
  guard.allow(/\b(400|422|502)\b/);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin");
  await signIn(page, "errada");
  await expect(page.getByText("O e-mail ou a senha estão errados.")).toBeVisible();
  await page.getByRole("button", { name: "Esqueci a senha" }).click();
  await page.getByLabel("E-mail").fill("joao@example.org");
  await page.getByRole("button", { name: "Enviar o link" }).click();
  await expect(page.getByText("o link chega em alguns minutos")).toBeVisible();

  await follow(page, "senha", "recovery-1");
  await page.getByLabel("Senha").fill("outra frase bem longa");
  // The link has been used by then, and the next attempts go without it.
  for (const [fault, words] of [
    [faults.serverError, /502/],
    [() => ({ status: 422, body: { code: 422, msg: "Password too weak" } }), /^Esta senha não foi aceita/],
  ] as const) {
    desk.github.fail({ path: "/user", method: "PUT" }, fault, 1);
    await page.getByRole("button", { name: "Guardar e entrar" }).click();
    await expect(page.locator("form").getByRole("status")).toHaveText(words);
  }
  await page.getByRole("button", { name: "Guardar e entrar" }).click();
  await expect(list(page)).toBeVisible();
  // The link has done its work: who signs out in its tab is asked as anybody is.
  await page.getByRole("button", { name: "Sua conta" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await signIn(page, "outra frase bem longa");
  await expect(list(page)).toBeVisible();
  await saveOne(page, desk, "Pr. João da Silva Exemplo");
});

test("nobody hears from a forgotten password who is an editor; who asks twice hears when there is another link", async ({
  page,
  desk,
  guard,
}) => {
  guard.allow(/\b(404|429)\b/);
  await page.goto("/admin");
  const ask = async (email: string, words: RegExp) => {
    await page.getByRole("button", { name: "Esqueci a senha" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Enviar o link" }).click();
    await expect(page.locator("form").getByRole("status")).toHaveText(words);
    await page.getByRole("button", { name: "Voltar", exact: true }).click();
  };
  const neutral = /^Se este e-mail é de um editor, o link chega em alguns minutos\./;
  await ask("ninguem@example.org", neutral);
  // As GoTrue answered until March 2026: github.com/netlify/gotrue/pull/423
  desk.github.fail({ path: "/recover" }, () => ({ status: 404, body: { code: 404, msg: "User not found" } }), 1);
  await ask("outra@example.org", neutral);
  await ask("joao@example.org", neutral);
  await ask("joao@example.org", /^O link foi pedido há pouco.*15 minutos/);
});

test("a session goes on by itself; one that is over is told, and the text is there after the login", async ({
  page,
  desk,
  guard,
}) => {
  guard.allow(/\b(400|401)\b|^error: |ServiceError|EditorError|AccessTokenError|sessão/);
  page.on("dialog", (dialog) => void dialog.accept());
  desk.github.identity.last(30);
  await page.goto("/admin");
  await signIn(page, "cavalo bateria grampo");
  await expect(list(page)).toBeVisible();
  // A minute before its end a token is renewed: with each request. Not by a load of the page, which could break a renewal off.
  await page.evaluate((hash) => location.assign(hash), `#${place}`);
  await expect(field(page, "summary")).toHaveValue("O culto começa às 18h.");
  await field(page, "summary").fill("O culto começa às 19h.");
  await kept(page, "O culto começa às 19h.");
  desk.github.identity.forget();
  // Whoever tries again hears the same.
  for (const _attempt of [1, 2]) {
    await publish(page);
    await expect(toast(page, /sessão terminou/).last()).toBeVisible();
  }
  await expect(toast(page, /não foi possível falar/)).toBeHidden();
  expect(desk.since()).toEqual([]);

  desk.github.identity.last(3_600);
  await page.reload();
  await signIn(page, "cavalo bateria grampo");
  await expect(field(page, "summary")).toHaveValue("O culto começa às 19h.");
  await publish(page);
  await saved(page);
  expect(desk.since()).toHaveLength(1);
});

test("two tabs renew one session in turn, and a line that is lost meanwhile does not end it", async ({
  page,
  desk,
  guard,
  context,
}) => {
  guard.allow(/^error: |ServiceError|EditorError|AccessTokenError|^failed: |ERR_/);
  page.on("dialog", (dialog) => void dialog.accept());
  desk.github.identity.last(30);
  await page.goto("/admin");
  await signIn(page, "cavalo bateria grampo");
  await expect(list(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(list(other)).toBeVisible();
  await other.waitForLoadState("networkidle");
  await open(page, place);
  await field(page, "summary").fill("O culto começa às 19h.");
  await page.route("**/identity/token", (route) => route.abort("connectionfailed"));
  await publish(page);
  await expect(toast(page, /não foi possível falar com o servidor/)).toBeVisible();
  await page.unroute("**/identity/token");
  await publish(page);
  await saved(page);
  await open(other, place);
  await expect(field(other, "summary")).toHaveValue("O culto começa às 19h.");
  expect(desk.since()).toHaveLength(1);
});

test("a token of git-gateway's own that is good no more is told as that, in the middle of work and at the login", async ({
  page,
  desk,
  guard,
}) => {
  guard.allow(/\b401\b|^error: |ServiceError|EditorError|conexão com o GitHub|Problem fetching repo data/);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin");
  await signIn(page, "cavalo bateria grampo");
  await expect(list(page)).toBeVisible();
  await open(page, place);
  await field(page, "summary").fill("O culto começa às 19h.");
  await kept(page, "O culto começa às 19h.");
  // Git-gateway works in the name of Marta's account.
  desk.github.withdraw("marta");
  await publish(page);
  const told = toast(page, /perdeu a conexão com o GitHub\. O que você escreveu.*token do Git Gateway/);
  await expect(told).toBeVisible();
  await expect(toast(page, /sessão|permissão/)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^O site perdeu a conexão.*Git Gateway/ })).toBeVisible();
  expect(desk.since()).toEqual([]);

  desk.github.reissue();
  await signIn(page, "cavalo bateria grampo");
  await expect(field(page, "summary")).toHaveValue("O culto começa às 19h.");
  await publish(page);
  await saved(page);
  expect(desk.since()).toHaveLength(1);
});

test("who comes back while nothing answers stays signed in", async ({ page, guard }) => {
  guard.allow(/^failed: |ERR_|EditorError/);
  await page.goto("/admin");
  await signIn(page, "cavalo bateria grampo");
  await expect(list(page)).toBeVisible();
  await page.route("**/git/settings", (route) => route.abort("connectionfailed"));
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^Não foi possível falar com o servidor/ })).toBeVisible();
  await page.unroute("**/git/settings");
  await page.reload();
  await expect(list(page)).toBeVisible();
});

test("who comes back to a session that is over is told so, and signs in", async ({ page, desk, guard }) => {
  guard.allow(/\b400\b|EditorError|AccessTokenError|sessão/);
  desk.github.identity.last(30);
  await page.goto("/admin");
  await signIn(page, "cavalo bateria grampo");
  await expect(list(page)).toBeVisible();
  // What the list still asks for would find out before, and tell it there.
  await page.waitForLoadState("networkidle");
  desk.github.identity.forget();
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^A sua sessão terminou.* Entre de novo/ })).toBeVisible();
  await signIn(page, "cavalo bateria grampo");
  await expect(list(page)).toBeVisible();
});
