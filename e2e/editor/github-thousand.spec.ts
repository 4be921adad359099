import type { Page } from "@playwright/test";
import { entryPlace, field, open, publish, saved, toast } from "./desk";
import { expect, test } from "./github-desk";

/** As many entries as a site of ten years has; the bars are for answers after 60 ms. */
test.use({ moreNews: 1_000 });
test.setTimeout(120_000);

const entry = "content/news/noticia-500/index.md";
const place = entryPlace("news", "noticia-500");

/** What the whole-site check took, in milliseconds. */
const checks = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("editor:check").map(({ duration }) => duration));

test("a list of 1,000 entries is there within 3 s and 60 requests, an entry within 20, the first time and later", async ({
  editor: page,
  desk,
}, { annotations }) => {
  desk.github.delay(60);
  for (const time of ["first", "later"]) {
    await open(page, "/");
    await expect(page.getByRole("link", { name: "Notícias e avisos" })).toBeVisible();
    desk.github.log.length = 0;
    const since = Date.now();
    await page.getByRole("link", { name: "Notícias e avisos" }).click();
    await expect(page.getByRole("link", { name: /Notícia 27\b/ })).toBeVisible();
    const [took, asked] = [Date.now() - since, desk.github.log.length];
    annotations.push({ type: `list, ${time}`, description: `${took} ms, ${asked} requests` });
    expect(asked).toBeLessThanOrEqual(60);
    expect(took).toBeLessThanOrEqual(3_000);

    await open(page, "/");
    await expect(page.getByRole("link", { name: "Notícias e avisos" })).toBeVisible();
    desk.github.log.length = 0;
    await open(page, place);
    await expect(field(page, "summary")).toHaveValue("A de número 500.");
    await page.waitForLoadState("networkidle");
    annotations.push({ type: `entry, ${time}`, description: `${desk.github.log.length} requests` });
    expect(desk.github.log.length).toBeLessThanOrEqual(20);
  }
});

test("what somebody pushed after the build is in the list and in the entry at once", async ({ editor: page, desk }) => {
  desk.push(entry, (text) => text.replace("title: Notícia 500", "title: Mudada por outra pessoa"));
  await open(page, "/collections/news");
  await page
    .getByPlaceholder(/Buscar/)
    .first()
    .fill("Mudada");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Mudada por outra pessoa/ })).toBeVisible();
  await open(page, place);
  await expect(field(page, "title")).toHaveValue("Mudada por outra pessoa");
});

test("a save that would stop the build is refused at the field, within 300 ms, and then saved as it was mended", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/EditorError|^error: |não poderia ser publicado/);
  await open(page, place);
  await field(page, "slug").fill("noticia-501");
  await page.waitForTimeout(3_000);
  await publish(page);
  await expect(
    toast(
      page,
      /Não foi salvo: assim o site não poderia ser publicado\.\s*• Endereço: o endereço “noticia-501” já é de “Notícia 501”/,
    ),
  ).toBeVisible();
  const marked = page.locator('[class*="-ControlContainer"]').filter({ has: field(page, "slug") });
  await expect(marked.getByText(/^O endereço “noticia-501” já é de/)).toBeVisible();
  expect(desk.since()).toEqual([]);
  await field(page, "slug").fill("noticia-quinhentos");
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toContain("slug: noticia-quinhentos");
  expect(Math.max(...(await checks(page)))).toBeLessThan(300);
});
