import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { built } from "../deployed-site";
import { product } from "../site";
import { brokenItem } from "./broken-data";
import { expect, failed, loads, sendJson, test, title, waitForRuntime } from "./open-page";
import { edited } from "./second-build";

const { path, titleOfA } = edited;

for (const [address, code] of [
  ["/error-403", "403"],
  ["/error-418", "418"],
  ["/error-qualquer", "500"],
] as const) {
  test(`${address}, where the host has no rule for it, shows ${code} too`, { tag: "@desktop" }, async ({
    page,
    guard,
  }) => {
    guard.allow(/404/);
    await page.goto(address);
    await waitForRuntime(page);
    await expect(title(page)).toHaveText(failed);
    await expect(page.locator("main")).toContainText(code);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${failed} | ${product}`);
  });
}

test.describe("an error that nobody takes", { tag: "@desktop" }, () => {
  /** Fails as a script of the site does: what has no file of ours in its stack is somebody else's. */
  const fails = (page: Page, how: "thrown" | "rejected") =>
    page.evaluate((how) => {
      const error = new Error("para o teste");
      error.stack = `Error: para o teste\n    at run (${location.origin}/app-1a2b.js:1:2)`;
      if (how === "rejected") Promise.reject(error);
      else
        setTimeout(() => {
          throw error;
        });
    }, how);

  for (const how of ["thrown", "rejected"] as const) {
    test(`${how}: the error page takes the page's place, and nothing broken is left at home`, async ({
      page,
      site,
      guard,
    }) => {
      guard.allow(/para o teste/);
      await page.goto("/noticias");
      await page.goto(path);
      await waitForRuntime(page);
      await fails(page, how);
      await expect(title(page)).toHaveText(failed);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`Ocorreu um Erro Inesperado | ${product}`);
      await expect(page.locator("main")).toBeFocused();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expect(page.getByText("avisada")).toHaveCount(0);
      const before = loads(site);
      await page.getByRole("link", { name: "Voltar para a Página Inicial" }).click();
      await expect(page).toHaveURL("/");
      await waitForRuntime(page);
      expect(loads(site)).toBe(before + 1);
      await page.goBack();
      await expect(title(page)).toHaveText(titleOfA);
    });
  }

  test("of code that an app put into the page leaves the page; of the site's own does not", async ({ page, guard }) => {
    guard.allow(/do aplicativo|do site|^error: $/);
    await page.goto(path);
    await waitForRuntime(page);
    // As Instagram's throws, when a link to a file is pressed.
    await page.evaluate(() => {
      const thrown = Object.assign(new Error("do aplicativo"), {
        stack: "Error: do aplicativo\n    at <anonymous>:1:2",
      });
      dispatchEvent(new ErrorEvent("error", { error: thrown }));
      Promise.reject("do aplicativo");
    });
    const fail = (message: string, file: string) =>
      page.evaluate(
        ([message, file]) => {
          const stack = `Error: ${message}\n    at run (${location}${file}:1:2)`;
          dispatchEvent(new ErrorEvent("error", { error: Object.assign(new Error(message), { stack }) }));
        },
        [message, file] as const,
      );
    await fail("do aplicativo", "");
    await expect(title(page)).toHaveText(titleOfA);
    await fail("do site", "/app-1a2b.js");
    await expect(title(page)).toHaveText(failed);
    // Back to a page that the browser has kept as it was left, as those do that run no tests.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(title(page)).toHaveText(titleOfA);
  });

  test("in drawing a page: the error page at its address, and Back leads to the page before", async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/TypeError|Cannot read/);
    site.answer(new RegExp(`^/page-data${path}/`), sendJson(brokenItem()));
    await page.goto("/noticias");
    await waitForRuntime(page);
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(title(page)).toHaveText(failed);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(title(page)).toHaveText("Notícias e avisos");
  });

  test("in drawing what is around a page: the error page still comes, and leads home", async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/Faltam as configura|Minified React|hydrat/i);
    const settings = /^\/page-data\/sq\/d\/\d+\.json$/;
    site.answer(settings, sendJson('{"data":{}}'));
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await expect(title(page)).toHaveText(failed);
    await expect(page).toHaveURL(path);
    await expect(page.locator("main")).toBeFocused();
    site.answer(settings, (request, response) =>
      response.setHeader("content-type", "application/json").end(readFileSync(join(built, request.url ?? ""))),
    );
    await page.getByRole("link", { name: "Voltar para a Página Inicial" }).click();
    await expect(page).toHaveURL("/");
    await waitForRuntime(page);
    await expect(page.getByRole("banner")).toBeVisible();
  });
});
