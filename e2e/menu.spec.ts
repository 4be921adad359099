import type { Locator, Page } from "@playwright/test";
import { menuGroups as groups, menu, menuLinks, product, shown } from "./site";
import { expect, forgetSelectors, test, waitForRuntime } from "./test";

const nav = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });
const dropdown = (page: Page, label: string) => nav(page).locator("summary", { hasText: label });
const isClosed = (summary: Locator) => expect(summary.locator("..")).not.toHaveAttribute("open");
const isOpen = (summary: Locator) => expect(summary.locator("..")).toHaveAttribute("open");

const [first, second] = groups.map(({ label }) => label);
const hiddenLabels = [...menu, ...menu.flatMap(({ items = [] }) => items)].filter(({ hidden }) => hidden);

test.beforeAll(() => expect(groups.length, "dropdowns in the menu").toBeGreaterThan(1));

test("hidden entries are not in the page, all others are, in their order", { tag: "@no-runtime" }, async ({
  page,
  visit,
}) => {
  await visit("/");
  const texts = await nav(page).locator("summary, a").allTextContents();
  expect(texts.map((text) => text.trim())).toEqual(
    shown(menu).flatMap(({ label, items }) => [label, ...shown(items).map((item) => item.label)]),
  );
  for (const { label } of hiddenLabels) await expect(nav(page).getByText(label, { exact: true })).toHaveCount(0);
});

test("the menu has the labels of the specification in its order; what it hides leads somewhere too", {
  tag: "@no-runtime",
}, async ({ page, visit }) => {
  const entries = menu.map(({ label, hidden, items = [] }) => [
    hidden ? `(${label})` : label,
    ...items.map((item) => (item.hidden ? `(${item.label})` : item.label)),
  ]);
  expect(entries).toEqual([
    [`Conheça a ${product}`, `Quem é a ${product}`, "Subseções OPBB de São Paulo", "(Benefícios)"],
    ["Recursos", "Cadastro de Pastores sem Ministério", "Cadastro de Igrejas sem Pastor", "Documentos para Downloads"],
    ["(Agenda)"],
    ["Notícias e Avisos"],
    ["Pastorais"],
  ]);
  for (const { label, path = "" } of hiddenLabels) {
    expect((await visit(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: label, exact: true })).toBeVisible();
  }
});

test("a dropdown opens and closes with the mouse, and one closes the other", {
  tag: ["@desktop", "@late"],
}, async ({ page, visit }) => {
  await visit("/");
  const [one, two] = [dropdown(page, first ?? ""), dropdown(page, second ?? "")];
  await one.click();
  await isOpen(one);
  await two.click();
  await isOpen(two);
  await isClosed(one);
  await two.click();
  await isClosed(two);
});

test("in letters of twice the size the bar has two lines, and each dropdown is whole and above them", {
  tag: "@desktop",
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit("/");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const { label, items } of groups) {
    await dropdown(page, label).click();
    for (const { label } of shown(items)) await nav(page).getByRole("link", { name: label }).click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test("a click beside an open dropdown closes it, in old browsers too", { tag: "@desktop" }, async ({ page, visit }) => {
  await page.addInitScript(forgetSelectors);
  await visit("/");
  const one = dropdown(page, first ?? "");
  await one.click();
  await isOpen(one);
  await page.locator("h1").click();
  await isClosed(one);
});

test("the keyboard goes through the wide bar from left to right", { tag: ["@desktop", "@late"] }, async ({
  page,
  visit,
}) => {
  await visit("/");
  const bar = page.getByRole("banner");
  const stops = [
    bar.getByRole("link", { name: "página inicial" }),
    ...(await nav(page).locator("summary, a").all()),
    bar.getByRole("link", { name: "Buscar no site" }),
  ];
  await stops[0]?.focus();
  for (const stop of stops.slice(1)) {
    if (!(await stop.isVisible())) continue;
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
});

test("the menu works by keyboard alone", { tag: "@desktop" }, async ({ page, visit }) => {
  await visit("/pastorais");
  const one = dropdown(page, first ?? "");
  const links = shown(groups[0]?.items);
  await one.focus();
  await page.keyboard.press("Enter");
  await isOpen(one);
  for (const { label } of links) {
    await page.keyboard.press("Tab");
    await expect(nav(page).getByRole("link", { name: label })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await isClosed(one);
  await expect(one).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dropdown(page, second ?? "")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await isOpen(one);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(links[0]?.path ?? "");
  await isClosed(dropdown(page, first ?? ""));
});

test("the mobile menu opens, closes with its button and with Escape", { tag: "@no-runtime" }, async ({
  page,
  visit,
}) => {
  await visit("/");
  const button = nav(page).getByRole("button", { name: "Menu" });
  const news = nav(page).getByRole("link", { name: "Notícias e Avisos" });
  await expect(news).toBeHidden();
  await button.tap();
  await expect(news).toBeVisible();
  await button.tap();
  await expect(news).toBeHidden();
  await button.tap();
  await expect(news).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();
});

test("a link of the mobile menu can be reached, in a group or not, and the menu closes when it is followed", {
  tag: "@no-runtime",
}, async ({ page, visit }) => {
  for (const { label, path = "" } of menuLinks) {
    await visit(path === "/pastorais" ? "/" : "/pastorais");
    await openPhoneMenu(page, label);
    await nav(page).getByRole("link", { name: label }).tap();
    await expect(page).toHaveURL(path);
    await expect(nav(page).getByRole("link", { name: label })).toBeHidden();
    await expect(page.locator("header :popover-open")).toHaveCount(0);
    await expect(page.locator("header details[open]")).toHaveCount(0);
  }
});

test("the mobile menu closes when one goes back", async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("link", { name: "Todas as pastorais" }).click();
  await expect(page).toHaveURL("/pastorais");
  await waitForRuntime(page);
  await nav(page).getByRole("button", { name: "Menu" }).tap();
  await expect(page.locator("header :popover-open")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator("header :popover-open")).toHaveCount(0);
});

test("a link of the wide menu, in a group or not, leads to its page and marks itself there", {
  tag: ["@desktop", "@late"],
}, async ({ page, visit }) => {
  for (const { label, path = "" } of menuLinks) {
    await visit(path === "/pastorais" ? "/" : "/pastorais");
    const group = groups.find(({ items }) => items?.some((item) => item.label === label));
    if (group) await dropdown(page, group.label).click();
    await nav(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText(label);
  }
});

/** Opens the menu of a small screen and, inside it, the group that holds an entry. */
async function openPhoneMenu(page: Page, label: string) {
  await nav(page).getByRole("button", { name: "Menu" }).tap();
  const group = groups.find(({ items }) => items?.some((item) => item.label === label));
  if (group) await dropdown(page, group.label).tap();
}
