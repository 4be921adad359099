import type { Page } from "@playwright/test";
import { menuGroups as groups, menuLinks, routes } from "./site";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

const nav = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });

test("every page can be read without scripts, and with letters of twice the size none is wider than a narrow phone", async ({
  page,
  visit,
}) => {
  /** The width of the page with letters of twice the size. */
  const widthOfLarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of routes) {
    const response = await visit(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn can be read.
    const text = await page.locator("main").innerText();
    expect([path, text.length > 80]).toEqual([path, true]);
    // But for the trap of the forms, the button that Enter presses, and the place of the receipt that a script fills.
    const unseen = page.locator("main :is(noscript, [hidden])");
    const known = ":has([name=_gotcha], [type=submit]), [type=submit], [data-receipt]";
    expect(await unseen.and(page.locator(`:not(${known})`)).count()).toBe(0);
    expect.soft([path, await widthOfLarge()]).toEqual([path, 320]);
  }
  // Nor the bar wider than a desk.
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit("/");
  expect.soft(await widthOfLarge()).toBe(1440);
});

test("a link of the mobile menu works without scripts, in a group or not", async ({ page, visit }) => {
  for (const { label, path = "" } of menuLinks) {
    await visit(path === "/" ? "/pastorais" : "/");
    const link = nav(page).getByRole("link", { name: label });
    await expect(link).toBeHidden();
    await nav(page).getByRole("button", { name: "Menu" }).tap();
    const group = groups.find(({ items }) => items?.some((item) => item.label === label));
    if (group) await nav(page).locator("summary", { hasText: group.label }).tap();
    await link.tap();
    await expect(page).toHaveURL(path);
    await expect(link).toBeHidden();
    await expect(page.locator("header details[open]")).toHaveCount(0);
  }
});

test("every dropdown of the wide menu works without scripts, and a link in it or beside it", {
  tag: "@desktop",
}, async ({ page, visit }) => {
  for (const { label, path = "" } of menuLinks) {
    await visit("/");
    const group = groups.find(({ items }) => items?.some((item) => item.label === label));
    if (group) await nav(page).locator("summary", { hasText: group.label }).click();
    await nav(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("header details[open]")).toHaveCount(0);
  }
});

test("the whole lists are there without scripts, and no control that needs them", async ({ page, visit }) => {
  for (const path of ["/documentos", "/subsecoes", "/noticias"]) {
    await visit(path);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.getByLabel("Cores")).toHaveCount(0);
    expect(await page.locator("main li").count()).toBeGreaterThan(3);
  }
});

test("the forms can be filled in and sent without scripts", async ({ page, visit, guard }) => {
  guard.allow(/^request to http:\/\/127\.0\.0\.1:\d+\/f\//);
  for (const path of ["/cadastro-pastor-sem-ministerio", "/cadastro-igreja-sem-pastor"]) {
    await visit(path);
    const form = page.locator("main form");
    test.skip((await form.count()) === 0, "the site was built without an address for its forms");
    const action = (await form.getAttribute("action")) ?? "";
    let sent = "";
    await page.route(action, (route) => {
      sent = `${route.request().method()} ${decodeURIComponent((route.request().postData() ?? "").replaceAll("+", " "))}`;
      return route.fulfill({ contentType: "text/html", body: "<title>ok</title>" });
    });
    for (const control of await form.locator("input[required]:not([type=radio]), textarea[required]").all()) {
      const type = await control.getAttribute("type");
      if (type === "checkbox") await control.check();
      else if (type === "email") await control.fill("ana@exemplo.org");
      else if (type === "tel") await control.fill("(11) 95555-0123");
      else if ((await control.getAttribute("autocomplete")) === "postal-code") await control.fill("01000-000");
      else if ((await control.getAttribute("inputmode")) === "numeric") await control.fill("12");
      else await control.fill("Texto de teste");
    }
    for (const select of await form.locator("select[required]").all()) await select.selectOption({ index: 1 });
    const radios = await form
      .locator("input[type=radio][required]")
      .evaluateAll((all) => [...new Set(all.map((radio) => radio.getAttribute("name") ?? ""))]);
    for (const name of radios) await form.locator(`input[type=radio][name="${name}"]`).first().check();
    for (const question of await form.locator("[data-needs-one]").all())
      await question.getByRole("checkbox").first().check();
    await form.getByRole("button", { name: "Enviar cadastro" }).click();
    await expect(page).toHaveURL(action);
    expect(sent).toMatch(/^POST .*_subject=/);
    expect(sent).toContain("email=ana@exemplo.org");
    expect(sent).toContain("Sim, autorizo");
  }
});
