import type { Page } from "@playwright/test";
import { computedStyles, redrawn } from "./computed-styles";
import { templates } from "./site";
import { expect, test, waitForRuntime } from "./test";

/** Forms get their checks a moment after the page came to life, and then say other things. */
const formsAreLive = (page: Page) => expect(page.locator("form[method=post]:not([novalidate])")).toHaveCount(0);

const pages = templates.filter(({ name }) => name !== "404");

for (const { name, path } of pages)
  test(`a page looks the same after a click as loaded by its address: ${name}`, { tag: "@desktop" }, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await formsAreLive(page);
    const loaded = await computedStyles(page);
    await visit(path === "/documentos" ? "/subsecoes" : "/documentos");
    await page.evaluate((to) => window.___navigate(to), path);
    await page.waitForURL(`**${path}`);
    await waitForRuntime(page);
    await expect.poll(async () => redrawn(loaded, await computedStyles(page)).slice(0, 20)).toEqual([]);
  });

test("pages whose links are in view are got ready as soon as their styles are there", { tag: "@desktop" }, async ({
  page,
}) => {
  let deliver = () => {};
  const delivered = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route(/styles-later-/, (route) => delivered.then(() => route.continue()));
  const gotReady: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/noticias\/.+\/page-data\.json$/.test(pathname)) gotReady.push(pathname);
  });
  await page.goto("/noticias");
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  // The page has come to life.
  await expect(page.getByLabel("Cores")).toBeAttached();
  expect(gotReady).toEqual([]);
  deliver();
  await expect.poll(() => gotReady.length).toBeGreaterThan(2);
});
