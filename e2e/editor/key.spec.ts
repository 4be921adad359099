import { rmSync } from "node:fs";
import { join } from "node:path";
import { entryPlace, expect, field, open, ownNews, publish, saved, serverGone, signIn, test, toast } from "./desk";

test("without the key the page says how to get in, and the address from the terminal does get in", async ({
  page,
  desk,
  guard,
}) => {
  guard.allow(/decap-cms-core/);
  await page.goto("/admin");
  await expect(page.getByText("abra o endereço que o terminal mostra ao lado de “Editor:”")).toBeVisible();
  await expect(page.getByLabel("Seu nome")).toHaveCount(0);
  await page.goto("/admin?chave=errada");
  await expect(page.getByText("abra o endereço que o terminal mostra")).toBeVisible();
  await signIn(page, desk.door());
  // Nobody who looks over a shoulder, and no history, keeps it.
  expect(page.url()).not.toContain("chave");
  // A link with another key, on a page that wishes ill, does not shut anybody out.
  await page.goto("/admin?chave=errada");
  await expect(page.getByText("abra o endereço que o terminal mostra")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "O que você quer fazer?" })).toBeVisible();
});

test("when the key has changed, a save says so, and works once the new address was opened beside it", async ({
  editor: page,
  context,
  desk,
  guard,
}) => {
  guard.allow(serverGone);
  guard.allow(/401|a chave deste editor mudou|decap-cms-core/);
  await open(page, entryPlace("news", "um-texto-do-teste"));
  await field(page, "summary").fill("Escrito com a chave de ontem.");
  await desk.stop();
  rmSync(join(desk.git("rev-parse", "--show-toplevel"), ".editor", "key"));
  await desk.start();
  await publish(page);
  await expect(toast(page, "a chave deste editor mudou")).toBeVisible();
  await expect(field(page, "summary")).toHaveValue("Escrito com a chave de ontem.");
  const beside = await context.newPage();
  await beside.goto(desk.door());
  await expect(beside).not.toHaveURL(/chave/);
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toContain("Escrito com a chave de ontem.");
});
