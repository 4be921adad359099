import type { Page } from "@playwright/test";
import { gate } from "../gate";
import { entryPlace, expect, field, kept, open, ownNews, publish, saved, test, toast } from "./desk";

/** What is begun in a form and ends after it was left. */

const place = entryPlace("news", "um-texto-do-teste");
const other = entryPlace("events", "assembleia-anual-2026");

/** Holds the first request of this action back. */
async function hold(page: Page, action: string) {
  const [reached, held] = [gate(), gate()];
  let isFirst = true;
  await page.route("**/_editor/api/v1", async (route) => {
    if (isFirst && route.request().postDataJSON().action === action) {
      isFirst = false;
      reached.open();
      await held.opened;
    }
    await route.fallback();
  });
  return { reached: reached.opened, letGo: held.open };
}

const go = (page: Page, to: string) => page.evaluate((hash) => location.assign(`#${hash}`), to);

/** Changes the other entry and publishes it, which only a form can that nothing took away. */
async function goOnThere(page: Page) {
  await expect(field(page, "place")).toHaveValue("Templo novo");
  await publish(page);
  await saved(page);
}

test.beforeEach(({ editor: page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
});

test("a deletion leaves what is written meanwhile alone", async ({ editor: page, desk }) => {
  const deletion = await hold(page, "deleteFiles");
  await open(page, place);
  await page.getByRole("button", { name: "Excluir" }).click();
  await deletion.reached;
  await go(page, other);
  await field(page, "place").fill("Templo novo");
  deletion.letGo();
  await expect.poll(() => desk.git("log", "-1", "--format=%s", "editor")).toMatch(/^Exclui /);
  await goOnThere(page);
  expect(desk.stored("content/events/assembleia-anual-2026/index.md")).toContain("Templo novo");
});

test("“Publicar e criar” leads away from no other form", async ({ editor: page, desk }) => {
  const save = await hold(page, "persistEntry");
  await open(page, place);
  await field(page, "summary").fill("Salvo enquanto se lê outro texto.");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publicar e criar" }).first().click();
  await save.reached;
  await go(page, other);
  await field(page, "place").fill("Templo novo");
  save.letGo();
  await expect(toast(page, "Salvo").first()).toBeVisible();
  expect(desk.stored(ownNews)).toContain("Salvo enquanto se lê outro texto.");
  await goOnThere(page);
});

test("a text that was kept is offered in its own form alone", async ({ editor: page, context }) => {
  await open(page, place);
  await field(page, "summary").fill("Guardado antes.");
  await kept(page, "Guardado antes.");
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  const asked: string[] = [];
  next.on("dialog", (dialog) => {
    asked.push(new URL(next.url()).hash);
    void dialog.accept();
  });
  const reading = await hold(next, "getEntry");
  await next.goto(`/admin#${place}`);
  await reading.reached;
  const answer = next.waitForResponse((response) => response.request().postDataJSON()?.params?.path === ownNews);
  await go(next, other);
  reading.letGo();
  await (await answer).finished();
  await expect(field(next, "title")).toHaveValue(/Assembleia/);
  await go(next, "/collections/news");
  await go(next, place);
  await expect(field(next, "summary")).toHaveValue("Guardado antes.");
  expect(asked).toEqual([`#${place}`]);
});

test("a save that arrives after its entry was opened again is not undone by the next", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/tinha salvado/);
  const save = await hold(page, "persistEntry");
  await open(page, place);
  await field(page, "summary").fill("A primeira mudança.");
  await publish(page);
  await save.reached;
  await go(page, "/collections/news");
  await go(page, place);
  await expect(field(page, "summary")).toHaveValue("Só para o teste.");
  save.letGo();
  await expect(toast(page, "Salvo").first()).toBeVisible();
  await field(page, "title").fill("A segunda mudança");
  await publish(page);
  await expect(toast(page, "o que você tinha salvado nesta página chegou ao site depois")).toBeVisible();
  expect(desk.stored(ownNews)).toContain("A primeira mudança.");
});

test("a return to another version can't be left while it is made; one that fails leaves the form as it was", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to fetch|não foi possível|outra pessoa salvou/);
  await open(page, place);
  await expect(field(page, "summary")).toHaveValue("Só para o teste.");
  desk.saveElsewhere(ownNews, (text) => text.replace(/^summary: .*$/m, "summary: Salva por outra pessoa."));
  const held = gate();
  await page.route("**/_editor/api/v1", async (route) => {
    if (route.request().postDataJSON().action !== "persistEntry") return route.fallback();
    await held.opened;
    await route.abort();
  });
  await page.getByRole("button", { name: "Histórico e desfazer" }).click();
  const history = page.getByRole("dialog", { name: "Histórico desta página" });
  await history.getByRole("button", { name: "Desfazer a última publicação" }).click();
  await expect(history.getByText("Voltando…")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(history).toBeVisible();
  held.open();
  await expect(history.getByText(/^Não foi desfeito: /)).toBeVisible();
  await history.getByRole("button", { name: "Fechar" }).click();
  await page.unroute("**/_editor/api/v1");
  await field(page, "title").fill("Um título novo");
  await publish(page);
  await expect(toast(page, "outra pessoa salvou esta mesma página")).toBeVisible();
  expect(desk.stored(ownNews)).toContain("Salva por outra pessoa.");
});
