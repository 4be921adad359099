import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Response } from "@playwright/test";
import { copyBuild, type DeployedSite, removeCopies, renameScripts, serveSite, setFacts } from "./deployed-site";
import { type Received, serveReports } from "./report-server";
import { isExpired, isPublished, news, product } from "./site";
import { test as base, expect, type Guard, waitForRuntime } from "./test";

/** The two versions of the site: in B a news item has another title, and all scripts have other names. */
const [item] = news.filter((one) => isPublished(one) && !isExpired(one) && /^[\p{L}\d ]+$/u.test(one.title));
const path = item?.path ?? "";
const titleOfA = item?.title ?? "";
const titleOfB = `${titleOfA} na nova versão`;

let buildA = "";
let buildB = "";

const test = base.extend<{ site: DeployedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await serveSite(buildA);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.beforeAll(() => {
  buildA = copyBuild("a".repeat(20));
  buildB = copyBuild("b".repeat(20), { [titleOfA]: titleOfB });
  renameScripts(buildB);
});
test.afterAll(removeCopies);

const hour = 3_600_000;
/** One check later: an hour, and the minute by which checks are spread. */
const aCheck = hour + 60_000;

/** How often pages were loaded whole. */
const loads = ({ asked }: DeployedSite) => asked.filter((file) => !/\.\w+$/.test(file)).length;
const checks = ({ asked }: DeployedSite) => asked.filter((file) => file === "/builds/latest.json").length;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "O site foi atualizado" });

/** Data of the news item with which its template can't draw it. */
function brokenItem(): string {
  const data = JSON.parse(readFileSync(join(buildA, `page-data${path}/page-data.json`), "utf8"));
  data.result.data.item.documents = null;
  return JSON.stringify(data);
}

const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );

const isLater = (response: Response) => /\/later-[0-9a-f]+\.js$/.test(response.url());

/** Opens a page whose time the test moves on, and waits until it has all that it needs for what may come. */
async function open(page: Page, address: string) {
  await page.clock.install();
  const later = page.waitForResponse(isLater);
  await page.goto(address);
  await settle(page, later);
}

async function settle(page: Page, later = page.waitForResponse(isLater)) {
  await waitForRuntime(page);
  await page.clock.runFor(15_000);
  await (await later).finished();
}

/** Moves time on until the open page has looked for a newer version. */
async function check(page: Page, site: DeployedSite) {
  const before = checks(site);
  await page.clock.fastForward(aCheck);
  await expect.poll(() => checks(site)).toBe(before + 1);
}

test.describe("a newer version of the site", { tag: "@desktop" }, () => {
  test("reloads the open page after an hour, once", async ({ page, site }) => {
    await open(page, path);
    await expect(title(page)).toHaveText(titleOfA);
    site.deploy(buildB);
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

  test("reloads a page whose own scripts went with the old version", async ({ page, site, guard }) => {
    guard.allow(/404.*\.js|\.js.*404/);
    await page.clock.install();
    await page.goto(path);
    await waitForRuntime(page);
    site.deploy(buildB);
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
    site.deploy(buildB);
    await check(page, site);
    await expect(notice(page)).toContainText("Termine com calma");
    await expect(name).toHaveValue("Maria de Exemplo");
    await page.clock.fastForward(3 * aCheck);
    expect(loads(site)).toBe(1);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Pastorais" }).click();
    await expect(page).toHaveURL("/pastorais");
    expect(await page.evaluate(() => "marked" in window)).toBe(false);
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
    latest = "a".repeat(20);
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
    site.deploy(buildB);
    await check(page, site);
    await expect(notice(page)).toBeVisible();
    expect(loads(site)).toBe(1);
  });

  test("twenty tabs ask, and would reload, at different times of a minute", async ({ page, site }) => {
    await page.clock.install();
    const waits: number[] = [];
    for (let tab = 0; tab < 20; tab++) {
      const before = checks(site);
      await page.goto("/cadastro-recebido");
      await settle(page);
      await page.clock.fastForward(hour - 20_000);
      let wait = 0;
      for (; checks(site) === before && wait <= 120; wait += 10) {
        await page.clock.runFor(10_000);
        // What the page has asked for is there before this is.
        await page.evaluate(() => fetch("/favicon.svg"));
      }
      waits.push(wait);
    }
    expect(checks(site)).toBe(20);
    expect(new Set(waits).size).toBeGreaterThan(3);
  });
});

test.describe("scripts that are gone", { tag: "@desktop" }, () => {
  const missing = (guard: Guard) => guard.allow(/404.*\.js|\.js.*404|ChunkLoadError|Loading chunk|Not rendering React/);
  const errorPage = (page: Page) => expect(title(page)).toHaveText("Ocorreu um Erro Inesperado");
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
    site.deploy(buildB);
    await page.evaluate((to) => {
      const element = Object.assign(document.createElement("a"), {
        href: `${to}?a=b#conteudo`,
        textContent: "para o teste",
      });
      document.querySelector("main")?.prepend(element);
    }, path);
    await page.getByRole("link", { name: "para o teste" }).click();
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
    site.answer(/news-news-page-tsx/, (_request, response) => response.writeHead(404).end());
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
    site.answer(/news-news-page-tsx/, (_request, response) => response.writeHead(404).end());
    await page.goto(path);
    await expect.poll(() => loads(site)).toBe(2);
    await errorPage(page);
    await staysSo(page, site, 2);
  });

  test("where storage is blocked, the error page comes at once", async ({ page, site, guard }) => {
    missing(guard);
    await blockStorage(page);
    site.answer(/news-news-page-tsx/, (_request, response) => response.writeHead(404).end());
    await page.goto(path);
    await errorPage(page);
    await staysSo(page, site, 1);
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

test.describe("an error that nobody takes", { tag: "@desktop" }, () => {
  const throwLater = (page: Page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error("para o teste");
      });
    });

  for (const [name, cause] of [
    ["thrown", throwLater],
    [
      "rejected",
      (page: Page) =>
        page.evaluate(() => {
          Promise.reject(new Error("para o teste"));
        }),
    ],
  ] as const) {
    test(`${name}: the error page takes the page's place, and nothing broken is left at home`, async ({
      page,
      site,
      guard,
    }) => {
      guard.allow(/para o teste/);
      await page.goto("/noticias");
      await page.goto(path);
      await waitForRuntime(page);
      await cause(page);
      await expect(title(page)).toHaveText("Ocorreu um Erro Inesperado");
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

  test("in drawing a page: the error page at its address, and Back leads to the page before", async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/TypeError|Cannot read/);
    site.answer(new RegExp(`^/page-data${path}/`), (_request, response) => response.end(brokenItem()));
    await page.goto("/noticias");
    await waitForRuntime(page);
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(title(page)).toHaveText("Ocorreu um Erro Inesperado");
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(title(page)).toHaveText("Notícias e avisos");
  });
});

test.describe("a page that can't be shown", { tag: "@desktop" }, () => {
  const notFound = "Página Não Encontrada";
  const failed = "Ocorreu um Erro Inesperado";
  const send =
    (body: string, status = 200): Parameters<DeployedSite["answer"]>[1] =>
    (_request, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
  const withoutEntry = () => {
    const data = JSON.parse(readFileSync(join(buildA, `page-data${path}/page-data.json`), "utf8"));
    data.result.data.item = null;
    return JSON.stringify(data);
  };

  for (const [name, target, heading, answer] of [
    ["a list beyond its end", "/noticias/pagina/999", notFound, undefined],
    ["data that is empty", path, failed, () => send("{}")],
    ["data that is none", path, failed, () => send("<!doctype html><p>Olá")],
    ["data without the entry", path, failed, () => send(withoutEntry())],
    ["a server that fails", path, failed, () => send("", 500)],
  ] as const) {
    test(`${name}: "${heading}" at its address, in focus; Back works`, async ({ page, site, guard }) => {
      guard.allow(/404|500|no entry|page resources|could not be loaded/);
      if (answer) site.answer(new RegExp(`^/page-data${path}/`), answer());
      await page.goto("/noticias");
      await waitForRuntime(page);
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement("a"), { href: to, textContent: "para o teste" });
        document.querySelector("main")?.prepend(link);
      }, target);
      await page.getByRole("link", { name: "para o teste" }).click();
      await expect(title(page)).toHaveText(heading);
      await expect(page).toHaveURL(target);
      await expect(page).toHaveTitle(`${heading} | ${product}`);
      const focused = page.locator(":focus");
      await expect.poll(() => focused.evaluate((element) => element.querySelector("h1") !== null)).toBe(true);
      await expect(page.locator("#gatsby-announcer")).not.toContainText("Navigated");
      if (heading === notFound) await expect(page.locator("#gatsby-announcer")).toContainText(notFound);
      await page.goBack();
      await expect(page).toHaveURL("/noticias");
      await expect(title(page)).toHaveText("Notícias e avisos");
    });
  }
});

test("an icon that the build did not know is asked of the site, then of the public server", {
  tag: "@desktop",
}, async ({ page, site, guard }) => {
  const shape = '<path d="M4 4h16v16H4z"/>';
  const server = await serveReports({ prefix: "mdi", icons: { home: { body: shape } }, width: 24, height: 24 });
  guard.allow(/mdi\.json/);
  const folder = copyBuild("a".repeat(20), { "connect-src 'self'": `connect-src 'self' ${server.url}` });
  setFacts(folder, { iconsUrl: server.url });
  site.deploy(folder);
  await page.goto("/pastorais");
  await waitForRuntime(page);
  expect(site.asked.filter((file) => /\/icons-|_icons/.test(file))).toEqual([]);

  const built = readFileSync(join(folder, "pastorais/index.html"), "utf8");
  const unknown = '<circle data-icon="mdi:home" cx="12" cy="12" r="6"/>';
  const html = built.replace(/(<svg[^>]* width="28"[^>]*>).*?<\/svg>/s, `$1${unknown}</svg>`);
  expect(html).not.toBe(built);
  site.answer(/^\/pastorais$/, (_request, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(html),
  );
  await page.goto("/pastorais");
  await expect(page.locator("main article svg").first().locator("path")).toHaveAttribute("d", "M4 4h16v16H4z");
  expect(site.asked.filter((file) => file === "/api/_icons/mdi.json")).toHaveLength(1);
  expect(server.received.map((request) => request.path)).toEqual(["/mdi.json?icons=home"]);
  await server.close();
});

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
  test.afterAll(() => server.close());

  const breakWith = (page: Page, message: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
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

  test("comes to Sentry's endpoint as an envelope", async ({ page }) => {
    setFacts(told, { errorReportUrl: `${server.url.replace("//", "//chave@")}/7` });
    await page.goto(`${path}?nome=Maria`);
    await waitForRuntime(page);
    await breakWith(page, "para o teste");
    await isSaid(page);
    await expect.poll(() => server.received.length).toBe(1);
    const [{ path: to, body }] = server.received as [Received];
    expect(to).toBe("/api/7/envelope/?sentry_key=chave&sentry_version=7");
    const [, , event] = body.split("\n").map((line) => JSON.parse(line));
    expect(event).toMatchObject({ level: "fatal", release: "a".repeat(20), request: { url: path } });
    expect(event.exception.values[0]).toMatchObject({ type: "Error", value: "para o teste" });
    expect(body).not.toContain("Maria");
  });

  test("is not sent for a search engine, which keeps the page that was built", async ({ browser, site, guard }) => {
    guard.allow(/./);
    setFacts(told, { errorReportUrl: `${server.url}/f/erros` });
    const page = await browser.newPage({
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    await page.goto(site.url + path);
    await waitForRuntime(page);
    const later = page.waitForResponse(isLater);
    await breakWith(page, "para o teste");
    await (await later).finished();
    await page.waitForLoadState("networkidle");
    await expect(title(page)).toHaveText(titleOfA);
    site.answer(new RegExp(`^/page-data${path}/`), (_request, response) => response.end(brokenItem()));
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
