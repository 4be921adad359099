import type { Page } from "@playwright/test";
import { figure } from "../figures";
import { entryPlace, field, open, publish, saved, toast, write } from "./desk";
import { expect, test } from "./github-desk";

/** As many entries as a site of ten years has. Answers come after 60 ms. */
test.use({ moreNews: 1_000 });
test.setTimeout(120_000);

const entry = "content/news/noticia-500/index.md";
const place = entryPlace("news", "noticia-500");

/** What the whole-site check took, in milliseconds. */
const checks = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("editor:check").map(({ duration }) => duration));

/** Waits until so many news items are drawn; a locator would measure each of them. */
const drawn = (page: Page, count: number) =>
  page.waitForFunction((least) => document.querySelectorAll('a[href*="/entries/noticia-"]').length >= least, count);

test("a list of 1,000 entries is there within 60 requests, an entry within 20, the first time and later", async ({
  editor: page,
  desk,
}) => {
  desk.github.delay(60);
  const link = page.getByRole("link", { name: "Notícias e avisos" });
  for (const time of ["first", "later"]) {
    const opened = Date.now();
    await open(page, "/");
    await expect(link).toBeVisible();
    figure(`editor: ms to its first page, ${time} time`, Date.now() - opened);
    desk.github.log.length = 0;
    const since = Date.now();
    await link.click();
    await drawn(page, 1_000);
    figure(`editor: ms to a list of 1,000 at GitHub, ${time} time`, Date.now() - since);
    figure("editor: requests of that list", desk.github.log.length);
    expect(desk.github.log.length).toBeLessThanOrEqual(60);

    await open(page, "/");
    await expect(link).toBeVisible();
    desk.github.log.length = 0;
    await open(page, place);
    await expect(field(page, "summary")).toHaveValue("A de número 500.");
    await page.waitForLoadState("networkidle");
    figure("editor: requests of an entry", desk.github.log.length);
    expect(desk.github.log.length).toBeLessThanOrEqual(20);
  }
});

test("what is not on the site is not in what the build leaves for the editor", async ({ editor: page }) => {
  await page.goto("/admin");
  const texts = await page.evaluate(async () => (await fetch("/admin/texts.json")).text());
  expect(texts).toContain("A de número 500.");
  // A draft, and one with a date to come.
  expect(texts).not.toContain("A de número 0.");
  expect(texts).not.toContain("A de número 1.");
});

test("what somebody pushed after the build is in the list and in the entry at once", async ({ editor: page, desk }) => {
  desk.push(entry, (text) => text.replace("title: Notícia 500", "title: Mudada por outra pessoa"));
  await open(page, "/collections/news");
  await drawn(page, 1_000);
  await expect(page.locator('a[href*="/entries/noticia-500/"]')).toContainText("Mudada por outra pessoa");
  await open(page, place);
  await expect(field(page, "title")).toHaveValue("Mudada por outra pessoa");
});

test("a save that would stop the build is refused at the field, and then saved as it was mended", async ({
  editor: page,
  desk,
  guard,
}) => {
  // Whether an address is on the site is found out by asking for it.
  guard.allow(/EditorError|^error: |não poderia ser publicado|noticias\/noticia-500/);
  await open(page, place);
  await field(page, "slug").fill("noticia-501");
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
  await write(page, "slug", "noticia-quinhentos");
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toContain("slug: noticia-quinhentos");
  // Of the address that was refused, no trace.
  expect(desk.stored(entry)).not.toContain("noticia-501");
  const took = await checks(page);
  expect(took.length).toBeGreaterThan(0);
  for (const time of took) figure("editor: ms of the whole-site check before a save, 1,000 entries", time);
});
