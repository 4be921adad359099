import { type Desk, ownNews, withDesk } from "../editor/desk";
import { test as base, expect } from "./test";

const test = base.extend<{ desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of it
  desk: [async ({}, use) => withDesk(use), { timeout: 60_000 }],
  baseURL: async ({ desk }, use) => use(desk.url),
});

test("an editor signs in, opens an item, changes its title and publishes it", async ({ visitor, desk, allow }) => {
  test.setTimeout(120_000);
  allow(/^\/admin console\.(log|info|warn|debug)|^404 .*page-data/);
  await visitor.open(desk.door());
  await visitor.write(await visitor.field("Seu nome"), "Marta Modelo");
  await visitor.click("button", "Entrar");
  await visitor.sees("a", "Notícias e avisos");
  await visitor.open("/admin#/collections/news/entries/um-texto-do-teste/index");
  await visitor.write("input[id^=title-field]", "Um título de outro navegador");
  await visitor.click("[role=button], button", "Publicar");
  await visitor.click("[role=menuitem]", "Publicar agora");
  await visitor.sees("[role=button], button", "Publicado");
  expect(desk.stored(ownNews)).toContain("title: Um título de outro navegador");
  expect(desk.git("log", "-1", "--format=%an", "editor")).toBe("Marta Modelo");
});
