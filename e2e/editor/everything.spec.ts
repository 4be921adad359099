import { readdirSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../site";
import { entryPlace, expect, field, open, publish, saved, signIn, test } from "./desk";
import { englishIn } from "./english";

const folders = (name: string) => readdirSync(join(contentFolder, name));
const settings = folders("settings").map((file) => file.replace(/\.yml$/, ""));

/** One entry of each collection, the pages that differ in their fields, and every setting. */
const places = [
  ...["news", "ministries", "documents", "subsections", "events", "standalone"].map((name) => [
    name,
    `${folders(name)[0]}/index`,
  ]),
  ...["home", "about", "pastor-registration"].map((key) => ["pages", key]),
  ...settings.map((key) => ["settings", key]),
] as [string, string][];

test("everything opens, keeps its bytes when saved, and speaks Portuguese", async ({ editor: page, desk, guard }) => {
  test.slow();
  guard.allow(/page-data/);
  page.on("dialog", (dialog) => void dialog.accept());
  const english: string[] = [];
  let touched = 0;
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown need not be translated
  const read = async () => english.push(...englishIn(await page.locator("body").innerText()));
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "O que você quer fazer?" })).toBeVisible();
  await read();
  await page.getByRole("link", { name: "Novo evento" }).click();
  await expect(page).toHaveURL(/collections\/events\/new/);
  const form = page.locator('[class*="ControlPaneContainer"]:not([data-left])').first();
  await expect(form.locator("label").first()).toBeVisible();
  for (const [collection, key] of places) {
    // The form of the entry before is there for a moment longer than its address.
    await form.evaluate((element) => element.setAttribute("data-left", ""));
    await page.goto(`/admin#/collections/${collection}/entries/${key}`);
    await expect(form.locator("label").first()).toBeVisible();
    await read();
    // The menu is made of lists alone, which are closed.
    // The code of a form is no word.
    const text = form
      .locator(":is(input[type=text], textarea):not([role=combobox], [id*=FormId], [id*=Email], [id*=Phone]):visible")
      .first();
    if ((await text.count()) === 0) continue;
    touched += 1;
    // The first text of the statistics is a code, which must be one.
    const isCode = (await text.getAttribute("id"))?.includes("siteId");
    await text.fill(isCode ? "G-TESTE" : `${await text.inputValue()}.`);
    await publish(page);
    await saved(page);
    await read();
  }
  // A save with one changed word changes one line, and not a byte besides; of an event it counts the change.
  const changes = desk.git("diff", "--numstat", "main", "editor").split("\n");
  expect(changes.filter((line) => !/^(1\t[01]\tcontent\/|2\t1\tcontent\/events\/)/.test(line))).toEqual([]);
  expect(changes).toHaveLength(touched);
  expect(touched).toBe(places.length - 1);
  expect([...new Set(english)]).toEqual([]);
});

test("from entry to entry by its address, the form is that of the entry", async ({ editor: page }) => {
  const title = field(page, "title");
  await page.goto("/admin#/collections/events/new");
  await expect(title).toHaveValue("");
  for (const [collection, key, value] of [
    ["news", "assembleia-anual-2026", "Assembleia anual de 2026: horários, pauta e como participar"],
    ["news", "bolsas-de-estudo-2027", "Bolsas de estudo 2027: inscrições até 29 de janeiro"],
    ["ministries", "pastoral-da-saude", "Pastoral da Saúde"],
  ] as const) {
    await page.evaluate((hash) => location.assign(hash), `#${entryPlace(collection, key)}`);
    await expect(title).toHaveValue(value);
    await expect(page.getByLabel("Primeiro dia")).toHaveCount(0);
  }
});

test("a place of the editor that does not exist says what to do", async ({ editor: page }) => {
  await page.goto("/admin#/nao-ha");
  await expect(page.getByRole("heading", { name: "Volte por “Conteúdo”" })).toBeVisible();
});

test("at 320 px: list, edit, upload and publish", async ({ page, desk, guard }) => {
  guard.allow(/decap-cms-core|page-data/);
  await page.setViewportSize({ width: 320, height: 700 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await signIn(page, desk.door());
  await fits();
  await page.getByRole("link", { name: "Pastorais" }).click();
  await expect(page.getByRole("link", { name: "Pastoral da saúde" })).toBeVisible();
  // Where else to go leaves room for the list.
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  await fits();
  await page.getByRole("link", { name: "Pastoral da saúde" }).click();
  await field(page, "summary").fill("Escrito no celular.");
  await fits();
  await page.getByRole("button", { name: "Abrir" }).first().click();
  await page.getByRole("button", { name: "Trocar imagem" }).first().click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(join(contentFolder, "pages", "about", "cover.jpg"));
  await page.getByRole("button", { name: "Usar este" }).click();
  await publish(page);
  await saved(page);
  expect(desk.git("log", "-1", "--format=%an", "editor")).toBe("Marta Modelo");
  expect(desk.git("show", "--format=", "--name-only", "editor")).toContain("pastoral-da-saude");
  // Of these the way back has the longest name, and leaves the least room for the buttons.
  await open(page, entryPlace("news", "um-texto-do-teste"));
  await expect(page.getByRole("button", { name: "Excluir" })).toBeInViewport({ ratio: 1 });
  await open(page, "/inicio");
});
