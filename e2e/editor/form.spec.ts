import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contentFolder } from "../site";
import { entryPlace, expect, field, open, ownNews, publish, saved, test, toast } from "./desk";

const place = entryPlace("news", "um-texto-do-teste");
const text = (page: Page) => page.locator('[data-slate-editor="true"]').first();

const sizes = [
  ["on a desk", { width: 1440, height: 900 }],
  ["on a phone", { width: 390, height: 844 }],
] as const;

test("a save that is refused leads to the first field in error, also in a folded group", async ({ editor: page }) => {
  await open(page, "/collections/ministries/new");
  await field(page, "title").fill("Pastoral do teste");
  await field(page, "summary").fill("Só para o teste.");
  await text(page).click();
  await page.keyboard.type("Um texto.");
  await publish(page);
  const wrong = page.locator('[aria-invalid="true"]').first();
  await expect(wrong).toBeFocused();
  await expect(wrong).toBeVisible();
  await expect(wrong).toHaveAccessibleDescription(/Preencha/);
});

test("the items of a list show what they hold, and the arrow keys move them", async ({ editor: page, desk }) => {
  desk.saveElsewhere(ownNews, (stored) =>
    stored.replace("---\n\n", "tags:\n  - casa\n  - igreja\n  - escola\n---\n\n"),
  );
  await open(page, place);
  const handles = page.getByRole("button", { name: /^Mover: / });
  await expect(handles).toHaveCount(3);
  await expect(page.getByText("igreja", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Mover: escola" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(handles).toHaveText(["", "", ""]);
  await expect(page.getByRole("button", { name: "Mover: escola" })).toBeFocused();
  await page.getByRole("button", { name: "Tirar: casa" }).click();
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toContain("tags:\n  - escola\n  - igreja\n---");
});

test("what was published is taken back by typing it again", async ({ editor: page, desk }) => {
  const before = desk.stored(ownNews);
  await open(page, place);
  for (const words of ["Outro resumo.", "Só para o teste."]) {
    await expect(async () => {
      await field(page, "summary").fill(words);
      await expect(field(page, "summary")).toHaveValue(words, { timeout: 1_000 });
    }).toPass();
    await publish(page);
    await saved(page);
    expect(desk.stored(ownNews)).toContain(words);
  }
  expect(desk.stored(ownNews)).toBe(before);
});

for (const [name, size] of sizes)
  test(`a notice with a photo takes at most twelve clicks, ${name}; another follows without a question`, async ({
    editor: page,
    desk,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    let questions = 0;
    page.on("dialog", (dialog) => {
      questions += 1;
      void dialog.accept();
    });
    await page.goto("/admin");
    await page.evaluate(() => {
      Reflect.set(window, "clicks", 0);
      // What a finger does: a label presses its field once more by itself.
      addEventListener("pointerdown", () => Reflect.set(window, "clicks", Reflect.get(window, "clicks") + 1), true);
    });
    await page.getByRole("link", { name: "Nova notícia ou aviso" }).click();
    await field(page, "title").click();
    await page.keyboard.type("Culto de gratidão");
    await text(page).click();
    await page.keyboard.type("Venha com a sua família.");
    await field(page, "summary").click();
    await page.keyboard.type("No domingo, às 18h.");
    await page.getByRole("button", { name: "Abrir: Capa" }).click();
    await page.getByRole("button", { name: "Escolher imagem" }).click();
    // Its button opens the chooser of the system, where the photo is one click.
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Enviar do aparelho").click();
    await (await chooser).setFiles(join(contentFolder, "pages", "about", "cover.jpg"));
    await page.getByRole("button", { name: "Usar este" }).click();
    await field(page, "alt").click();
    await page.keyboard.type("Um templo.");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByRole("menuitem", { name: "Publicar e criar" }).first().click();
    await expect(toast(page, "Salvo").first()).toBeVisible();
    await expect(page).toHaveURL(/collections\/news\/new$/);
    await expect(field(page, "title")).toHaveValue("");
    expect(questions).toBe(0);
    expect(desk.stored("content/news/culto-de-gratidao/index.md")).toContain("alt: Um templo.");
    expect((await page.evaluate(() => Number(Reflect.get(window, "clicks")))) + 1).toBeLessThanOrEqual(12);
  });
