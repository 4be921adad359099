import { violationsInBoth } from "./axe";
import { expect, test } from "./test";

test("open dropdown, light and dark: axe finds nothing", { tag: "@desktop" }, async ({ page, visit }) => {
  await visit("/");
  await page.locator("header summary").first().click();
  await expect(page.locator("header details[open] a").first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test("open mobile menu, light and dark: axe finds nothing", async ({ page, visit }) => {
  await visit("/noticias");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("header summary").first().tap();
  await expect(page.locator("header details[open] a").first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});
