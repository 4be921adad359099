import { entryPlace, expect, field, open, ownNews, publish, saved, test } from "./desk";

const place = entryPlace("news", "um-texto-do-teste");

test("the last publication is undone, an older version comes back, and what was deleted too", async ({
  editor: page,
  desk,
}) => {
  test.slow();
  page.on("dialog", (dialog) => void dialog.accept());
  const before = desk.stored(ownNews);
  await open(page, place);
  await field(page, "summary").fill("Outro resumo.");
  await publish(page);
  await saved(page);
  const history = page.getByRole("dialog", { name: "Histórico desta página" });
  await page.getByRole("button", { name: "Histórico e desfazer" }).click();
  await expect(history.getByRole("listitem")).toHaveCount(2);
  await expect(history.getByRole("listitem").first()).toContainText("Marta Modelo");
  await history.getByRole("button", { name: "Desfazer a última publicação" }).click();
  await expect.poll(() => desk.stored(ownNews)).toBe(before);
  await expect(field(page, "summary")).toHaveValue("Só para o teste.");
  expect(desk.git("log", "-1", "--format=%an|%s", "editor")).toBe(
    "Marta Modelo|Volta Notícia ou aviso: um-texto-do-teste",
  );

  // Of three versions, the one between.
  await page.getByRole("button", { name: "Histórico e desfazer" }).click();
  await history.getByRole("listitem").nth(1).getByRole("button", { name: "Voltar a esta versão" }).click();
  await expect(field(page, "summary")).toHaveValue("Outro resumo.");

  await page.getByRole("button", { name: "Excluir" }).click();
  await expect.poll(() => desk.git("log", "-1", "--format=%s", "editor")).toMatch(/^Exclui /);
  await open(page, "/inicio");
  await page.getByRole("button", { name: /^Histórico: / }).click();
  const all = page.getByRole("dialog", { name: "O que foi mudado no site" });
  await all.getByRole("button", { name: "Trazer de volta" }).click();
  await expect(field(page, "summary")).toHaveValue("Outro resumo.");
  expect(desk.stored(ownNews)).toContain("summary: Outro resumo.");
  await open(page, "/inicio");
  await page.getByRole("button", { name: /^Histórico: / }).click();
  await expect(all.getByText("Exclui Notícia ou aviso: um-texto-do-teste")).toBeVisible();
  await expect(all.getByRole("button", { name: "Trazer de volta" })).toHaveCount(0);
});
