import type { Page } from "@playwright/test";
import { computedStyles, redrawn } from "./computed-styles";
import { templates } from "./site";
import { expect, test } from "./test";

/** Forms get their checks a moment after the page came to life, and then say other things. */
const formsAreLive = (page: Page) => expect(page.locator("form[method=post]:not([novalidate])")).toHaveCount(0);

const pages = templates.filter(({ name }) => name !== "404");

// Two halves, one for each worker. In each, the pages are gone to from one to the next, so that styles of all gather.
for (const half of [0, 1])
  test(`pages look the same after a click as loaded by their address, half ${half + 1}`, { tag: "@desktop" }, async ({
    page,
    visit,
  }) => {
    const own = pages.filter((_, index) => index % 2 === half);
    const loaded = new Map<string, Awaited<ReturnType<typeof computedStyles>>>();
    for (const { path } of own) {
      await visit(path);
      await formsAreLive(page);
      loaded.set(path, await computedStyles(page));
    }
    await visit(pages.find((one) => !own.includes(one))?.path ?? "/");
    for (const { name, path } of own)
      await test.step(name, async () => {
        await page.evaluate((to) => window.___navigate(to), path);
        await page.waitForURL(`**${path}`);
        await expect
          .poll(async () => redrawn(loaded.get(path) ?? [], await computedStyles(page)).slice(0, 20))
          .toEqual([]);
      });
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
