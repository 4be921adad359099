import type { Page } from "@playwright/test";
import { searchQueries } from "./search-queries";
import { expect, test } from "./test";

const field = (page: Page) => page.getByRole("searchbox", { name: "O que você procura?" });
const titles = (page: Page) => page.getByRole("region", { name: "Resultados" }).getByRole("heading", { level: 2 });
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("a visitor searches from any page, without accents, by keyboard", async ({ page, visit }) => {
  await visit("/pastorais");
  await page.getByRole("link", { name: "Buscar no site" }).click();
  await expect(page).toHaveURL("/busca");
  await field(page).fill("oracoes");
  await field(page).press("Enter");
  await expect(status(page)).toHaveText(/^\d+ resultados para “oracoes”\.$/);
  await expect(page).toHaveURL("/busca?q=oracoes");
  await expect(titles(page).first()).toContainText(/oração/i);
  await expect(page.getByRole("region", { name: "Resultados" }).locator("mark").first()).toHaveText(/ora(ção|ções)/i);
  await titles(page).first().getByRole("link").click();
  await page.goBack();
  await expect(field(page)).toHaveValue("oracoes");
  await expect(titles(page).first()).toContainText(/oração/i);
});

test("a question that the browser itself sent gets its address too", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/busca?q=oracoes&tipo=&ano=");
  await expect(page).toHaveURL("/busca?q=oracoes");
  await expect(status(page)).toHaveText(/^\d+ resultados para “oracoes”\.$/);
});

test("the address keeps the question and its filter, and Back the question before", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/busca?q=assembleia&tipo=Documento");
  await expect(status(page)).toHaveText(/resultado/);
  await expect(page.getByLabel("Tipo")).toHaveValue("Documento");
  const kinds = page.getByRole("article").locator("p:first-child");
  for (const kind of await kinds.allTextContents()) expect(kind).toContain("Documento");
  await page.getByLabel("Tipo").selectOption("Notícia");
  await expect(page).toHaveURL("/busca?q=assembleia&tipo=Not%C3%ADcia");
  await expect(kinds.first()).toContainText("Notícia");
  await page.goBack();
  await expect(page.getByLabel("Tipo")).toHaveValue("Documento");
  await expect(kinds.first()).toContainText("Documento");
});

test("a page of the editors' own is found as a page", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/busca?q=dividir+o+peso+do+ministerio&tipo=P%C3%A1gina");
  await expect(titles(page).first()).toHaveText("Benefícios");
  await titles(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/^[^?]*\/beneficios/);
});

test("what is nowhere is not found, and what is typed stays text", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(`/busca?q=${encodeURIComponent("xyzw<img onerror=qwzx>")}`);
  await expect(status(page)).toHaveText(/^Nada encontrado para “xyzw<img/);
  await expect(page.getByRole("main").locator("img, mark")).toHaveCount(0);
  await field(page).fill("xyzw assembleia");
  await field(page).press("Enter");
  await expect(status(page)).toHaveText(/^Nenhum resultado tem todas as palavras para .*\. Estes \d+ têm parte delas/);
});

test("only the search page loads something of the search", { tag: "@desktop" }, async ({ page, visit }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = () => asked.filter((path) => path.startsWith("/pagefind"));
  await visit("/");
  await page.getByRole("link", { name: "Buscar no site" }).hover();
  expect(ofSearch()).toEqual([]);
  await page.getByRole("link", { name: "Buscar no site" }).click();
  await expect.poll(() => ofSearch().length).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the search says so and offers the indexes", { tag: "@desktop" }, async ({ page, visit }) => {
    await visit("/busca?q=estatuto");
    await expect(page.getByText("A busca precisa de JavaScript")).toBeVisible();
    await expect(field(page)).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Documentos" }).click();
    await expect(page).toHaveURL("/documentos");
  });
});

test("who asks finds it among the first three, 38 times of 40", { tag: "@desktop" }, async ({ page }) => {
  expect(searchQueries).toHaveLength(40);
  await page.goto("/busca");
  const missed: unknown[] = [];
  for (const [query, ...wanted] of searchQueries) {
    await field(page).fill(query);
    await field(page).press("Enter");
    await expect(status(page)).toContainText(`“${query}”`);
    const count = Number(/\d+/.exec((await status(page).textContent())?.split("“")[0] ?? "")?.[0] ?? 0);
    if (count > 0) await expect(titles(page)).toHaveCount(Math.min(count, 8));
    const first = (await titles(page).allTextContents()).slice(0, 3);
    if (!first.some((title) => wanted.includes(title))) missed.push({ query, first });
  }
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(2);
});
