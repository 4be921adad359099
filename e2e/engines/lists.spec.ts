import { htmlOf } from "../site";
import { expect, test } from "./test";

test("the search finds without accents, and Back brings the question back", async ({ visitor, allow }) => {
  // The question may be sent before the script is there: what the page still loads when it is left fails in WebKit, and Gatsby says so.
  allow(/^\/busca (console\.error page resources|unhandled rejection .*(page resources|loadPage|We couldn't load))/s);
  await visitor.visit("/pastorais");
  await visitor.click("header a[href='/busca']");
  await visitor.isAt("/busca");
  await visitor.write("main input[type=search]", "oracoes\uE007");
  await visitor.isAt("/busca?q=oracoes");
  await visitor.sees("main [role=status]", /^\d+ resultados para “oracoes”\.$/);
  await visitor.sees("main article h2", /oração/i);
  await visitor.click("main article h2 a");
  await visitor.isAt(/^\/(?!busca)/);
  await visitor.back();
  await visitor.isAt("/busca?q=oracoes");
  await visitor.sees("main article h2", /oração/i);
});

test("the news narrow down to a kind", async ({ visitor }) => {
  await visitor.visit("/noticias");
  await visitor.click("main nav a", "Avisos");
  await visitor.isAt("/noticias/tipo/avisos");
  await visitor.sees("main nav [aria-current]", "Avisos");
});

test("documents narrow down as one types, accents and case aside", async ({ visitor }) => {
  await visitor.visit("/documentos");
  const rows = "main section li";
  const all = await visitor.count(rows);
  await visitor.write("main input[type=search]", "ESTATÚTO");
  await expect.poll(() => visitor.count(rows)).toBeLessThan(all);
  expect(await visitor.count(rows)).toBeGreaterThan(0);
  await visitor.write("main input[type=search]", "");
  await expect.poll(() => visitor.count(rows)).toBe(all);
});

test("a visitor finds the sub-section of a city", async ({ visitor }) => {
  await visitor.visit("/subsecoes");
  await visitor.write("main input", "sao vicente");
  await expect.poll(() => visitor.count("main article")).toBe(1);
  await visitor.sees("main article", /São Vicente/);
});

test.describe("a dark system", () => {
  test.use({ setting: { screen: "desktop", colors: "dark", scripts: "on" } });

  test("is followed, and the chosen colours show at once, and on the next page and the next load", async ({
    visitor,
  }) => {
    await visitor.visit("/");
    expect(await visitor.read(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
    const ground = () => visitor.read(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await visitor.choose("footer select", "light");
    await expect.poll(ground).not.toBe(dark);
    const light = await ground();
    // Drawn by us, not in the system's colours: WebKitGTK took its own for the box and ours for the words.
    expect(
      await visitor.read(() => getComputedStyle(document.querySelector("footer select") ?? document.body).appearance),
    ).toBe("none");
    await visitor.visit("/documentos");
    expect(await ground()).toBe(light);
    for (const choice of ["auto", "light", "dark"]) {
      await visitor.choose("footer select", choice);
      await expect.poll(ground).toBe(choice === "light" ? light : dark);
    }
  });
});

test("an item offers what this browser can do to share it, once a script is there to do it", async ({
  visitor,
  between,
}) => {
  await visitor.visit("/noticias");
  await visitor.click("main article a");
  await visitor.isAt(/^\/noticias\/[a-z]/);
  const can = await visitor.read(() =>
    [navigator.clipboard && "copy", "share" in navigator && "sheet", "print"].filter(Boolean).sort(),
  );
  const offered = () =>
    visitor.read(() =>
      [...document.querySelectorAll<HTMLButtonElement>("[data-share]")]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map(({ dataset }) => dataset.share)
        .sort(),
    );
  await expect.poll(offered).toEqual(can);
  await visitor.click("[data-share=copy]");
  await visitor.sees("main [role=status]", /^(Link copiado|Não foi possível copiar)/);
  // After a reload too, where Firefox would bring the buttons back as they were.
  let deliver = () => {};
  between.hold(/\/app-.*\.js$/, new Promise<void>((open) => (deliver = open)));
  await visitor.reload();
  expect(await visitor.read(() => document.querySelectorAll("[data-share]:enabled").length)).toBe(0);
  deliver();
  await visitor.taken();
  await expect.poll(offered).toEqual(can);
});

test("the agenda shows what is to come, and an event leaves for the calendar", async ({
  visitor,
  request,
  between,
}) => {
  await visitor.visit("/");
  const until = [...htmlOf("/").matchAll(/data-until="([^"]+)"/g)].filter(
    ([, end = ""]) => Date.parse(end) > Date.now(),
  );
  const listed = () => visitor.read(() => document.querySelectorAll("[data-until]:not([hidden])").length);
  await expect.poll(listed).toBe(until.length);
  const file = await visitor.read(() => document.querySelector<HTMLAnchorElement>("a[href$='.ics']")?.href ?? "");
  const answer = await request.get(file);
  expect([file.startsWith(between.url), answer.headers()["content-type"]]).toEqual([
    true,
    expect.stringMatching(/^text\/calendar/),
  ]);
});
