import { product } from "./site";
import { expect, test } from "./test";

test("an open menu closes when the keyboard goes on past it, and hides no stop", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit("/noticias");
  const menu = page.locator("header :popover-open");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveCount(1);
  for (let stops = 0; stops < 12 && (await menu.count()) > 0; stops++) await page.keyboard.press("Tab");
  await expect(menu).toHaveCount(0);
  const isHit = await page.locator(":focus").evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isHit).toBe(true);
});

test("what is told of pages: their number, home by the site's name, and nothing of a place in the page", async ({
  page,
  visit,
}) => {
  await visit("/noticias");
  const told = page.locator("#gatsby-announcer");
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  await expect(told).toHaveText("Página aberta: Notícias e avisos, página 2");
  await expect(page).toHaveTitle(`Notícias e avisos, página 2 | ${product}`);
  await page.getByRole("link", { name: /página inicial/ }).click();
  await expect(told).toHaveText(`Página aberta: ${product}`);
  await page.getByRole("link", { name: "Voltar ao topo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#top");
  await expect(told).toHaveText("");
});

test("a soft link begins at the top of its page in the first frame; only jumps inside a page are seen to move", async ({
  page,
  visit,
}) => {
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await visit("/noticias");
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const heights: number[] = Object.assign(window, { heights: [] }).heights;
    const before = document.querySelector("h1")?.textContent;
    const look = () => {
      if (document.querySelector("main h1")?.textContent !== before) heights.push(scrollY);
      if (heights.length < 5) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Pastorais" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heights"))).toEqual([0, 0, 0, 0, 0]);
  expect(await behavior()).toBe("auto");
  await page.getByRole("link", { name: "Voltar ao topo" }).focus();
  expect(await behavior()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behavior()).toBe("auto");
});

test("of two links pressed one after the other, only the second is gone to", async ({ page, visit }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route("**/page-data/conheca-a-*/page-data.json", (route) => delivered.then(() => route.continue()));
  await visit("/pastorais");
  const links = page.getByRole("navigation", { name: "Rodapé" });
  await links.getByRole("link", { name: "Quem é" }).click();
  await links.getByRole("link", { name: "Subseções" }).click();
  await expect(page).toHaveURL("/subsecoes");
  const late = page.waitForResponse(/conheca-a-.*page-data\.json/);
  deliver();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL("/subsecoes");
});

test("a link into a part that is closed opens it, soft or not", async ({ page, visit }) => {
  await visit("/documentos");
  const old = page.locator("main details li[id]").first();
  const id = await old.getAttribute("id");
  await visit("/pastorais");
  await page.evaluate((hash) => window.___navigate(`/documentos#${hash}`), id);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

  // As Safari before 26.2, which leaves it closed.
  await page.addInitScript(() => {
    const close = ({ target }: Event) => target instanceof HTMLDetailsElement && target.removeAttribute("open");
    addEventListener("toggle", close, { capture: true, once: true });
  });
  await visit("/pastorais");
  await visit(`/documentos#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test("the address of a place opens right below the header", { tag: "@both" }, async ({ page, visit }) => {
  await visit("/#agenda");
  const [place, header] = await Promise.all([
    page.locator("#agenda").boundingBox(),
    page.getByRole("banner").boundingBox(),
  ]);
  expect(Math.abs((place?.y ?? 0) - 88)).toBeLessThan(4);
  expect(header?.height).toBeLessThan(88);
});

test("a table is told by the heading it stands under, and is a stop of the keyboard where it scrolls", async ({
  page,
  visit,
}) => {
  await visit("/politica-privacidade");
  const table = page.getByRole("region", { name: /^Tabela: Que dados/ });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 160, height: 900 });
  await expect(table).toHaveAttribute("tabindex", "0");
});

test("numbers to dial are links and read digit by digit; the page on accessibility is in the footer", async ({
  page,
  visit,
}) => {
  await visit("/pastorais/cuidado-do-pastor");
  const crisis = page.locator("main a[href='tel:188']").first();
  await expect(crisis).toHaveText("188");
  await expect(crisis).toHaveAccessibleName("188, 1 8 8");
  await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Acessibilidade" }).click();
  await expect(page).toHaveURL("/acessibilidade");
  await expect(page.getByRole("main").getByRole("link", { name: "(11) 5555-0110, 1 1, 5 5 5 5, 0 1 1 0" })).toHaveText(
    "(11) 5555-0110",
  );
});

test("the second stop leads to menu and search", { tag: "@desktop" }, async ({ page, visit }) => {
  await visit("/noticias");
  for (let press = 0; press < 2; press++) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o menu e a busca" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").evaluate((element) => element.closest("nav")?.id)).toBe("navegacao");
});

test("what is closed on the screen is open on paper", async ({ page, visit }) => {
  await visit("/documentos");
  const old = page.locator("main details li[id]").first();
  await expect(old).toBeHidden();
  await page.emulateMedia({ media: "print" });
  expect((await old.boundingBox())?.height).toBeGreaterThan(10);
  await expect(page.locator("main")).toHaveCSS("display", "block");
});
