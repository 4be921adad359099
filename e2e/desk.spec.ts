import { readFileSync } from "node:fs";
import { violationsInBoth } from "./axe";
import { madeUpExports } from "./made-up-exports";
import { expect, test } from "./test";

let exports: ReturnType<typeof madeUpExports>;
test.beforeAll(() => {
  exports = madeUpExports();
});
test.afterAll(() => exports.remove());

test("the secretary opens two exports, asks a pastor who wants to be asked, introduces him and keeps the log", {
  tag: "@both",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const response = await page.goto("/admin/cadastros");
  expect(response?.headers()["content-security-policy"]).toContain("connect-src 'none'");
  expect(await violationsInBoth(page)).toEqual([]);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  const { files, pairs } = exports;
  const { secret } = exports.truth;
  await page.getByLabel(/Escolha ou arraste/).setInputFiles(files);
  await expect(page.getByText(`Pares: ${pairs}.`)).toBeVisible();
  const nameless = async () => {
    const html = await page.content();
    return secret.filter((name) => html.includes(name));
  };
  for (const other of ["pastor", "igreja"]) {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await expect(page.locator("article")).toHaveCount(pairs);
    expect(await nameless()).toEqual([]);
    await page.getByRole("button", { name: `Ver por ${other}` }).click();
  }
  expect(await violationsInBoth(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // By keyboard.
  const name = /^Pastor (P-\S+) \(sigilo\)/;
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("article").first()).toBeVisible();
  const signs = await page
    .locator("summary")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").content));
  expect(signs.map((sign) => sign.includes("▾"))).toEqual(signs.map((_, index) => index === 0));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const card = page
    .locator("article")
    .filter({ has: page.getByRole("heading", { name }) })
    .first();
  const [, protocol = ""] = name.exec((await card.getByRole("heading").textContent()) ?? "") ?? [];
  await expect(card.getByRole("button", { name: "Escrever à igreja" })).toHaveCount(0);
  await card.getByRole("button", { name: "Copiar e-mail ao pastor" }).click();
  await expect(card.getByText("Copiado.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`o seu cadastro (${protocol})`);
  expect(await nameless()).toEqual([]);

  const noted = page.locator("article").filter({ hasText: protocol }).first();
  await card.getByLabel("O que houve").selectOption("Pastor autorizou");
  await card.getByRole("button", { name: "Anotar" }).click();
  await expect(noted.getByRole("heading")).toHaveText(/^Sigiloso Exemplo/);
  await noted.getByRole("button", { name: "Copiar e-mail à igreja" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Nome: Sigiloso Exemplo");
  await noted.getByLabel("O que houve").selectOption("Apresentados");
  await noted.getByRole("button", { name: "Anotar" }).click();
  await noted.getByLabel("Pôr na lista").check();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar o registro" }).click();
  const log = readFileSync(await (await saving).path(), "utf8");
  expect(log).toContain(`Apresentados;${protocol};I-`);
  expect(secret.filter((one) => log.includes(one))).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Lista" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pares", exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  expect(await violationsInBoth(page)).toEqual([]);
  expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);

  await page.reload();
  await expect(page.locator("article")).toHaveCount(0);
});
