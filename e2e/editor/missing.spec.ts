import { expect, test } from "./desk";

test("the first page says what is missing before the site goes live, and leads there", async ({
  editor: page,
  guard,
}) => {
  guard.allow(/page-data/);
  await page.goto("/admin");
  await page.getByText("Falta fazer no site").click();
  const list = page.locator("details");
  // The content of the tests is all made up.
  await expect(list.getByRole("link").first()).toHaveText("Política de privacidade");
  await expect(list).toContainText("um CNPJ de zeros");
  await list.getByRole("link", { name: "Configurações, Escritórios" }).click();
  await expect(page).toHaveURL(/collections\/settings\/entries\/offices/);
  await expect(page.getByText("Direitos autorais").first()).toBeVisible();
  await expect(list).toBeHidden();
});
