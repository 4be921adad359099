import type { Page } from "@playwright/test";
import { linesOf } from "./paper";
import { isPublished, news } from "./site";
import { expect, test } from "./test";

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("the chosen colours stay, on other pages and after a reload", async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit("/");
  const light = await background(page);
  const field = page.getByLabel("Cores");
  await field.selectOption("dark");
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await visit("/noticias");
  expect(await background(page)).toBe(dark);
  await page.reload();
  await expect.poll(() => background(page)).toBe(dark);
  await visit("/noticias");
  await expect(field).toHaveValue("dark");
  await field.selectOption("auto");
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).toBe(dark);
  // Back shows this page again as it was left; on another they were chosen since.
  await page.evaluate(() => {
    localStorage.setItem("theme", "light");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => background(page)).toBe(light);
  await expect(field).toHaveValue("light");
});

test("with storage blocked the colours still change", async ({ page, visit }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("blocked by the test", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await visit("/");
  const before = await background(page);
  await page.getByLabel("Cores").selectOption("dark");
  await expect.poll(() => background(page)).not.toBe(before);
  await page.getByRole("link", { name: "Todas as notícias" }).click();
  await expect(page).toHaveURL("/noticias");
});

test("on paper, where backgrounds are left out, every text is dark", { tag: "@no-runtime" }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await visit("/");
  const pale = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter(({ textContent }) => textContent.trim())
      .map((element) => ({ text: element.textContent, color: getComputedStyle(element).color }))
      .filter(({ color }) => Math.min(...(color.match(/\d+/g) ?? []).map(Number)) > 120),
  );
  expect(pale).toEqual([]);
});

test("on paper there is no menu, no button, and dark ink", { tag: "@no-runtime" }, async ({ page, visit }) => {
  const [item] = news.filter(isPublished);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await visit(item?.path ?? "/");
  await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Voltar ao topo" })).toBeHidden();
  await expect(page.getByText("Enviar pelo WhatsApp")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? []);
  expect(Math.max(...ink)).toBeLessThan(80);
});

test("on paper an upright picture in a text is no higher than a sheet, and keeps its shape", async ({
  page,
  visit,
}) => {
  await visit("/noticias/viagem-missionaria-oeste-paulista");
  const picture = page.locator("main figure:not([class]) img");
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    image.style.setProperty("aspect-ratio", "1 / 4");
  });
  await page.emulateMedia({ media: "print" });
  expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await expect(picture).toHaveCSS("object-fit", "contain");
  // What is small stays so.
  await visit("/beneficios");
  const small = page.locator("main figure img[width='200']");
  expect((await small.boundingBox())?.width).toBeLessThanOrEqual(200);
});

test("on paper of any height, no page ends with a heading, and no document is torn from its date", {
  tag: "@desktop",
}, async ({ page, visit }) => {
  await visit("/documentos");
  await page.emulateMedia({ media: "print" });
  const textsOf = async (selector: string) =>
    (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s/g, ""));
  const headings = await textsOf("main h2");
  const documents = await textsOf("main li > div > img + div");
  expect(documents.length).toBeGreaterThan(5);
  for (const height of [200, 225, 250, 275, 300]) {
    const pages = linesOf(await page.pdf({ width: "210mm", height: `${height}mm` }));
    const texts = pages.map((lines) => lines.join("").replace(/\s/g, ""));
    expect.soft(texts.filter((text) => headings.some((heading) => text.endsWith(heading)))).toEqual([]);
    expect.soft(documents.filter((whole) => !texts.some((text) => text.includes(whole)))).toEqual([]);
  }
});

/** Search and menu are as large as they should be, beside each other, and in sight. */
async function expectWholeBar(page: Page, width: number) {
  const icons = await page
    .getByRole("banner")
    .locator("svg:visible")
    .evaluateAll((all) =>
      all.map((icon) => {
        const { left, right, width } = icon.getBoundingClientRect();
        return { left, right, width };
      }),
    );
  expect(icons.length).toBeGreaterThan(2);
  for (const [index, icon] of icons.entries()) {
    expect(icon.width).toBeGreaterThan(15);
    expect(icon.left).toBeGreaterThan(icons[index - 1]?.right ?? 0);
    expect(icon.right).toBeLessThan(width);
  }
}

for (const width of [305, 320, 360]) {
  test(`the bar at ${width} px is whole in any font`, { tag: "@no-runtime" }, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit("/");
    for (const spacing of ["normal", "0.12em"]) {
      // As far apart as WCAG 1.4.12 has them: wider than the letters of any phone.
      await page.getByRole("banner").evaluate((bar, space) => {
        for (const part of bar.querySelectorAll<HTMLElement>("a, button")) part.style.letterSpacing = space;
      }, spacing);
      await expectWholeBar(page, width);
    }
  });
}

test("a page shown four times as large keeps its bar whole, and scrolls it away", {
  tag: "@no-runtime",
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 305, height: 256 });
  await visit("/");
  await expectWholeBar(page, 305);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole("banner")).not.toBeInViewport();
});
