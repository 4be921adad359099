import { fill, forms, goOn, inbox, isSetUp, newEmail, received } from "./registration";
import { expect, test } from "./test";

test.skip(!isSetUp, `the forms of the built site do not go to ${inbox}`);
test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${inbox}/`)));

for (const form of forms) {
  test.describe(form.name, () => {
    const journey = async ({ page, request }: Pick<Parameters<Parameters<typeof test>[2]>[0], "page" | "request">) => {
      const email = newEmail();
      await page.goto(form.path, { waitUntil: "domcontentloaded" });
      await fill(page, form, email);
      await page.getByLabel("Subseção").selectOption("Campinas e região");
      await goOn(page).click();
      await expect(page).toHaveURL("/cadastro-recebido");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cadastro recebido");
      const [only, ...more] = await received(request, email);
      expect(more).toEqual([]);
      expect(only).toMatchObject({
        _subject: form.subject,
        Cidade: "Campinas",
        Subseção: "Campinas e região",
        "Consentimento para dados sensíveis": "Sim, autorizo",
      });
    };

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("the browser sends the form and comes back", async ({ page, request }) => journey({ page, request }));
    });

    test("a form whose script never comes is sent by the browser", { tag: "@no-runtime" }, async ({
      page,
      request,
      runtime,
    }) => {
      test.skip(runtime === "on", "that is what this test is not about");
      await journey({ page, request });
    });
  });
}
