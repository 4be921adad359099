import { expect, test } from "./test";

/** Once the page is alive, the answers are shown once more before they are sent. */
const submit = /^(Enviar cadastro|Continuar: conferir as respostas)$/;

const pages = ["/cadastro-pastor-sem-ministerio", "/cadastro-igreja-sem-pastor"] as const;

for (const path of pages) {
  test(`${path}: a native form with a label for each field and its own consent`, {
    tag: ["@late", "@no-runtime"],
  }, async ({ page, visit }) => {
    await visit(path);
    const form = page.locator("main form");
    const isSetUp = Boolean(process.env.GATSBY_FORMS_URL);
    test.skip(!isSetUp && (await form.count()) === 0, "the site was built without an address for its forms");

    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("action", /^https?:\/\/.+\/f\/.+/);
    await expect(form.getByRole("button", { name: submit })).toBeVisible();
    const nameless = await form
      .locator("input:not([type=hidden]), select, textarea")
      .evaluateAll((all) =>
        all
          .filter((control) => "labels" in control && (control.labels as NodeList).length === 0)
          .map((control) => control.outerHTML),
      );
    expect(nameless).toEqual([]);
    const boxes = form.locator("input[type=checkbox][required]");
    expect(await boxes.count()).toBeGreaterThan(0);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await expect(form.locator("input[name=_gotcha]")).not.toBeInViewport();
    expect(await form.locator("[name*=CPF]").count()).toBe(0);
  });

  test(`${path}: the browser itself refuses an empty form`, { tag: ["@late", "@no-runtime"] }, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const form = page.locator("main form");
    test.skip((await form.count()) === 0, "the site was built without an address for its forms");
    await form.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(path);
  });
}
