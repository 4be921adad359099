import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "./machine-readable";
import { htmlOf, isExpired, isPublished, news, product, routes } from "./site";
import { expect, test } from "./test";

const [item] = news.filter((candidate) => isPublished(candidate) && !isExpired(candidate));
const itemPath = item?.path ?? "/noticias";

test("an item's link is copied, and its page printed without what only the screen needs @desktop", async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(itemPath);
  // This browser has no sheet for sharing: its place, which is kept, is no gap between the others.
  const [copy, print] = await Promise.all(
    ["Copiar link", "Imprimir"].map((name) => page.getByRole("button", { name }).boundingBox()),
  );
  expect((print?.x ?? 999) - (copy?.x ?? 0) - (copy?.width ?? 0)).toBeLessThan(20);
  await page.getByRole("button", { name: "Copiar link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copiado." })).toBeVisible();
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Enviar pelo WhatsApp")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("feeds answer with their own types @desktop", async ({ request }) => {
  const event = /href="(\/agenda\/[^"]+\.ics)"/.exec(htmlOf("/"))?.[1] ?? "no event";
  const types: Record<string, RegExp> = {
    "/rss.xml": /^application\/xml/,
    "/agenda.ics": /^text\/calendar/,
    [event]: /^text\/calendar/,
    "/sitemap-index.xml": /^application\/xml/,
    "/robots.txt": /^text\/plain/,
    "/manifest.webmanifest": /^application\/manifest\+json/,
    "/favicon.ico": /^image\//,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, expect.stringMatching(type)]);
  }
});

test("the picture of a page's preview is there, for pages of every kind @desktop", async ({ request, baseURL }) => {
  for (const path of routes.slice(0, 10)) {
    const url = /property="og:image" content="([^"]+)"/.exec(htmlOf(path))?.[1] ?? "";
    const answer = await request.get(new URL(new URL(url).pathname, baseURL).href);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, "image/jpeg"]);
  }
});

const until = [...htmlOf("/").matchAll(/data-until="([^"]+)"/g)].map(([, instant = ""]) => instant);

for (const timezoneId of ["America/Sao_Paulo", "Asia/Tokyo"]) {
  test.describe(`agenda in ${timezoneId}`, { tag: "@desktop" }, () => {
    test.use({ timezoneId });

    test("an event leaves at its end and not before, without a new build", async ({ page, visit }) => {
      const [first = ""] = until;
      // The rest of a long agenda is in a closed part of the page.
      const shown = async () =>
        (
          await page
            .locator("[data-until]")
            .evaluateAll((events) => events.filter((event) => getComputedStyle(event).display !== "none"))
        ).length;
      await page.clock.setFixedTime(new Date(Date.parse(first) - 1000));
      await visit("/");
      expect(await shown()).toBe(until.length);
      await page.clock.setFixedTime(new Date(first));
      await page.reload();
      await expect.poll(shown).toBe(until.filter((instant) => instant > first).length);
    });
  });
}

test("an event that is over fades in sight and moves nothing; a page opened later says when there is none left @desktop", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift.value,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.clock.setFixedTime(new Date("2199-01-01T00:00:00Z"));
  await visit("/#agenda");
  expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.01);
  await visit("/documentos");
  await page.goto("/");
  await expect(page.locator("[data-until]").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("Nenhum evento marcado por enquanto.")).toBeAttached();
});

test("the agenda goes by the hour within a day, and keeps the lines of a description", async ({ page, visit }) => {
  await visit("/");
  const titles = await page.locator("#agenda h3").allTextContents();
  const ofOneDay = /^Encontro de (esposas|famílias)/;
  expect(titles.filter((title) => ofOneDay.test(title))).toEqual([
    "Encontro de famílias pastorais de Campinas",
    "Encontro de esposas de pastores",
  ]);
  const told = structuredData(htmlOf("/")).flatMap((thing) => ("startDate" in thing ? thing.name : []));
  expect(told).toEqual(titles.filter((title) => told.includes(title)));
  const [description] = await page.getByText("São 40 vagas").allInnerTexts();
  expect(description).toMatch(/ pequenos\.\nSão /);
});

test(`what the feed of ${product} says is in the file of each event too @desktop`, () => {
  const read = (path: string) => readFileSync(join(__dirname, "../public", path), "utf8").replaceAll("\r\n ", "");
  const all = read("/agenda.ics");
  const files = [...htmlOf("/").matchAll(/href="(\/agenda\/[^"]+\.ics)"/g)].map(([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const [own = ""] = /BEGIN:VEVENT[\s\S]*END:VEVENT/.exec(read(file)) ?? [];
    expect([file, own !== "" && all.includes(own)]).toEqual([file, true]);
  }
});
