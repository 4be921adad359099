import { violationsInBoth } from "./axe";
import { templates } from "./site";
import { expect, test } from "./test";

for (const { name, path } of templates) {
  test(`${name}, light and dark: axe finds nothing`, async ({ page, visit, guard }) => {
    guard.allow(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(path);
    expect(await violationsInBoth(page)).toEqual([]);
  });
}

test("open dropdown, light and dark: axe finds nothing", { tag: "@desktop" }, async ({ page, visit }) => {
  await visit("/");
  await page.locator("header summary").first().click();
  await expect(page.locator("header details[open] a").first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test("open mobile menu, light and dark: axe finds nothing", { tag: "@phone" }, async ({ page, visit }) => {
  await visit("/noticias");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("header summary").first().tap();
  await expect(page.locator("header details[open] a").first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test("what one touches is large enough", { tag: "@phone" }, async ({ page, visit, guard }) => {
  guard.allow(/404/);
  for (const { path } of templates) {
    await visit(path);
    const small = await page.evaluate(() => {
      // A link inside a sentence, and a box whose label is as good a target, may be smaller (WCAG 2.5.8).
      const isFree = (element: Element) =>
        !element.matches("p a, dd a, [class] > div > p a, label input, .sr-only *") && element.checkVisibility();
      return [...document.querySelectorAll("header a, header summary, button, select, nav a, input")]
        .filter(isFree)
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 100) }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 24))
        .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${html}`);
    });
    expect([path, small]).toEqual([path, []]);
  }
});
