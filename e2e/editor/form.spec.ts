import type { Page } from "@playwright/test";
import { entryPlace, expect, field, open, ownNews, publish, saved, test } from "./desk";

const place = entryPlace("news", "um-texto-do-teste");
const text = (page: Page) => page.locator('[data-slate-editor="true"]').first();

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
