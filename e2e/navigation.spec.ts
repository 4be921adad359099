import type { Page } from "@playwright/test";
import { errorPages, isExpired, isPublished, news, product, redirects } from "./site";
import { expect, test, waitForRuntime } from "./test";

const [item] = news.filter((candidate) => isPublished(candidate) && !isExpired(candidate));

/** Leaves a mark that a full load would wipe out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** Adds a plain link to the page, as a body could hold one, and clicks it. */
async function follow(page: Page, href: string) {
  await page.evaluate((target) => {
    const link = document.createElement("a");
    link.href = target;
    link.textContent = "para o teste";
    document.querySelector("main")?.prepend(link);
  }, href);
  await page.getByRole("link", { name: "para o teste" }).click();
}

test("plain links change the page without a full load, and Back returns", async ({ page, visit }) => {
  await visit("/");
  await mark(page);
  await page.getByRole("link", { name: "Todas as notícias" }).click();
  await expect(page).toHaveURL("/noticias");
  await expect(page).toHaveTitle(`Notícias e avisos | ${product}`);
  await page.locator("main article a").first().click();
  await expect(page).toHaveURL(/\/noticias\/[a-z]/);
  await expect(page.getByRole("navigation", { name: "Outras notícias" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/noticias");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(new RegExp(`^${product}: `));
  await page.goForward();
  await expect(page).toHaveURL("/noticias");
  expect(await isMarked(page)).toBe(true);
});

test("a link to the page that is open makes no step that Back would have to take", async ({ page, visit }) => {
  await visit("/");
  await visit("/noticias");
  const steps = await page.evaluate(() => history.length);
  await follow(page, "/noticias");
  await page.waitForFunction(() => history.state?.key);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a page that is loaded anew begins at its top, wherever it was left before", async ({ page, visit }) => {
  await visit("/noticias");
  const place = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 800));
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(sessionStorage).some((kept) => kept.join() === "@@scroll|/noticias|initial,800"),
      ),
    )
    .toBe(true);
  await visit("/documentos");
  await visit("/noticias");
  expect(await place()).toBe(0);
  await page.reload();
  await waitForRuntime(page);
  expect(await place()).toBe(0);
});

test("Chrome is told to compile the runtime before it runs", { tag: "@desktop" }, async ({ page, visit, request }) => {
  await visit("/");
  const scripts = await page
    .locator("body > script[src]")
    .evaluateAll((all: HTMLScriptElement[]) =>
      all.map(({ src }) => src).filter((src) => /\/(framework|app)-/.test(src)),
    );
  expect(scripts).toHaveLength(2);
  for (const src of scripts) expect(await (await request.get(src)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("a page is drawn while its link is pressed, and shown when it is let go", async ({ page, visit }) => {
  await visit("/noticias");
  await mark(page);
  const headings = page.locator("main h1");
  const link = page.locator("main article a").first();
  await link.hover();
  await page.mouse.down();
  await expect(headings).toHaveCount(2);
  await expect(headings.last()).toBeHidden();
  await headings.last().evaluate((heading) => Object.assign(heading.dataset, { prepared: "" }));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/noticias\/[a-z]/);
  await expect(headings).toHaveCount(1);
  await expect(page.locator("main h1[data-prepared]")).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("nothing stays of a page whose link was only touched to scroll", async ({ page, visit }) => {
  await visit("/noticias");
  const headings = page.locator("main h1");
  await page.locator("main article a").first().hover();
  await page.mouse.down();
  await expect(headings).toHaveCount(2);
  // The browser says so when a finger's way becomes a scroll.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true })));
  await expect(headings).toHaveCount(1);
});

test("a new page starts at its top, has its own head, takes the focus, and is announced in Portuguese", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.getByRole("link", { name: "Todas as pastorais" }).click();
  await expect(page).toHaveURL("/pastorais");
  await expect(page).toHaveTitle(`Pastorais | ${product}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/pastorais$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY), { intervals: [50] }).toBe(0);
  const focused = page.locator(":focus");
  await expect(focused).toHaveCount(1);
  expect(await focused.evaluate((element) => element.querySelector("h1") !== null)).toBe(true);
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toContainText("Pastorais");
  await expect(announcer).not.toContainText("Navigated");
});

test("a link inside the page scrolls to its target, below the header", { tag: "@both" }, async ({ page, visit }) => {
  await visit("/subsecoes");
  await mark(page);
  const link = page.getByRole("navigation", { name: "Subseções" }).getByRole("link").last();
  const id = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(`/subsecoes${id}`);
  await expect(page.locator(id)).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test("a link to a place in another page leads to that place; a place that is none breaks nothing", async ({
  page,
  visit,
}) => {
  await visit("/pastorais#50%");
  await expect(page).toHaveURL("/pastorais#50%25");
  await page.evaluate(() => location.assign("#%ff"));
  await expect(page).toHaveURL("/pastorais#%25ff");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pastorais");
  await follow(page, "/#agenda");
  await expect(page).toHaveURL("/#agenda");
  await expect(page.getByRole("heading", { name: "Agenda" })).toBeInViewport();
  // As the browser does with an address: the place is marked, and the keyboard goes on from there.
  await expect(page.locator("#agenda:target")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.locator("#agenda :focus")).toHaveCount(1);
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Página aberta: ${product}`);
  await page.goBack();
  await expect(page).toHaveURL("/pastorais#%25ff");
});

test("who finds a mistake writes to the section, and the message names the page; an error page asks nobody", async ({
  page,
  visit,
  guard,
}) => {
  guard.allow(/404/);
  const report = page.getByRole("link", { name: "Há um erro nesta página?" });
  const named = (path: string) => new RegExp(`^mailto:.+${path}%0D%0A`);
  await visit(item?.path ?? "");
  await expect(report).toHaveAttribute("href", named(item?.path ?? ""));
  await page.locator("main").getByRole("link", { name: "Notícias e avisos", exact: true }).click();
  await expect(report).toHaveAttribute("href", named("/noticias"));
  await follow(page, "/nao-existe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPages.notFound.title);
  await expect(report).toHaveCount(0);
  await visit("/nao-existe");
  await waitForRuntime(page);
  await expect(report).toHaveCount(0);
});

test("the address of a place opens there", { tag: "@no-runtime" }, async ({ page, visit }) => {
  await visit("/#agenda");
  await expect(page.getByRole("heading", { name: "Agenda" })).toBeInViewport();
});

test("a link to a page that is not there gives the 404 page in place; Back works", async ({ page, visit, guard }) => {
  guard.allow(/404/);
  await visit("/noticias");
  await follow(page, "/nao-existe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPages.notFound.title);
  await expect(page).toHaveURL("/nao-existe");
  await expect(page).toHaveTitle(`${errorPages.notFound.title} | ${product}`);
  await page.goBack();
  await expect(page).toHaveURL("/noticias");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notícias e avisos");
});

for (const [path, title, code] of [
  ["/error-404", errorPages.notFound.title, "404"],
  ["/error-403", errorPages.unexpected.title, "403"],
  ["/error-418", errorPages.unexpected.title, "418"],
  ["/error-qualquer", errorPages.unexpected.title, "500"],
] as const) {
  test(`a link to ${path} shows its error page, and its button leads home`, async ({ page, visit, guard }) => {
    guard.allow(/404/);
    await visit("/noticias");
    await follow(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("main")).toContainText(code);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} | ${product}`);
    await waitForRuntime(page);
    await page.getByRole("link", { name: "Voltar para a Página Inicial" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("an old address followed by a link leads to the new one, each time", async ({ page, visit, guard }) => {
  guard.allow(/404/);
  const [moved] = redirects.filter(({ from, status }) => status === 301 && !/[*:]/.test(from));
  await visit("/");
  await follow(page, moved?.from ?? "");
  await expect(page).toHaveURL(moved?.to ?? "");
  await page.goBack();
  await waitForRuntime(page);
  await follow(page, moved?.from ?? "");
  await expect(page).toHaveURL(moved?.to ?? "");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const response = await visit(moved?.to ?? "");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test("the skip link comes first and leads past the menu", { tag: ["@both", "@no-runtime"] }, async ({
  page,
  visit,
}) => {
  await visit(item?.path ?? "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").evaluate((element) => element.closest("main") !== null)).toBe(true);
});

test("the button at the foot leads back to the top, and so does its key", { tag: "@no-runtime" }, async ({
  page,
  visit,
}) => {
  await visit("/noticias");
  const button = page.getByRole("link", { name: "Voltar ao topo" });
  await expect(button).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(button).toBeInViewport();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
});
