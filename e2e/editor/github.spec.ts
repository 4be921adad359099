import { entryPlace, field, open, publish, saved } from "./desk";
import { expect, expectedTalk, test } from "./github-desk";

const entry = "content/news/culto-de-domingo/index.md";
const place = entryPlace("news", "culto-de-domingo");

test("an editor signs in by the pop-up, edits, and git holds one commit of one file", async ({ page, guard, desk }) => {
  await expectedTalk(page.context(), guard, desk.github);
  await page.goto("/admin");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Entrar com o GitHub" }).click(),
  ]);
  await popup.getByLabel("Username").fill("marta");
  await popup.getByRole("button", { name: "Authorize" }).click();
  await expect(page.getByRole("link", { name: "Notícias e avisos" })).toBeVisible();
  await open(page, place);
  await field(page, "summary").fill("O culto começa às 19h.");
  await publish(page);
  await saved(page);
  expect(desk.since()).toEqual(["Marta Modelo|Altera Notícia ou aviso: culto-de-domingo"]);
  expect(desk.git("show", "--format=", "--name-only", "main")).toBe(entry);
  expect(desk.stored(entry)).toContain("summary: O culto começa às 19h.");
});
