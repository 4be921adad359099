import type { Page } from "@playwright/test";
import { copyBuild, removeCopies, setFacts } from "../deployed-site";
import { type Received, serveReports } from "../report-server";
import { brokenItem } from "./broken-data";
import { expect, sendJson, test, title, waitForRuntime } from "./open-page";
import { edited } from "./second-build";

const { path, titleOfA } = edited;

test.describe("an error report", { tag: "@desktop" }, () => {
  let server: Awaited<ReturnType<typeof serveReports>>;
  let told = "";
  test.beforeAll(async () => {
    server = await serveReports();
    told = copyBuild("a".repeat(20), { "connect-src 'self'": `connect-src 'self' ${server.url}` });
  });
  test.beforeEach(({ site, guard }) => {
    server.received.length = 0;
    site.deploy(told);
    guard.allow(/para o teste|request to http/);
  });
  test.afterAll(async () => {
    removeCopies();
    await server.close();
  });

  const breakWith = (page: Page, message: string) =>
    page.evaluate((text) => {
      const stack = `Error: ${text}\n    at run (${location.origin}/app-1a2b.js:1:2)`;
      setTimeout(() => {
        throw Object.assign(new Error(text), { stack });
      });
    }, message);
  const isSaid = (page: Page) =>
    expect(page.getByText("Nossa equipe já foi avisada. Tente de novo daqui a pouco.")).toBeVisible();

  test("comes to a Formspree form once per path and session, with nothing personal in it", async ({ page }) => {
    setFacts(told, { errorReportUrl: `${server.url}/f/erros` });
    const form = "/cadastro-pastor-sem-ministerio";
    for (const _time of [1, 2]) {
      await page.goto(form);
      await waitForRuntime(page);
      await page.getByLabel("Nome completo").fill("Maria de Exemplo");
      await breakWith(page, 'para o teste: Maria de Exemplo, maria@example.org, (11) 95555-0101, "segredo"');
      await isSaid(page);
    }
    await expect.poll(() => server.received.length).toBe(1);
    const [{ path: to, body, type }] = server.received as [Received];
    expect(to).toBe("/f/erros");
    expect(type).toContain("multipart/form-data");
    expect(body).toContain("para o teste");
    expect(body).toContain(form);
    expect(body).toContain("a".repeat(20));
    expect(body).toContain("Chrome");
    expect(body).not.toMatch(/Maria|Exemplo|example|95555|segredo/);
    await page.goto("/error-500");
    await waitForRuntime(page);
    await isSaid(page);
    await expect.poll(() => server.received.length).toBe(2);
  });

  test("is not sent for a search engine, which keeps the page that was built", async ({ browser, site, guard }) => {
    guard.allow(/./);
    setFacts(told, { errorReportUrl: `${server.url}/f/erros` });
    const page = await browser.newPage({
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    await page.goto(site.url + path);
    await waitForRuntime(page);
    await breakWith(page, "para o teste");
    await page.waitForLoadState("networkidle");
    await expect(title(page)).toHaveText(titleOfA);
    site.answer(new RegExp(`^/page-data${path}/`), sendJson(brokenItem()));
    await page.goto(`${site.url}/noticias`);
    await waitForRuntime(page);
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(site.url + path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("Ocorreu um Erro")).toHaveCount(0);
    await expect(page.locator("main")).not.toBeEmpty();
    expect(server.received).toEqual([]);
    await page.close();
  });
});
