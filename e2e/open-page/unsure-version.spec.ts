import { built, type DeployedSite, idOf } from "../deployed-site";
import {
  aCheck,
  blockStorage,
  check,
  checks,
  expect,
  loads,
  notFound,
  notice,
  open,
  sendJson,
  sendNothing,
  setSeen,
  settle,
  test,
  title,
} from "./open-page";
import { edited, removed, secondBuild } from "./second-build";

const { path } = edited;

/** The list of pages of a version that the tests make up. */
const allOfB = sendJson(JSON.stringify({ id: "b", prerendered: [path] }));

test.describe("a version that can't be told, or can't be had", { tag: "@desktop" }, () => {
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
      await setSeen(page, true);
      await page.clock.fastForward(aCheck);
      await expect.poll(() => checks(site), name).toBeGreaterThan(before);
      await setSeen(page, false);
      // Past the time-out of a request without an answer, and of its one repetition.
      await page.clock.runFor(25_000);
      await page.waitForLoadState();
    }
    await expect(notice(page)).toBeHidden();
    expect(loads(site)).toBe(1);
    // The watch goes on, and waits until all of a version is there.
    site.answer(/latest\.json$/, sendJson('{"id":"b"}'));
    guard.allow(/b\.json/);
    for (const answer of [sendNothing, sendJson('{"id":"b"}'), sendJson("<!doctype html>")]) {
      site.answer(/meta\/b\.json$/, answer);
      const before = site.asked.filter((file) => file.endsWith("b.json")).length;
      await check(page, site);
      await expect.poll(() => site.asked.filter((file) => file.endsWith("b.json")).length).toBeGreaterThan(before);
    }
    await expect(notice(page)).toBeHidden();
    expect(loads(site)).toBe(1);
    site.answer(/meta\/b\.json$/, allOfB);
    await check(page, site);
    await expect.poll(() => loads(site)).toBe(2);
  });

  test("reloads once for a version that then is not there, also when it comes and goes", async ({ page, site }) => {
    let latest = "b";
    site.answer(/latest\.json$/, (_request, response) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify({ id: latest })),
    );
    site.answer(/meta\/b\.json$/, allOfB);
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

  test("where storage is blocked, says that the page has gone, and its button gives the 404 page", async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/404/);
    await blockStorage(page);
    await open(page, removed.path);
    site.deploy(secondBuild);
    await check(page, site);
    await expect(notice(page)).toContainText("esta página já não está nele");
    await notice(page).getByRole("button", { name: "Ver a versão nova" }).click();
    await expect(title(page)).toHaveText(notFound);
  });
});
