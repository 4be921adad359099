import type { Page } from "@playwright/test";
import { agree, fill, forms, goOn, inbox, isSetUp, newEmail, pastor, received, trap } from "./registration";
import { expect, forgetSelectors, test, waitForRuntime } from "./test";

test.skip(!isSetUp, `the forms of the built site do not go to ${inbox}`);
test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${inbox}/`)));

/** Which fields a manager of passwords and addresses leaves alone, whatever they are called, as its makers tell. */
const leftAlone: Readonly<Record<string, string>> = {
  // https://developer.1password.com/docs/web/compatible-website-design/
  "1Password": "[data-1p-ignore]",
  // https://support.lastpass.com/s/document-item?bundleId=lastpass&topicId=LastPass/c_lp_prevent_fields_from_being_filled_automatically.html
  LastPass: "[data-lpignore=true]",
  // https://github.com/bitwarden/clients/pull/1875
  Bitwarden: "[data-bwignore]",
  // https://dashlane.github.io/SAWF/#data-form-type-attribute-other-value
  Dashlane: "[data-form-type=other]",
  // IGNORE_ELEMENT_ATTR in https://github.com/ProtonMail/WebClients
  "Proton Pass": "[data-protonpass-ignore]",
};

/** Fills every empty field of text that a manager does not leave alone, but for those of digits. */
const fillAsManager = (page: Page, ignored: string) =>
  page.locator("main form").evaluate((form, selector) => {
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=text]:not([inputmode=numeric])"))
      if (!input.matches(selector) && input.value === "") input.value = "José Exemplo";
  }, ignored);

for (const form of forms) {
  test.describe(form.name, () => {
    const journey = async (
      { page, request }: Pick<Parameters<Parameters<typeof test>[2]>[0], "page" | "request">,
      before: () => Promise<unknown> = async () => undefined,
      onceFilled: () => Promise<unknown> = async () => undefined,
    ) => {
      const email = newEmail();
      await page.goto(form.path, { waitUntil: "domcontentloaded" });
      await before();
      await fill(page, form, email);
      await page.getByLabel("Subseção").selectOption("Campinas e região");
      await onceFilled();
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
      test("the browser sends the form and comes back, but not without a role and a regime", async ({
        page,
        request,
      }) => {
        const submitted: string[] = [];
        page.on("request", (sent) => sent.method() === "POST" && submitted.push(sent.url()));
        await journey(
          { page, request },
          () => Promise.resolve(),
          async () => {
            const questions = page.locator("main form [data-needs-one]");
            // A church asks with radio buttons, which HTML can require.
            await expect(questions).toHaveCount(form.name === "pastor" ? 2 : 0);
            for (const question of await questions.all()) {
              const boxes = await question.locator(":checked").all();
              const ids = await Promise.all(boxes.map((box) => box.getAttribute("id")));
              const ticked = ids.map((id) => page.locator(`[id="${id}"]`));
              for (const box of ticked) await box.uncheck();
              await expect(goOn(page)).toBeHidden();
              await expect(page.getByText("aparece aqui quando houver uma opção marcada em")).toBeVisible();
              await page.getByLabel("Cidade", { exact: true }).press("Enter");
              for (const box of ticked) await box.check();
            }
            expect(submitted).toEqual([]);
          },
        );
      });

      test("arrives when managers of passwords have filled in what they may", { tag: "@desktop" }, async ({
        page,
        request,
      }) => {
        await journey({ page, request }, async () => {
          for (const [manager, ignored] of Object.entries(leftAlone)) {
            await fillAsManager(page, ignored);
            await expect(trap(page), manager).toHaveValue("");
          }
        });
      });

      // It does not depend on the questions.
      if (form === pastor)
        test("the way back leads to the site's own address, also from a page at another", { tag: "@desktop" }, async ({
          page,
          guard,
        }) => {
          guard.allow(/example\.org/);
          // Formspree goes where the form asks, and not back to where it came from.
          await page.route(`${inbox}/f/**`, (route) => {
            const location = new URLSearchParams(route.request().postData() ?? "").get("_next") ?? "";
            return route.fulfill({ status: 302, headers: { location } });
          });
          await page.goto(form.path, { waitUntil: "domcontentloaded" });
          await fill(page, form, newEmail());
          await page.getByLabel("Subseção").selectOption("Campinas e região");
          const back = page.waitForRequest(/example\.org\/cadastro-recebido$/);
          await goOn(page).click();
          // A policy that is closed would not let the browser ask.
          await back;
        });

      test("the trap is out of reach of browsers and people", { tag: "@desktop" }, async ({ page }) => {
        await page.goto(form.path);
        // Browsers fill in nothing that can't have the focus.
        await expect(trap(page)).toBeHidden();
        await expect(trap(page)).toHaveAttribute("autocomplete", "off");
        const boxes = page.locator("main form input[type=text], main form input[type=email]");
        expect(await boxes.count()).toBeGreaterThan(3);
      });

      test("a robot, which fills everything in, is thanked and not heard", { tag: "@desktop" }, async ({
        page,
        request,
      }) => {
        const email = newEmail();
        await page.goto(form.path);
        const fields = await page.locator("main form").evaluate((robot: HTMLFormElement) => {
          for (const input of robot.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [type=email])"))
            input.value = "1";
          return [...new FormData(robot)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
        });
        const filled = fields.map(([name, text]): [string, string] => [name, name === "email" ? email : text]);
        const answer = await request.post(`${inbox}/f/pastor`, {
          headers: { accept: "application/json" },
          form: Object.fromEntries(filled),
        });
        expect(await answer.json()).toMatchObject({ ok: true });
        expect(await received(request, email)).toEqual([]);
      });
    });

    test.describe("where the form's own script is not there", () => {
      const fillAll = async (page: Page, email: string) => {
        await fill(page, form, email);
        await page.getByLabel("Subseção").selectOption("Campinas e região");
      };
      const savingData = async (page: Page, email: string) => {
        await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
        await page.goto(form.path, { waitUntil: "networkidle" });
        await fillAll(page, email);
      };
      /** By a link of the site, in a browser of 2023; the script is lost. */
      const byLink = async (page: Page, email: string) => {
        await page.addInitScript(forgetSelectors);
        await page.route("**/registration-*.js", (route) => route.abort());
        await page.goto("/");
        await waitForRuntime(page);
        const script = page.waitForResponse(/\/forms-\w+\.js$/);
        await page.locator(`main a[href="${form.path}"]`).first().click();
        await (await script).finished();
        await fillAll(page, email);
      };
      const arrive = form.name === "pastor" ? byLink : savingData;

      test("ten taps are one registration with a number, and the number stays", async ({ page, request, guard }) => {
        guard.allow(/registration-\w+\.js/);
        const email = newEmail();
        await arrive(page, email);
        await trap(page).evaluate((input: HTMLInputElement) => {
          input.value = "José Exemplo";
        });
        await expect(goOn(page)).toHaveText("Enviar cadastro");
        // Without a number to call or without a role, nothing goes out, and the browser points at it.
        const phone = page.locator("main form [type=tel]");
        const number = await phone.inputValue();
        await phone.fill("não tenho");
        await goOn(page).click();
        await expect(phone).toBeFocused();
        await phone.fill(number);
        const choices = form.choices.map((label) => page.getByLabel(label, { exact: true }));
        for (const choice of choices)
          await choice.evaluate((box: HTMLInputElement) => {
            box.checked = false;
          });
        await goOn(page).click();
        await expect(page.locator("main form fieldset fieldset :focus").first()).toHaveJSProperty(
          "validity.valid",
          false,
        );
        for (const choice of choices) await choice.check();
        await goOn(page).evaluate((button) => {
          for (let taps = 0; taps < 10; taps++) if (button instanceof HTMLElement) button.click();
        });
        await expect(page).toHaveURL("/cadastro-recebido");
        const [only, ...more] = await received(request, email);
        expect(more).toEqual([]);
        expect(only?.Protocolo).toMatch(/^[PI]-\d{8}-\w{6}$/);
        expect(only?._subject).toBe(`${form.subject} · ${only?.Protocolo}`);
        for (const _visit of ["first", "reload"]) {
          // Hydration leaves it; with Save-Data there is none.
          if (arrive === byLink) await waitForRuntime(page);
          await expect(page.getByText(`Protocolo: ${only?.Protocolo}. Enviado em `)).toBeVisible();
          await page.reload();
        }
      });

      if (form === pastor)
        test("a form that the browser brings back has no ticked consent", { tag: "@desktop" }, async ({ page }) => {
          await savingData(page, newEmail());
          await page.reload({ waitUntil: "networkidle" });
          for (const box of await page.getByLabel(/^Autorizo/).all()) await expect(box).not.toBeChecked();
          await agree(page);
          await page.goto("/documentos");
          await page.goBack({ waitUntil: "networkidle" });
          for (const box of await page.getByLabel(/^Autorizo/).all()) await expect(box).not.toBeChecked();
        });
    });

    test("a form whose script never comes is sent by the browser", { tag: ["@late", "@no-runtime"] }, async ({
      page,
      request,
      runtime,
    }) => {
      test.skip(runtime === "on", "that is what this test is not about");
      await journey({ page, request });
    });
  });
}
