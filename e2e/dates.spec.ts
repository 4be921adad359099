import { isExpired, isPublished, news, templates } from "./site";
import { expect, test } from "./test";

const [item] = news.filter((candidate) => isPublished(candidate) && !isExpired(candidate));
const paths = [...new Set(["/", "/noticias", "/documentos", item?.path ?? "/", ...templates.map(({ path }) => path)])];

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("every date is the one that was built", async ({ page, visit, request, guard }) => {
      guard.allow(/404.*\/nao-existe/);
      for (const path of paths) {
        const html = await (await request.get(path)).text();
        if (!html.includes("<time")) continue;
        await visit(path);
        const [built, live] = await page.evaluate((source) => {
          const datesIn = (root: Document) => [...root.querySelectorAll("time")].map(({ textContent }) => textContent);
          return [datesIn(new DOMParser().parseFromString(source, "text/html")), datesIn(document)];
        }, html);
        expect([path, live]).toEqual([path, built]);
      }
    });

    test("a date is right after a change of page too", { tag: "@desktop" }, async ({ page, visit }) => {
      await visit("/noticias");
      await page.locator(`main a[href="${item?.path}"]`).or(page.locator("main article a").first()).first().click();
      await expect(page.getByRole("navigation", { name: "Outras notícias" })).toBeAttached();
      const time = page.locator("main header time").first();
      const day = new Date((await time.getAttribute("datetime")) ?? "");
      await expect(time).toHaveText(
        new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" }).format(day),
      );
    });
  });
}
