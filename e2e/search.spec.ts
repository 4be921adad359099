import type { Page } from "@playwright/test";
import { figure } from "./figures";
import { product } from "./site";
import { expect, test } from "./test";

const field = (page: Page) => page.getByRole("searchbox", { name: "O que você procura?" });
const titles = (page: Page) => page.getByRole("region", { name: "Resultados" }).getByRole("heading", { level: 2 });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

test("a visitor searches from any page, without accents, by keyboard", { tag: "@both" }, async ({ page, visit }) => {
  await visit("/pastorais");
  await page.getByRole("link", { name: "Buscar no site" }).click();
  await expect(page).toHaveURL("/busca");
  await field(page).fill("oracoes");
  await field(page).press("Enter");
  await expect(status(page)).toHaveText(/^\d+ resultados para “oracoes”\.$/);
  await expect(page).toHaveURL("/busca?q=oracoes");
  await expect(titles(page).first()).toContainText(/oração/i);
  await expect(page.getByRole("region", { name: "Resultados" }).locator("mark").first()).toHaveText(/ora(ção|ções)/i);
  const address = await titles(page).first().getByRole("link").getAttribute("href");
  await titles(page).first().getByRole("link").click();
  await expect(page).toHaveURL(address ?? "");
  await page.goBack();
  await expect(field(page)).toHaveValue("oracoes");
  await expect(titles(page).first()).toContainText(/oração/i);
  await page.goForward();
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(address ?? "");
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
  await expect(kinds.nth(1)).toBeVisible();
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
  await expect(status(page)).toHaveText(/^Nenhum resultado tem todas as palavras de .*\. Estes \d+ têm parte delas/);
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

test("a wrong letter is forgiven, and the page says what it shows instead", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/busca?q=estatudo+da+se%C3%A7%C3%A3o");
  await expect(status(page)).toHaveText(
    /^Nada encontrado para “estatudo da seção”\. Mostramos resultados para “estatuto da seção”: \d+\.$/,
  );
  await expect(titles(page).first()).toHaveText(/^Estatuto da Seção/);
});

test("what is in force comes before what it replaced, which says so", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/busca?q=estatuto");
  const old = page.getByRole("article").filter({ hasText: "Substituído por “Estatuto da Seção”" });
  await expect(old.getByRole("heading")).toHaveText(/^Estatuto da Seção \(versão de 2019\)/);
  await expect(titles(page).first()).toHaveText(/^Estatuto da Seção(?! \()/);
});

test("where nothing is found, the secretary can be asked", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/busca?q=xyzwq");
  await expect(status(page)).toHaveText(/^Nada encontrado/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Pergunte à secretaria" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Telefone, Secretaria/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Documentos" })).toBeVisible();
});

test("more results say how many they are, and the first of them takes the focus", async ({ page }) => {
  await page.goto("/busca?q=pastor");
  await expect(titles(page)).toHaveCount(8);
  await page.getByRole("button", { name: "Mostrar mais resultados" }).click();
  await expect(titles(page)).toHaveCount(16);
  await expect(titles(page).nth(8).getByRole("link")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^Mais 8 resultados: 16 de \d+\.$/ })).toHaveCount(1);
});

test("the title of the page has the question, also after Back", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/busca?q=estatuto");
  await expect(page).toHaveTitle(/^“estatuto” \| Busca \| /);
  await field(page).fill("ata");
  await field(page).press("Enter");
  await expect(page).toHaveTitle(/^“ata” \| Busca \| /);
  await page.goBack();
  await expect(page).toHaveTitle(/^“estatuto” \| Busca \| /);
  await page.getByRole("link", { name: "Voltar ao topo" }).click();
  await expect(page).toHaveURL(/#top$/);
  await expect(page).toHaveTitle(/^“estatuto” \| Busca \| /);
  await page.getByLabel("Tipo").selectOption("Notícia");
  const first = titles(page).first();
  await expect(first).toBeVisible();
  const title = (await first.textContent()) ?? "";
  await first.getByRole("link").click();
  await expect(page).toHaveTitle(`${title} | ${product}`);
  await page.goBack();
  await expect(page).toHaveTitle(/^“estatuto” \| Busca \| /);
  await page.goForward();
  await expect(page).toHaveTitle(`${title} | ${product}`);
});

test("a search that did not load is there when it is asked again", async ({ page, guard }) => {
  guard.allow(/pagefind|Pagefind|Failed to (fetch|load)/);
  for (const lost of ["**/pagefind.js", "**/wasm.*.pagefind"]) {
    await page.route(lost, (route) => route.abort());
    await page.goto("/busca?q=estatuto");
    await expect(status(page)).toHaveText(/não respondeu/);
    await page.unroute(lost);
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    await expect(titles(page).first()).toHaveText(/^Estatuto da Seção/);
  }
});

test("a first answer loads 300 KB of the search at the most", { tag: "@desktop" }, async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).pathname.startsWith("/pagefind/"))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto("/busca?q=como+me+filiar");
  await expect(titles(page)).toHaveCount(8);
  await expect(page).toHaveTitle(/^“como me filiar”/);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  figure("search: KB of a first answer", total / 1000);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(300_000);
});
