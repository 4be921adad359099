import { documentFiles, htmlOf, isExpired, isPublished, news, routes } from "./site";
import { expect, test } from "./test";

const published = news.filter(isPublished);
const listed = published.filter((item) => !isExpired(item));
const listPages = (start: string) => routes.filter((path) => path === start || path.startsWith(`${start}/pagina/`));

const titlesOf = (path: string) =>
  listed.filter(({ path: own }) => htmlOf(path).includes(`href="${own}"`)).map(({ title }) => title);

test("the list shows every item once, its filters those of a kind", { tag: "@no-runtime" }, async ({ page, visit }) => {
  for (const [filter, start, kinds] of [
    ["Tudo", "/noticias", ["noticia", "aviso"]],
    ["Notícias", "/noticias/tipo/noticias", ["noticia"]],
    ["Avisos", "/noticias/tipo/avisos", ["aviso"]],
  ] as const) {
    await visit("/noticias");
    await page.getByRole("navigation", { name: "Mostrar" }).getByRole("link", { name: filter, exact: true }).click();
    await expect(page).toHaveURL(start);
    const current = page.getByRole("navigation", { name: "Mostrar" }).locator("[aria-current]");
    await expect(current).toHaveText(filter);
    // Where all backgrounds are one colour, only a border tells it from the others.
    await page.emulateMedia({ forcedColors: "active" });
    await expect(current).toHaveCSS("border-top-width", "3px");
    await page.emulateMedia({ forcedColors: null });
    const expected = listed.filter(({ kind }) => kinds.some((known) => known === kind)).map(({ title }) => title);
    const found = listPages(start).flatMap(titlesOf);
    expect(found.sort()).toEqual(expected.sort());
  }
});

test("pages of the list follow on each other, forwards and back", { tag: "@no-runtime" }, async ({ page, visit }) => {
  const pages = listPages("/noticias").length;
  await visit("/noticias");
  const pager = page.getByRole("navigation", { name: "Páginas da lista" });
  const first = await page.locator("main article a").first().getAttribute("href");
  await pager.getByRole("link", { name: "Próxima" }).click();
  await expect(page).toHaveURL("/noticias/pagina/2");
  await expect(page.locator("main article a").first()).not.toHaveAttribute("href", first ?? "");
  await expect(pager.locator("[aria-current]")).toHaveText("2");
  await pager.getByRole("link", { name: `Página ${pages}`, exact: true }).click();
  await expect(page).toHaveURL(`/noticias/pagina/${pages}`);
  await expect(pager.getByRole("link", { name: "Próxima" })).toHaveCount(0);
  await pager.getByRole("link", { name: "Página 1", exact: true }).click();
  await expect(page).toHaveURL("/noticias");
});

test("a notice past its day is in no list, but its page is there and says so", { tag: "@no-runtime" }, async ({
  page,
  visit,
}) => {
  const expired = published.filter(isExpired);
  expect(expired).not.toEqual([]);
  const lists = ["/", ...listPages("/noticias"), ...routes.filter((path) => path.startsWith("/noticias/tipo/"))];
  for (const { path, title, expires = "" } of expired) {
    for (const list of lists) expect([list, htmlOf(list).includes(`href="${path}"`)]).toEqual([list, false]);
    await visit(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" }).format(new Date(expires));
    await expect(page.locator("main")).toContainText(`Este aviso valeu até ${day}`);
  }
});

test("every document that is offered is the file that was put there", async ({ page, visit, request }) => {
  const types: Readonly<Record<string, RegExp>> = {
    pdf: /^application\/pdf/,
    docx: /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document/,
    xlsx: /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet/,
  };
  await visit("/documentos");
  const links = await page
    .locator("main li li a, main section li a")
    .evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? "").filter((href) => href.startsWith("/static/")),
    );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const name = decodeURIComponent(link.split("/").at(-1) ?? "");
    const response = await request.get(link);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(types[name.split(".").at(-1) ?? ""] ?? /^$/);
    const file = documentFiles.get(name);
    expect([name, file && (await response.body()).equals(file)]).toEqual([name, true]);
  }
});

test("documents narrow down as one types, accents and case aside", async ({ page, visit }) => {
  await visit("/documentos");
  const rows = page.locator("main section li");
  const all = await rows.count();
  const field = page.getByRole("searchbox", { name: "Procurar documento" });
  await field.pressSequentially("ESTATÚTO");
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(await rows.count()).toBeGreaterThan(0);
  // The name of the category counts too.
  await expect(page.locator("main section").filter({ hasNotText: /estatuto/i })).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText(/^\d+ documentos?$/);
  await field.fill("zzzz");
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("Nenhum documento");
  await field.fill("");
  await expect(rows).toHaveCount(all);
});

test("a visitor finds the sub-section of a city", async ({ page, visit }) => {
  await visit("/subsecoes");
  const cards = page.locator("main article");
  const all = await cards.count();
  const field = page.getByLabel("Qual é a sua cidade?");
  await field.pressSequentially("sao vicente");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("São Vicente");
  await expect(page.getByRole("status")).toHaveText(/^Subseção /);
  await field.fill("zzzz");
  await expect(cards).toHaveCount(0);
  await expect(page.locator("main")).toContainText("Não encontramos essa cidade nas subseções. Confira o nome");
  // Any city of the state, and one that is nearly written like it.
  await field.fill("zacarias");
  await expect(page.locator("main")).toContainText("Nenhuma subseção atende Zacarias");
  await field.fill("Sao Visente");
  await page.getByRole("button", { name: "São Vicente" }).click();
  await expect(cards).toHaveCount(1);
  await field.fill("");
  await expect(cards).toHaveCount(all);
});
