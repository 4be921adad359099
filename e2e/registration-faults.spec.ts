import type { Page } from "@playwright/test";
import { violationsInBoth } from "./axe";
import { type Form, forms, goOn, heading, inbox, isSetUp, newEmail, received, send, toCheck } from "./registration";
import { expect, test } from "./test";

/**
 * Each way in which sending may fail, with both forms, to the inbox. Whatever
 * happens: nothing is told received that was not, nothing is told refused that arrived, and a person has one number.
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
const fieldRefusals = ["TYPE_EMAIL", "REQUIRED_FIELD_EMPTY", "REQUIRED_FIELD_MISSING", "TYPE_TEXT"];
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

async function byScript(page: Page, form: Form, email: string, arrived: () => Promise<(string | undefined)[]>) {
  const main = page.getByRole("main");
  const alert = page.getByRole("alert");
  const choose = await faulty(page);
  await toCheck(page, form, email);
  let protocol = "";
  let copies = 0;
  for (const [name, title] of withScript) {
    choose(name);
    await send(page).click();
    if (name.startsWith("hang")) {
      await expect(page.getByRole("status").filter({ hasText: "Enviando" })).toHaveCount(1);
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

  for (const name of [...fieldRefusals, ...("Anos de ministério" in form.texts ? ["TYPE_NUMERIC"] : [])]) {
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

for (const form of forms) {
  test.describe(form.name, { tag: "@desktop" }, () => {
    test("by the script: what is told is true, and one person has one number", async ({ page, visit, request }) => {
      test.setTimeout(120_000);
      const numbers = async (of: string) => (await received(request, of)).map(({ Protocolo }) => Protocolo);
      const [email, next] = [newEmail(), newEmail()];
      await page.clock.install();
      await visit(form.path);
      const protocol = await byScript(page, form, email, () => numbers(email));

      // Somebody else, at the same device.
      await page.unroute(`${inbox}/f/**`);
      await page.getByRole("button", { name: "Fazer outro cadastro" }).click();
      await toCheck(page, form, next);
      await send(page).click();
      await expect(heading(page, "Cadastro recebido")).toBeFocused();
      const [other, ...more] = await numbers(next);
      expect(more).toEqual([]);
      expect(other).not.toBe(protocol);
    });
  });
}
