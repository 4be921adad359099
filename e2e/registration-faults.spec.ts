import type { Page } from "@playwright/test";
import { violationsInBoth } from "./axe";
import {
  agree,
  church,
  fill,
  goOn,
  heading,
  inbox,
  isSetUp,
  newEmail,
  pastor,
  received,
  send,
  toCheck,
} from "./registration";
import { expect, test } from "./test";

/**
 * Each way in which sending may fail, by the form's script and by the browser alone, to the inbox; it does not depend on the
 * questions. Whatever happens: nothing is told received that was not, nothing is told refused that arrived, and a person has
 * one number.
 */

/** Nothing has arrived, and the service says why. */
const refusals: Readonly<Record<string, RegExp>> = {
  "429": /há muitos envios/,
  "429-days": /há muitos envios/,
  "429-date": /há muitos envios/,
  "429-hidden": /há muitos envios/,
  "200-errors": /não foi aceito/,
  BLOCKED: /não foi aceito/,
  unknown: /não foi aceito/,
  EMPTY: /chegou vazio/,
  FILES_TOO_BIG: /não foi aceito/,
  NO_FILE_UPLOADS: /não foi aceito/,
  TOO_MANY_FILES: /não foi aceito/,
  FORM_NOT_FOUND: /não foi enviado/,
  PROJECT_NOT_FOUND: /não foi enviado/,
  INACTIVE: /não foi enviado/,
};
/** One of the answers is refused. */
const fieldRefusals = ["TYPE_EMAIL", "REQUIRED_FIELD_EMPTY", "REQUIRED_FIELD_MISSING", "TYPE_TEXT", "TYPE_NUMERIC"];
/** What is sent may have arrived or not: each happens both ways. */
const unanswered = [
  ...["500-next", "500", "503", "200-html", "502-html", "204", "200-empty", "200-next-errors", "408"],
  ...["403-closed", "404-closed", "413-closed", "reset", "hang"],
];
const unknown = "Não sabemos se o cadastro chegou";

/** In this order all that can be told is told on one page: once something may have arrived, no refusal denies it. */
const withScript: readonly (readonly [fault: string, title: string | RegExp])[] = [
  ...Object.entries(refusals),
  ...unanswered.map((name) => [name, unknown] as const),
  ...["429", "BLOCKED"].map((name) => [name, unknown] as const),
  ...unanswered.map((name) => [`${name}+kept`, unknown] as const),
  ...["429-hidden", "FORM_NOT_FOUND", "EMPTY"].map((name) => [name, unknown] as const),
];

/** A browser by itself tells statuses apart, and shows what the service says. */
const byBrowser = [
  ...["EMPTY", "413-closed", "TYPE_EMAIL", "429-hidden", "408"],
  ...["500", "200-html", "reset", "204"].flatMap((name) => [name, `${name}+kept`]),
];
/** Nothing takes the place of the form, as long as no answer comes or for an answer without a page. Playwright waits for ever for the first. */
const stays = /^204/;

const isKept = (fault: string) => fault.endsWith("+kept");

test.skip(!isSetUp, `the forms of the built site do not go to ${inbox}`);
test.use({ trace: "off" });
test.beforeEach(({ guard }) => {
  guard.allow(new RegExp(`^request to ${inbox}/`));
  guard.allow(/console error: (Failed to load resource|Access to fetch)|^answer \d+: .*\/f\/|^failed: .*\/f\//);
});

/** @returns how to choose what the inbox does with what comes next */
async function faulty(page: Page): Promise<(name: string) => void> {
  let fault = "";
  await page.route(`${inbox}/f/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-inbox-fault": fault } }),
  );
  return (name) => {
    fault = name;
  };
}

async function byScript(page: Page, email: string, arrived: () => Promise<(string | undefined)[]>) {
  const main = page.getByRole("main");
  const alert = page.getByRole("alert");
  const choose = await faulty(page);
  await toCheck(page, pastor, email);
  let protocol = "";
  let copies = 0;
  for (const [name, title] of withScript) {
    choose(name);
    await send(page).click();
    if (name.startsWith("hang")) {
      await expect(page.getByRole("status").filter({ hasText: "Enviando" })).toHaveCount(1);
      // What arrives has arrived before the page gives up, on a slow machine too.
      if (isKept(name)) await expect.poll(async () => (await arrived()).length, name).toBeGreaterThan(copies);
      // As long as the page waits for an answer.
      await page.clock.fastForward(15_000);
    }
    await expect(alert.getByRole("heading"), name).toHaveText(title, { timeout: 20_000 });
    const said = (await alert.textContent()) ?? "";
    expect(said, name).toContain("respostas estão guardadas");
    protocol ||= /[PI]-\d{8}-\w{6}/.exec(said)?.[0] ?? "none";
    expect(said, name).toContain(protocol);
    expect(await main.textContent(), name).not.toMatch(/Ainda falta enviar|error|failed|unexpected|wrong/i);
    const before = copies;
    copies = (await arrived()).length;
    // A browser may send once more by itself what broke off on a line that it had used before.
    expect([name, copies > before]).toEqual([name, isKept(name)]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage })), name).toContain(email);
  }
  await expect(page).toHaveTitle(/^Erro: /);
  await expect(page.getByRole("button", { name: "Copiar todas as respostas" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Escrever um e-mail com as respostas" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:[^?]+\\?subject=.*${protocol}&body=.*${encodeURIComponent(email).replaceAll(".", "\\.")}`),
  );
  await expect(page.getByRole("link", { name: /Telefone, Secretaria/ }).last()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);

  for (const name of fieldRefusals) {
    choose(name);
    await send(page).click();
    await expect(page.getByRole("alert", { name: "Há um problema" }).getByRole("link"), name).toHaveCount(1);
    await expect(main, name).toContainText(`Não sabemos se chegou o cadastro de protocolo ${protocol}`);
    await goOn(page).click();
    await expect(heading(page, "Confira as suas respostas")).toBeFocused();
  }
  choose("slow");
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Enviando" })).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await expect(heading(page, "Cadastro recebido")).toBeFocused();
  const all = await arrived();
  expect(all).toHaveLength(copies + 1);
  expect(new Set(all)).toEqual(new Set([protocol]));
  return protocol;
}

test("by the script: what is told is true, and one person has one number", { tag: "@desktop" }, async ({
  page,
  visit,
  request,
}) => {
  test.setTimeout(120_000);
  const numbers = async (of: string) => (await received(request, of)).map(({ Protocolo }) => Protocolo);
  const [email, next] = [newEmail(), newEmail()];
  await page.clock.install();
  await visit(pastor.path);
  const protocol = await byScript(page, email, () => numbers(email));

  // Somebody else, at the same device.
  await page.unroute(`${inbox}/f/**`);
  await page.getByRole("button", { name: "Fazer outro cadastro" }).click();
  await toCheck(page, pastor, next);
  await send(page).click();
  await expect(heading(page, "Cadastro recebido")).toBeFocused();
  const [other, ...more] = await numbers(next);
  expect(more).toEqual([]);
  expect(other).not.toBe(protocol);
});

for (const [scripts, form] of [
  ["the boot file alone", church],
  ["no script", pastor],
] as const)
  test.describe(`by the browser, with ${scripts}`, { tag: "@desktop" }, () => {
    const isBooted = scripts !== "no script";
    test.use({ javaScriptEnabled: isBooted });

    test("what is told is true, and one person has one number", async ({ page, request }) => {
      test.setTimeout(120_000);
      const email = newEmail();
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
      const choose = await faulty(page);
      const numbers: string[] = [];
      page.on("request", (sent) => {
        if (sent.url().startsWith(`${inbox}/f/`))
          numbers.push(new URLSearchParams(sent.postData() ?? "").get("Protocolo") ?? "none");
      });
      const arrived = async () => (await received(request, email)).length;
      let copies = 0;

      /** The boot file's part for forms comes after the page. To import it once more is to wait until it has run. */
      const ready = async () => {
        const part = await page.waitForFunction(() => {
          const names = performance.getEntriesByType("resource").map(({ name }) => name);
          return names.find((name) => /\/forms-[^/]+\.js$/.test(name)) ?? "";
        });
        await page.evaluate(async (file) => {
          await import(file);
        }, part);
      };
      const fillAll = async () => {
        await fill(page, form, email);
        await page.getByLabel("Subseção").selectOption("Campinas e região");
      };
      await page.goto(form.path);
      if (isBooted) await ready();
      await fillAll();
      for (const name of byBrowser) {
        choose(name);
        // The browser brings the answers back, and not the consents.
        await agree(page);
        const sent = page.waitForRequest(`${inbox}/f/**`);
        await goOn(page).click({ noWaitAfter: true });
        await sent;
        if (stays.test(name)) {
          await expect.poll(arrived, name).toBe(copies + (isKept(name) ? 1 : 0));
          await expect(goOn(page)).toBeVisible();
          if (isBooted) {
            // Held back, as the answer may still come; much later it may not.
            await goOn(page).click({ noWaitAfter: true });
            await page.evaluate(() => {
              const later = Date.now() + 20_000;
              Date.now = () => later;
            });
          }
        } else {
          await expect(page, name).not.toHaveURL(form.path);
          expect(new URL(page.url()).pathname, name).not.toBe("/cadastro-recebido");
          await page.goBack();
          if (isBooted) await ready();
          // Who goes back at once from a page of Chromium's own may come before it has noted what was in the form.
          if ((await page.getByLabel("E-mail").inputValue()) === "") await fillAll();
        }
        const before = copies;
        copies = await arrived();
        expect([name, copies > before]).toEqual([name, isKept(name)]);
      }
      choose("");
      await agree(page);
      await goOn(page).click();
      await expect(page).toHaveURL("/cadastro-recebido");
      expect(await arrived()).toBe(copies + 1);
      expect(numbers).toHaveLength(byBrowser.length + 1);
      expect(new Set(numbers).size).toBe(1);
      expect(numbers[0]).toMatch(isBooted ? /^[PI]-\d{8}-\w{6}$/ : /^none$/);
      if (isBooted) await expect(page.getByText(`Protocolo: ${numbers[0]}. `)).toBeVisible();
    });
  });
