import { built, type DeployedSite, idOf } from "../deployed-site";
import {
  aCheck,
  blockStorage,
  check,
  checks,
  clickNewLink,
  expect,
  hour,
  isMarked,
  loads,
  markDocument,
  notFound,
  notice,
  open,
  settle,
  test,
  title,
  waitForRuntime,
} from "./open-page";
import { added, edited, removed, secondBuild } from "./second-build";

const { path, titleOfA, titleOfB } = edited;

test.describe("a newer version of the site", { tag: "@desktop" }, () => {
  test("reloads the open page after an hour, once", async ({ page, site }) => {
    await open(page, path);
    await expect(title(page)).toHaveText(titleOfA);
    site.deploy(secondBuild);
    await page.clock.fastForward(hour - 60_000);
    expect(checks(site)).toBe(0);
    await check(page, site);
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
    guard.allow(new RegExp(`404.*${removed.path}`));
    const link = (to: string) => page.locator(`main a[href="${to}"]`).first();
    await open(page, "/noticias");
    await expect(link(added.path)).toHaveCount(0);
    site.deploy(secondBuild);
    await check(page, site);
    await expect(link(added.path)).toHaveText(added.title);
    await settle(page);
    await link(added.path).click();
    await expect(title(page)).toHaveText(added.title);
    await clickNewLink(page, removed.path);
    await expect(title(page)).toHaveText(notFound);
  });

  test("is not looked for while the tab is hidden, and at once when it is seen again", async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "visibilityState", { get: () => Reflect.get(window, "seen") ?? "visible" });
    });
    await open(page, path);
    const isSeen = (seen: string) =>
      page.evaluate((state) => {
        Object.assign(window, { seen: state });
        document.dispatchEvent(new Event("visibilitychange"));
      }, seen);
    await isSeen("hidden");
    site.deploy(secondBuild);
    await page.clock.fastForward(aCheck);
    await page.clock.fastForward(aCheck);
    await page.evaluate(() => fetch("/favicon.svg"));
    expect(checks(site)).toBe(0);
    await isSeen("visible");
    await expect(title(page)).toHaveText(titleOfB);
    expect(checks(site)).toBe(1);
    expect(loads(site)).toBe(2);
  });

  test("reloads a page whose own scripts went with the old version", async ({ page, site, guard }) => {
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
    expect(site.asked.some((file) => file.startsWith("/later-"))).toBe(true);
    await page.clock.fastForward(aCheck);
    await expect(title(page)).toHaveText(titleOfB);
    expect(loads(site)).toBe(2);
  });

  test("waits while something is typed, and comes with the next page", async ({ page, site, guard }) => {
    guard.allow(/404.*\.js|\.js.*404/);
    await open(page, "/cadastro-pastor-sem-ministerio");
    const name = page.getByLabel("Nome completo");
    await name.fill("Maria de Exemplo");
    site.deploy(secondBuild);
    await check(page, site);
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

  const badAnswers: Readonly<Record<string, Parameters<DeployedSite["answer"]>[1]>> = {
    "a page": (_request, response) => response.setHeader("content-type", "text/html").end("<!doctype html><p>Olá"),
    "a page that claims to be JSON": (_request, response) =>
      response.setHeader("content-type", "application/json").end("<!doctype html><p>Olá"),
    "JSON without an id": (_request, response) =>
      response.setHeader("content-type", "application/json").end('{"id":null}'),
    "404": (_request, response) => response.writeHead(404).end(),
    "500": (_request, response) => response.writeHead(500).end(),
    nothing: () => undefined,
  };
  test("reloads nothing when the server does not say which version it has", async ({ page, site, guard }) => {
    guard.allow(/latest\.json/);
    await open(page, path);
    for (const [name, answer] of Object.entries(badAnswers)) {
      site.answer(/latest\.json$/, answer);
      const before = checks(site);
      await page.clock.fastForward(aCheck);
      await expect.poll(() => checks(site), name).toBeGreaterThan(before);
      // Past the time-out of a request without an answer, and of its one repetition.
      await page.clock.runFor(25_000);
      await page.waitForLoadState();
    }
    await expect(notice(page)).toBeHidden();
    expect(loads(site)).toBe(1);
    // The watch goes on.
    site.answer(/latest\.json$/, (_request, response) =>
      response.setHeader("content-type", "application/json").end('{"id":"b"}'),
    );
    await check(page, site);
    await expect.poll(() => loads(site)).toBe(2);
  });

  test("reloads once for a version that then is not there, also when it comes and goes", async ({ page, site }) => {
    let latest = "b";
    site.answer(/latest\.json$/, (_request, response) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify({ id: latest })),
    );
    await open(page, path);
    await Promise.all([page.waitForEvent("load"), check(page, site)]);
    expect(loads(site)).toBe(2);
    await settle(page);
    await check(page, site);
    await expect(notice(page)).toBeVisible();
    latest = idOf(built);
    await check(page, site);
    latest = "b";
    await check(page, site);
    await expect(notice(page)).toBeVisible();
    expect(loads(site)).toBe(2);
    await notice(page).getByRole("button", { name: "Ver a versão nova" }).click();
    await expect.poll(() => loads(site)).toBe(3);
  });

  test("where storage is blocked, says so and reloads nothing", async ({ page, site }) => {
    await blockStorage(page);
    await open(page, path);
    site.deploy(secondBuild);
    await check(page, site);
    await expect(notice(page)).toBeVisible();
    expect(loads(site)).toBe(1);
  });
});
