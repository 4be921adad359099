import type { CDPSession, Page } from "@playwright/test";
import { expect, test, waitForRuntime } from "./test";

const link = (page: Page) => page.locator("main article a").first();

/** What the browser itself would get ready on this page and, once it tried, for which address it did: Chrome's protocol, "Preload". */
async function watchPrerendering(page: Page, browser: CDPSession) {
  let offered: string[] = [];
  const tried: string[] = [];
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  browser.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    offered = preloadingAttemptSources.map(({ key }) => pathOf(key));
  });
  browser.on("Preload.prerenderStatusUpdated", ({ key }) => tried.push(pathOf(key)));
  await browser.send("Preload.enable");
  await page.goto("/noticias", { waitUntil: "domcontentloaded" });
  return { offered: () => offered, tried: () => tried };
}

test.describe("until the runtime is there", () => {
  test.use({ runtime: "delayed" });

  test("the browser gets the page under the pointer ready", { tag: "@desktop" }, async ({ page, context }) => {
    const { offered, tried } = await watchPrerendering(page, await context.newCDPSession(page));
    await expect.poll(offered).toContain("/noticias");
    expect(offered().filter((path) => path.startsWith("/admin") || path.includes("."))).toEqual([]);
    const path = (await link(page).getAttribute("href")) ?? "";
    await link(page).hover();
    await expect.poll(tried).toContain(path);
  });
});

test("once the runtime is there, it alone gets pages ready", { tag: "@desktop" }, async ({ page, context }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const { offered } = await watchPrerendering(page, await context.newCDPSession(page));
  await waitForRuntime(page);
  await expect.poll(offered).toEqual([]);
  const path = (await link(page).getAttribute("href")) ?? "";
  await expect.poll(() => asked).toContain(`/page-data${path}/page-data.json`);
});

test("who saves data gets plain pages and nothing ahead of time", async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  for (const path of ["/", "/noticias"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await link(page).hover();
    await page.clock.fastForward(60_000);
    await expect(page.locator("#runtime, script[type=speculationrules]")).toHaveCount(0);
  }
  const path = (await link(page).getAttribute("href")) ?? "";
  await link(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("navigation", { name: "Outras notícias" })).toBeVisible();
  expect(new Set(scripts.map((script) => script.replace(/-.*/, "")))).toEqual(new Set(["/boot"]));
});

test("React comes to life without an error made in advance, which would cost half of its start", async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    window.Error = new Proxy(Error, {
      apply(error, self, args) {
        made.push(String(args[0]));
        return Reflect.apply(error, self, args);
      },
    });
    Object.assign(window, { errorsMade: made });
  });
  await page.goto("/noticias");
  await page.evaluate(() => Error("react.dev: to see that it would be noted"));
  await waitForRuntime(page);
  const made: string[] = await page.evaluate(() => Reflect.get(window, "errorsMade"));
  expect(made.filter((message) => message.includes("react.dev"))).toHaveLength(1);
});

test("what a page comes to life with is compiled while it loads", async ({ page }) => {
  const scripts: Promise<[name: string, text: string]>[] = [];
  page.on("response", (response) => {
    const [, name] = /\/(app|framework|registration)-[^/]*\.js$/.exec(response.url()) ?? [];
    if (name) scripts.push(response.text().then((text) => [name, text]));
  });
  await page.goto("/cadastro-pastor-sem-ministerio");
  await expect(page.getByRole("button", { name: "Continuar: conferir as respostas" })).toBeVisible();
  const texts = new Map(await Promise.all(scripts));
  expect([...texts.keys()].sort()).toEqual(["app", "framework", "registration"]);
  for (const [name, text] of texts) expect(text, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
