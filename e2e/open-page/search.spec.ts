import { expect, test, waitForRuntime } from "./open-page";
import { added, edited, secondBuild } from "./second-build";

test("a question in a page that was open while the site was published is answered from what is there now", {
  tag: "@desktop",
}, async ({ page, site, guard }) => {
  guard.allow(/404|Failed to load/);
  const ask = async (words: string) => {
    await page.getByRole("searchbox").fill(words);
    await page.getByRole("button", { name: "Buscar" }).click();
  };
  const result = (name: string) => page.getByRole("region", { name: "Resultados" }).getByRole("link", { name });
  await page.goto("/busca");
  await waitForRuntime(page);
  await ask(edited.titleOfA);
  await expect(result(edited.titleOfA).first()).toBeVisible();
  site.deploy(secondBuild);
  await ask(added.title);
  await expect(result(added.title).first()).toBeVisible();
});
