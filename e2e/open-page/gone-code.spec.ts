import type { Page } from "@playwright/test";
import type { DeployedSite } from "../deployed-site";
import type { Guard } from "../test";
import {
  blockStorage,
  clickNewLink,
  expect,
  failed,
  loads,
  sendNothing,
  test,
  title,
  waitForRuntime,
} from "./open-page";
import { edited, secondBuild } from "./second-build";

const { path, titleOfA, titleOfB } = edited;

test.describe("scripts that are gone", { tag: "@desktop" }, () => {
  const missing = (guard: Guard) => guard.allow(/404.*\.js|\.js.*404|ChunkLoadError|Loading chunk|Not rendering React/);
  const errorPage = (page: Page) => expect(title(page)).toHaveText(failed);
  const link = (page: Page) => page.locator(`main a[href="${path}"]`).first();
  /** Nothing else is loaded however long the page stays open. */
  const staysSo = async (page: Page, site: DeployedSite, expected: number) => {
    await page.waitForLoadState("networkidle");
    expect(loads(site)).toBe(expected);
  };

  test("a click after a new version leads to its page in one load", async ({ page, site, guard }) => {
    missing(guard);
    await page.goto("/noticias");
    await waitForRuntime(page);
    site.deploy(secondBuild);
    await clickNewLink(page, `${path}?a=b#conteudo`);
    await expect(title(page)).toHaveText(titleOfB);
    await expect(page).toHaveURL(`${path}?a=b#conteudo`);
    await waitForRuntime(page);
    await staysSo(page, site, 2);
  });

  test("a template that stays away gives the error page after one load, and a clean start at home", async ({
    page,
    site,
    guard,
  }) => {
    missing(guard);
    site.answer(/news-news-page-tsx/, sendNothing);
    await page.goto("/noticias");
    await waitForRuntime(page);
    await link(page).click();
    await errorPage(page);
    await expect(page).toHaveURL(path);
    await staysSo(page, site, 2);
    await page.getByRole("link", { name: "Voltar para a Página Inicial" }).click();
    await expect(page).toHaveURL("/");
    await waitForRuntime(page);
    await staysSo(page, site, 3);
  });

  test("a template that stays away from a page opened directly: one more load, then the error page", async ({
    page,
    site,
    guard,
  }) => {
    missing(guard);
    site.answer(/news-news-page-tsx/, sendNothing);
    await page.goto(path);
    await expect.poll(() => loads(site)).toBe(2);
    await errorPage(page);
    await staysSo(page, site, 2);
  });

  test("a search engine keeps the page that was built, whatever code it did not get", async ({
    browser,
    site,
    guard,
  }) => {
    guard.allow(/./);
    const page = await browser.newPage({
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    const keepsThePage = async () => {
      await page.goto(site.url + path);
      await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
      await page.waitForLoadState("networkidle");
      await expect(title(page)).toHaveText(titleOfA);
      await expect(page.getByText(failed)).toHaveCount(0);
    };
    // First the page's own code, and every chunk that is loaded when it is needed; then all but the boot file.
    site.answer(/news-news-page-tsx|\/(report|deferred|icons)-/, sendNothing);
    await keepsThePage();
    site.answer(/\/(?!boot-)[^/]*\.js$/, sendNothing);
    await keepsThePage();
    await page.close();
  });

  test("where storage is blocked, the error page comes at once", async ({ page, site, guard }) => {
    missing(guard);
    await blockStorage(page);
    site.answer(/news-news-page-tsx/, sendNothing);
    await page.goto(path);
    await errorPage(page);
    await staysSo(page, site, 1);
  });

  test("an open page whose code is lost is loaded once more, and again only after ten seconds", async ({
    page,
    site,
    guard,
  }) => {
    missing(guard);
    const now = Date.now();
    await page.clock.setFixedTime(now);
    const lose = () =>
      page.evaluate(() => {
        const stack = `ChunkLoadError\n    at ${location.origin}/webpack-runtime-1a2b.js:1:2`;
        Promise.reject(Object.assign(new Error("Loading chunk 1 failed"), { name: "ChunkLoadError", stack }));
      });
    const loseAndReload = async () => {
      await Promise.all([page.waitForEvent("load"), lose()]);
      await waitForRuntime(page);
      await expect
        .poll(() => page.evaluate((of) => sessionStorage.getItem(`chunk-recovered ${of}`), path))
        .toContain("ok");
    };
    await page.goto(path);
    await waitForRuntime(page);
    await loseAndReload();
    await page.clock.setFixedTime(now + 10_001);
    await loseAndReload();
    expect(loads(site)).toBe(3);
    await page.clock.setFixedTime(now + 20_000);
    await lose();
    await errorPage(page);
    await staysSo(page, site, 3);
  });

  test("without a network, the page that was built stays to be read", async ({ page, site, guard }) => {
    guard.allow(/./);
    site.answer(/news-news-page-tsx|page-data/, (request) => request.socket.destroy());
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await expect.poll(() => site.asked.filter((file) => file.endsWith("app-data.json")).length).toBeGreaterThan(4);
    await expect(title(page)).toHaveText(titleOfA);
    await staysSo(page, site, 1);
  });
});
