import type { BrowserContext, Page, Response } from "@playwright/test";
import { built, type DeployedSite, serveSite } from "../deployed-site";
import { errorPages } from "../site";
import { test as base, expect, waitForRuntime } from "../test";

/** Build A of the site on a server of its own; a test deploys B over it, or breaks something. */
export const test = base.extend<{ site: DeployedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await serveSite(built);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

export const hour = 3_600_000;
/** One check later: an hour, and the minute by which checks are spread. */
export const aCheck = hour + 60_000;

/** How often pages were loaded whole. */
export const loads = ({ asked }: DeployedSite) => asked.filter((file) => !/\.\w+$/.test(file)).length;
export const checks = ({ asked }: DeployedSite) => asked.filter((file) => file === "/builds/latest.json").length;

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const notice = (page: Page) => page.getByRole("status").filter({ hasText: "O site foi atualizado" });

export const notFound = errorPages.notFound.title;
export const failed = errorPages.unexpected.title;

export type Answer = Parameters<DeployedSite["answer"]>[1];
export const sendJson =
  (body: string, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);
export const sendNothing: Answer = (_request, response) => response.writeHead(404).end();

export const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );

export const isLater = (response: Response) => /\/deferred-[0-9a-f]+\.js$/.test(response.url());

/** Lets the test say whether somebody looks at the tabs: to the browser all are in sight. */
export const watchSight = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => "unseen" in window }));

/** Brings a tab into sight, or out of it. */
export const setSeen = (page: Page, isSeen: boolean) =>
  page.evaluate((is) => {
    if (is) Reflect.deleteProperty(window, "unseen");
    else Object.assign(window, { unseen: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isSeen);

/** Nobody looks at the page any more. */
export async function lookAway(page: Page) {
  await setSeen(page, false);
  await page.clock.runFor(100);
}

/** Opens a page whose time the test moves on, and waits until it has all that it needs for what may come. */
export async function open(page: Page, address: string) {
  await watchSight(page);
  await page.clock.install();
  const later = page.waitForResponse(isLater);
  await page.goto(address);
  await settle(page, later);
}

export async function settle(page: Page, later = page.waitForResponse(isLater)) {
  await waitForRuntime(page);
  await page.clock.runFor(15_000);
  await (await later).finished();
}

/**
 * Moves time on until the open page, in sight, looks for a newer version. It plans its next look once it has the answer to the last
 * one, which may still be on its way: then time moves on once more.
 */
export async function look(page: Page, site: DeployedSite) {
  const before = checks(site);
  await setSeen(page, true);
  await expect(async () => {
    const asked = page.waitForRequest(/\/builds\/latest\.json$/, { timeout: 2_000 });
    await Promise.all([asked, page.clock.fastForward(aCheck)]);
  }).toPass({ timeout: 20_000 });
  await expect.poll(() => checks(site)).toBe(before + 1);
}

/** The same, and then nobody looks at the page any more. */
export async function check(page: Page, site: DeployedSite) {
  await look(page, site);
  await lookAway(page);
}

/** Clicks a plain link to an address, which the page did not have and so has not got ready. */
export async function clickNewLink(page: Page, to: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "para o teste" });
    document.querySelector("main")?.prepend(link);
  }, to);
  await page.getByRole("link", { name: "para o teste" }).click();
}

/** Marks the document, to know later whether it is still the same. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

export { expect, waitForRuntime };
