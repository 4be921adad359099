import type { Page } from "@playwright/test";
import { product } from "../site";
import { dataOf, dataWithout } from "./broken-data";
import {
  type Answer,
  clickNewLink,
  expect,
  failed,
  notFound,
  sendJson,
  sendNothing,
  test,
  title,
  waitForRuntime,
} from "./open-page";
import { edited } from "./second-build";

const start = "/politica-privacidade";

/** What a visitor comes for, and a query without which its page can't be drawn. */
const pages = [
  ["a news item", edited.path, "item"],
  ["the list of news", "/noticias", "page"],
  ["a list of one kind", "/noticias/tipo/avisos", "items"],
  ["the documents", "/documentos", "page"],
  ["the list of documents", "/documentos", "documents"],
  ["the agenda", "/", "events"],
  ["the search", "/busca", "page"],
  ["the subsections", "/subsecoes", "page"],
  ["the ministries", "/pastorais", "page"],
  ["the form for pastors", "/cadastro-pastor-sem-ministerio", "page"],
  ["the form for churches", "/cadastro-igreja-sem-pastor", "forms"],
  ["the page after a form", "/cadastro-recebido", "forms"],
] as const;

/** Data that can't be read at all are the same to every page; each way is tried on one page that has what is its own. */
const unreadable: readonly (readonly [string, string, Answer])[] = [
  ["empty", edited.path, sendJson("{}")],
  ["a page of HTML", edited.path, sendJson("<!doctype html><p>Olá")],
  ["an error of the server", edited.path, sendJson("", 500)],
  ["missing, of a list", "/noticias", sendNothing],
  ["truncated, of the documents", "/documentos", truncated("/documentos")],
];

function truncated(path: string): Answer {
  const whole = dataOf(path);
  return sendJson(whole.slice(0, whole.length / 2));
}

const pageData = (path: string) => new RegExp(`^/page-data${path === "/" ? "/index" : path}/page-data`);

/** From one page by a link to another that is not to be shown, and back; how often a document was loaded for it. */
async function goThereAndBack(page: Page, target: string, heading: string): Promise<number> {
  await page.goto(start);
  await waitForRuntime(page);
  const first = await title(page).textContent();
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await clickNewLink(page, target);
  // The page of a document that was loaded for it starts at the first sign of a visitor.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await expect(title(page))
      .toHaveText(heading, { timeout: 500 })
      .catch(async (missing) => {
        // Where a file is there and can't be read, the page first waits in case it is being left.
        await page.clock.fastForward(4_000);
        throw missing;
      });
  }).toPass();
  await expect(page).toHaveURL(target);
  await expect(page).toHaveTitle(`${heading} | ${product}`);
  await expect.poll(() => page.locator(":focus").evaluate((element) => !!element.querySelector("h1"))).toBe(true);
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Página aberta: ${heading}`);
  const needed = loads;
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(title(page)).toHaveText(first ?? "");
  return needed;
}

test.beforeEach(async ({ guard, page }) => {
  guard.allow(/404|500|no entry|TypeError|page resources/);
  await page.clock.install();
});

// A visit each would be most of what they take: the steps of one kind share theirs.
test("without data of its own: the error page at its address, in focus; Back works", async ({ page, site }) => {
  test.slow();
  for (const [name, target, query] of pages)
    await test.step(name, async () => {
      site.answer(pageData(target), sendJson(dataWithout(target, query)));
      expect(await goThereAndBack(page, target, failed)).toBe(target === "/busca" ? 1 : 0);
    });
});

test("data that can't be read: the page is loaded once more, then the error page is in its place", async ({
  page,
  site,
}) => {
  test.slow();
  for (const [name, target, answer] of unreadable)
    await test.step(name, async () => {
      site.answer(pageData(target), answer);
      expect(await goThereAndBack(page, target, failed)).toBe(1);
    });
});

test(`an address that has no page: "${notFound}" in place, in focus; Back works`, async ({ page }) => {
  for (const target of ["/nao-existe", "/noticias/nao-existe", "/noticias/pagina/999"])
    await test.step(target, async () => expect(await goThereAndBack(page, target, notFound)).toBe(0));
});
