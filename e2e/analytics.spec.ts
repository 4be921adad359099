import type { Page } from "@playwright/test";
import { analyticsScripts, countedPages, enhanced } from "./analytics-scripts";
import { violationsInBoth } from "./axe";
import { copyBuild, type DeployedSite, removeCopies, serveSite, setFacts } from "./deployed-site";
import { serveReports } from "./report-server";
import { test as base, expect, waitForRuntime } from "./test";

let service: Awaited<ReturnType<typeof serveReports>>;
let build = "";

const test = base.extend<{ site: DeployedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await serveSite(build);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.beforeAll(async () => {
  service = await serveReports({}, analyticsScripts);
  // What the policy opens to a server of one's own: plugins/analytics/settings.test.ts.
  const opened = ["script-src", "connect-src", "img-src"].map((name) => [
    `${name} 'self'`,
    `${name} 'self' ${service.url}`,
  ]);
  build = copyBuild("a".repeat(20), Object.fromEntries(opened));
});
test.afterAll(async () => {
  removeCopies();
  await service.close();
});
test.beforeEach(async ({ page, guard }) => {
  await page.clock.install();
  service.received.length = 0;
  guard.allow(/^request to http:\/\/127\.0\.0\.1/);
});

const form = "/cadastro-pastor-sem-ministerio";
const use = (siteId = "G-TESTE") => setFacts(build, { analytics: { siteId, serverUrl: service.url } });

const banner = (page: Page) => page.getByRole("region", { name: "Estatísticas de visitas" });
const choice = (page: Page) => page.getByRole("combobox", { name: /^Estatísticas/ });
const footerLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForRuntime(page);
  // The code of the statistics looks once a second.
  await page.clock.runFor(1_000);
};
/** A page counts when it has been open for a second: of its own time, which does not keep us waiting. */
const isCounted = (page: Page, pages: readonly string[]) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        return countedPages(service.received);
      },
      { intervals: [100] },
    )
    .toEqual(pages);
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

test.describe("statistics", { tag: "@desktop" }, () => {
  test("asked first, counted after a yes, never in forms, and gone after a no", async ({ page, site }) => {
    use();
    await open(page, "/noticias?nome=Maria");
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await violationsInBoth(page)).toEqual([]);
    const [yes, no] = await Promise.all(
      ["Aceitar", "Recusar"].map((name) => banner(page).getByRole("button", { name }).boundingBox()),
    );
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);

    await page.setViewportSize({ width: 320, height: 640 });
    // The room below the page grows with the banner, a frame later.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const end = await page.locator("footer").boundingBox();
      const covered = await banner(page).boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
    }).toPass();
    // At four times the size of letters.
    await page.setViewportSize({ width: 320, height: 225 });
    expect((await banner(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });

    await banner(page).getByRole("button", { name: "Recusar" }).click();
    await expect(banner(page)).toBeHidden();
    await open(page, "/noticias?nome=Maria");
    await expect(choice(page)).toHaveValue("no");
    await expect(banner(page)).toBeHidden();
    expect(service.received).toEqual([]);
    expect(await names(page)).toEqual([]);

    await choice(page).selectOption("Permitir");
    await isCounted(page, [`${site.url}/noticias`]);
    await footerLink(page, "Pastorais").click();
    await expect(page).toHaveURL("/pastorais");
    await isCounted(page, [`${site.url}/noticias`, `${site.url}/pastorais`]);
    expect(await names(page)).toEqual(["_ga", "_ga_TESTE"]);

    await page.evaluate(() => Object.assign(window, { marked: true }));
    // In a menu that may be closed.
    await page
      .locator(`a[href="${form}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(form);
    await expect(choice(page)).toHaveValue("yes");
    expect(await page.evaluate(() => "marked" in window || "dataLayer" in window)).toBe(false);
    await page.getByLabel("Nome completo").click();
    await isCounted(page, [`${site.url}/noticias`, `${site.url}/pastorais`]);

    await open(page, "/pastorais");
    await isCounted(page, [`${site.url}/noticias`, `${site.url}/pastorais`, `${site.url}/pastorais`]);
    // In another tab, by the keys: the refusal is the first that they come to.
    const tab = await page.context().newPage();
    await tab.goto("/noticias");
    await expect(tab.getByLabel("Estatísticas")).toHaveValue("yes");
    await tab.getByLabel("Estatísticas").press("Home");
    await expect(choice(page)).toHaveValue("no");
    await tab.close();
    expect(await names(page)).toEqual([]);
    const before = service.received.length;
    await footerLink(page, "Documentos").click();
    await expect(page).toHaveURL("/documentos");
    await open(page, "/documentos");
    await expect(choice(page)).toHaveValue("no");
    expect(service.received.length).toBe(before);
    expect(JSON.stringify(service.received)).not.toMatch(/Maria|cadastro/);
  });

  test("where Google counts by itself, it hears of no form and no search, before or after", async ({
    page,
    site,
    guard,
  }) => {
    // The copy of the build has no index.
    guard.allow(/pagefind/);
    use(enhanced);
    await open(page, "/noticias");
    await banner(page).getByRole("button", { name: "Aceitar" }).click();
    const counted = [`${site.url}/noticias`];
    await isCounted(page, counted);
    for (const address of [form, "/busca?q=Maria"]) {
      await open(page, address);
      await footerLink(page, "Pastorais").click();
      await expect(page).toHaveURL("/pastorais");
      await waitForRuntime(page);
      counted.push(`${site.url}/pastorais`);
      await isCounted(page, counted);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await waitForRuntime(page);
      await page.clock.runFor(5000);
    }
    expect(JSON.stringify(service.received)).not.toMatch(/Maria|cadastro|busca/);
    await choice(page).selectOption("Não permitir");
    await expect.poll(() => names(page)).toEqual([]);
  });

  test("error pages are not counted, and ask nothing", async ({ page, guard }) => {
    guard.allow(/404.*nao-existe|nao-existe.*404|status of 404/);
    use();
    await open(page, "/nao-existe");
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(choice(page)).toHaveValue("", { timeout: 200 });
    }).toPass();
    await expect(banner(page)).toBeHidden();
    await choice(page).selectOption("Permitir");
    await open(page, "/nao-existe");
    await expect(choice(page)).toHaveValue("yes");
    await page.clock.runFor(5000);
    expect(service.received).toEqual([]);
  });

  for (const [name, signal] of [
    ["Do Not Track", { doNotTrack: "1" }],
    ["Global Privacy Control", { globalPrivacyControl: true }],
  ] as const) {
    test(`${name} is a no`, async ({ page }) => {
      await page.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) Object.defineProperty(Navigator.prototype, key, { value });
      }, signal);
      use();
      await open(page, "/noticias");
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(page.getByText("o seu navegador pede para não ser contado")).toBeAttached({ timeout: 200 });
      }).toPass();
      await expect(banner(page)).toBeHidden();
      await page.waitForLoadState("networkidle");
      expect(service.received).toEqual([]);
    });
  }

  test("where storage is blocked, each page asks, and only a yes counts", async ({ page, site, guard }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
    );
    use();
    guard.allow(/blocked/);
    await open(page, "/noticias");
    await expect(banner(page)).toBeVisible();
    await open(page, "/noticias");
    await banner(page).getByRole("button", { name: "Aceitar" }).click();
    await isCounted(page, [`${site.url}/noticias`]);
    expect(await names(page)).toEqual(["_ga", "_ga_TESTE"]);
    await open(page, "/pastorais");
    await expect(banner(page)).toBeVisible();
    // Of the last page's yes nothing is left.
    expect(await names(page)).toEqual([]);
    await isCounted(page, [`${site.url}/noticias`]);
  });

  test("nothing configured: nothing of it is loaded", async ({ page, site }) => {
    setFacts(build, { analytics: undefined });
    await open(page, "/noticias");
    await page.clock.runFor(15_000);
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toBeHidden();
    await expect(choice(page)).toHaveCount(0);
    expect(site.asked.filter((path) => path.includes("analytics"))).toEqual([]);
  });
});
