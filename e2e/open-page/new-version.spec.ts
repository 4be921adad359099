import {
  aCheck,
  check,
  checks,
  clickNewLink,
  expect,
  hour,
  isMarked,
  loads,
  look,
  lookAway,
  markDocument,
  notFound,
  notice,
  open,
  setSeen,
  settle,
  test,
  title,
  waitForRuntime,
} from "./open-page";
import { added, edited, inMenu, removed, secondBuild } from "./second-build";

const { path, titleOfA, titleOfB } = edited;

test.describe("a newer version of the site", { tag: "@desktop" }, () => {
  test("comes once nobody looks at the open page, after an hour, and once", async ({ page, site }) => {
    await open(page, path);
    await expect(title(page)).toHaveText(titleOfA);
    site.deploy(secondBuild);
    await page.clock.fastForward(hour - 60_000);
    expect(checks(site)).toBe(0);
    const pages = page.waitForResponse(/\/builds\/meta\//);
    await look(page, site);
    await (await pages).finished();
    // Whoever looks is left alone: a page that were loaded anew could not answer.
    await page.evaluate(() => fetch("/favicon.svg"));
    await page.clock.runFor(1_000);
    await expect(title(page)).toHaveText(titleOfA);
    expect(loads(site)).toBe(1);
    await lookAway(page);
    await expect(title(page)).toHaveText(titleOfB);
    await settle(page);
    expect(loads(site)).toBe(2);
    await check(page, site);
    await expect(notice(page)).toBeHidden();
    expect(loads(site)).toBe(2);
  });

  test("reloads a list too: it shows what is new and edited, and no more what is gone", async ({
    page,
    site,
    guard,
  }) => {
    // On a slow machine the code of items is asked for after it has gone.
    guard.allow(new RegExp(`404.*(${removed.path}|\\.js)|\\.js.*404`));
    const link = (to: string) => page.locator(`main a[href="${to}"]`).first();
    const menuLink = page.getByRole("navigation", { name: "Menu principal" }).locator(`a[href="${inMenu.path}"]`);
    await open(page, "/noticias");
    await expect(link(added.path)).toHaveCount(0);
    await expect(menuLink).toHaveCount(0);
    site.deploy(secondBuild);
    await check(page, site);
    await expect(link(added.path)).toHaveText(added.title);
    await expect(menuLink).toHaveText("Benefícios");
    await settle(page);
    await link(added.path).click();
    await expect(title(page)).toHaveText(added.title);
    await clickNewLink(page, removed.path);
    await expect(title(page)).toHaveText(notFound);
  });

  test("gives the 404 page, at its address, in place of a page that is gone", async ({ page, site, guard }) => {
    guard.allow(/404/);
    await open(page, removed.path);
    site.deploy(secondBuild);
    await check(page, site);
    await expect(title(page)).toHaveText(notFound);
    await expect(page).toHaveURL(removed.path);
    expect(loads(site)).toBe(2);
  });

  test("is not looked for while the tab is hidden, and at once when it is seen again", async ({ page, site }) => {
    await open(page, path);
    await setSeen(page, false);
    site.deploy(secondBuild);
    await page.clock.fastForward(aCheck);
    await page.clock.fastForward(aCheck);
    await page.evaluate(() => fetch("/favicon.svg"));
    expect(checks(site)).toBe(0);
    await setSeen(page, true);
    await expect.poll(() => checks(site)).toBe(1);
    await lookAway(page);
    await expect(title(page)).toHaveText(titleOfB);
    expect(loads(site)).toBe(2);
  });

  test("takes nothing that was typed into a filter, or opened, also while nobody looks", async ({ page, site }) => {
    await open(page, "/documentos");
    const field = page.getByLabel("Procurar documento");
    await field.fill("estatuto");
    await field.blur();
    site.deploy(secondBuild);
    const opens = (is: boolean) =>
      page.evaluate((now) => document.querySelector("main details")?.toggleAttribute("open", now), is);
    await check(page, site);
    await expect(field).toHaveValue("estatuto");
    await field.fill("");
    await field.blur();
    await opens(true);
    await check(page, site);
    expect(loads(site)).toBe(1);
    await opens(false);
    await check(page, site);
    await expect.poll(() => loads(site)).toBe(2);
  });

  test("comes with the next page where the page's own scripts went with the old version", async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/404.*\.js|\.js.*404/);
    await page.clock.install();
    await page.goto(path);
    await waitForRuntime(page);
    site.deploy(secondBuild);
    await page.evaluate(() => {
      const heard = () => Object.assign(window, { isCodeGone: true });
      addEventListener("error", heard, { capture: true, once: true });
    });
    await page.clock.runFor(15_000);
    await expect.poll(() => page.evaluate(() => "isCodeGone" in window)).toBe(true);
    expect(site.asked.some((file) => file.startsWith("/deferred-"))).toBe(true);
    const asksGatsby = page.waitForResponse(/app-data\.json/);
    await page.clock.fastForward(aCheck);
    await (await asksGatsby).finished();
    await expect(title(page)).toHaveText(titleOfA);
    await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Pastorais" }).click();
    await expect(page).toHaveURL("/pastorais");
    expect(loads(site)).toBe(2);
  });

  test("waits while something is typed, and comes with the next page", async ({ page, site, guard }) => {
    guard.allow(/404.*\.js|\.js.*404/);
    await open(page, "/cadastro-pastor-sem-ministerio");
    const name = page.getByLabel("Nome completo");
    await name.fill("Maria de Exemplo");
    site.deploy(secondBuild);
    await look(page, site);
    await expect(notice(page)).toContainText("Termine com calma");
    await expect(name).toHaveValue("Maria de Exemplo");
    await page.clock.fastForward(3 * aCheck);
    expect(loads(site)).toBe(1);
    await markDocument(page);
    await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Pastorais" }).click();
    await expect(page).toHaveURL("/pastorais");
    expect(await isMarked(page)).toBe(false);
    expect(loads(site)).toBe(2);
  });
});
