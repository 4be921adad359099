import type { Browser, Page } from "@playwright/test";
import { violationsInBoth } from "./axe";
import { gate } from "./gate";
import {
  agree,
  type Form,
  fill,
  forms,
  goOn,
  heading,
  inbox,
  isLive,
  isSetUp,
  newEmail,
  pastor,
  received,
  send,
  toCheck,
  trap,
} from "./registration";
import { expect, isRuntime, test, waitForRuntime } from "./test";

test.skip(!isSetUp, `the forms of the built site do not go to ${inbox}`);
test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${inbox}/`)));

/** What the tab keeps of a form; Gatsby keeps other things there. */
const draft = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith("draft:"))?.[1]);
const firstField = (page: Page, { texts }: Form) => page.getByLabel(Object.keys(texts)[0] ?? "", { exact: true });
/** Opens an address in a tab that has crashed. @returns how to evaluate an expression there */
async function revive(browser: Browser, targetId: string, url: string) {
  const root = await browser.newBrowserCDPSession();
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
  let last = 0;
  const ask = (method: string, params: object) =>
    new Promise<unknown>((answer) => {
      const id = ++last;
      root.on("Target.receivedMessageFromTarget", ({ message }) => {
        const said: { id?: number; result?: { result?: { value?: unknown } } } = JSON.parse(message);
        if (said.id === id) answer(said.result?.result?.value);
      });
      root.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
    });
  await ask("Page.navigate", { url });
  return (expression: string) => ask("Runtime.evaluate", { expression, returnByValue: true });
}

for (const form of forms) {
  test.describe(form.name, () => {
    test("errors, check, change, send: arrives as it should, and axe finds nothing on the way", {
      // A wide screen asks a church nothing more.
      tag: form === pastor ? "@both" : [],
    }, async ({ page, visit, request }) => {
      const email = newEmail();
      await visit(form.path);
      await isLive(page);
      await goOn(page).click();
      const summary = page.getByRole("alert", { name: "Há um problema" });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Erro: /);
      const links = summary.getByRole("link");
      expect(await links.count()).toBeGreaterThan(8);
      for (const link of await links.all()) {
        const id = (await link.getAttribute("href"))?.slice(1);
        await expect(page.locator(`[id="${id}-error"]`)).toHaveText(`Erro: ${await link.textContent()}`);
      }
      await links.first().click();
      await expect(page.locator("main form input:focus")).toHaveAttribute("aria-invalid", "true");
      expect(await violationsInBoth(page)).toEqual([]);

      await toCheck(page, form, email);
      await expect(page).toHaveTitle(/^Confira as suas respostas: (?!Erro)/);
      expect(await violationsInBoth(page)).toEqual([]);
      await page.getByRole("link", { name: "Alterar Cidade" }).click();
      await expect(page.getByLabel("Cidade", { exact: true })).toBeFocused();
      await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("Campinas");
      await goOn(page).click();
      expect(await received(request, email)).toEqual([]);

      await send(page).click();
      await expect(heading(page, "Cadastro recebido")).toBeFocused();
      await expect(page).toHaveTitle(/^Cadastro recebido: /);
      const [only, ...more] = await received(request, email);
      expect(more).toEqual([]);
      const protocol = only?.Protocolo ?? "";
      expect(protocol).toMatch(/^[PI]-\d{8}-\w{6}$/);
      await expect(page.locator("main")).toContainText(protocol);
      expect(only).toMatchObject({
        ...form.arrives,
        _subject: `${form.subject} · Campinas · Campinas e região · ${protocol}`,
        "Consentimento para dados sensíveis": "Sim, autorizo",
      });
      expect(await draft(page)).toBeUndefined();
      expect(await violationsInBoth(page)).toEqual([]);
    });

    test("a draft with an option that is gone is asked for again, in Portuguese", { tag: "@desktop" }, async ({
      page,
      visit,
    }) => {
      await page.addInitScript(() => {
        const answers = {
          Cidade: "Bauru",
          Subseção: "Uma que não há mais",
          "Funções pretendidas": ["Uma que não há mais"],
          "Regime de dedicação": "Um que não há mais",
        };
        for (const key of ["pastor-registration", "church-registration"])
          sessionStorage.setItem(`draft:${key}`, JSON.stringify({ answers }));
      });
      await visit(form.path);
      await isLive(page);
      await goOn(page).click();
      const summary = page.getByRole("alert", { name: "Há um problema" });
      await expect(summary).toBeFocused();
      const links = summary.getByRole("link");
      expect((await links.allTextContents()).filter((text) => /invalid|expected|input/i.test(text))).toEqual([]);
    });

    test("by keyboard alone", { tag: "@desktop" }, async ({ page, visit, request }) => {
      const email = newEmail();
      await visit(form.path);
      await isLive(page);
      await page.locator("main form input:not([type=hidden], [tabindex])").first().focus();
      for (let steps = 0; steps < 90; steps++) {
        const here = await page.evaluate(() => {
          const control = document.activeElement;
          const label =
            control instanceof HTMLInputElement ||
            control instanceof HTMLTextAreaElement ||
            control instanceof HTMLSelectElement
              ? control.labels?.[0]?.textContent
              : "";
          return {
            label: label?.replace(" (opcional)", "").trim() ?? "",
            type: control?.getAttribute("type") ?? control?.localName ?? "",
            text: control?.textContent ?? "",
          };
        });
        if (here.text === "Continuar: conferir as respostas") break;
        const text = here.label === "E-mail" ? email : form.texts[here.label];
        if (text !== undefined) await page.keyboard.insertText(text);
        // By arrows: a letter typed into a closed list gives the focus back to the field before it in Chromium 156.
        else if (here.label === "Estado")
          for (let option = 0; option < 27; option++) {
            if ((await page.locator(":focus").inputValue()) === "SP") break;
            await page.keyboard.press("ArrowDown");
          }
        else if (here.type === "radio") {
          for (let option = 0; option < 8; option++) {
            const current = await page.evaluate(() => document.activeElement?.closest("label")?.textContent ?? "");
            if (form.choices.includes(current)) break;
            await page.keyboard.press("ArrowDown");
          }
          await page.keyboard.press("Space");
        } else if (here.type === "checkbox" && (form.choices.includes(here.label) || here.label.startsWith("Autorizo")))
          await page.keyboard.press("Space");
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await expect(heading(page, "Confira as suas respostas")).toBeFocused();
      for (let steps = 0; steps < 60; steps++) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === "Enviar cadastro") break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await expect(heading(page, "Cadastro recebido")).toBeFocused();
      expect(await received(request, email)).toMatchObject([form.arrives]);
    });

    test("letters twice as large fit on a phone to the end, and no error is a label in forced colours", {
      tag: "@desktop",
    }, async ({ page, visit }) => {
      await page.setViewportSize({ width: 320, height: 1000 });
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = "200%";
        }),
      );
      await visit(form.path);
      await isLive(page);
      const fits = async (name: string) => {
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, name).toBeLessThanOrEqual(0);
      };
      await page.emulateMedia({ forcedColors: "active" });
      await fits("empty");
      await goOn(page).click();
      const error = page.locator("[id$=-error]").first();
      await expect(error).not.toHaveCSS("border-inline-start-width", "0px");
      await expect(error).toHaveCSS("border-inline-start-style", "solid");
      await expect(page.locator("main form input[aria-invalid=true]").first()).toHaveCSS("border-top-width", "8px");
      await fits("errors");
      // Each leads to its field, with what is wrong in sight.
      for (const link of await page.getByRole("alert", { name: "Há um problema" }).getByRole("link").all()) {
        await link.click();
        await expect(page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}-error"]`)).toBeInViewport({
          ratio: 1,
        });
      }
      await toCheck(page, form, newEmail());
      await fits("check");
      await send(page).click();
      await expect(heading(page, "Cadastro recebido")).toBeFocused();
      await fits("received");
    });
  });
}

/** What does not depend on the questions is tried with one form. */
test.describe("a form", () => {
  const form = pastor;

  test("an answer is wrong for a moment while it is typed: the focus stays in its field", { tag: "@both" }, async ({
    page,
    visit,
  }) => {
    const summary = page.getByRole("alert", { name: "Há um problema" });
    const field = page.getByLabel("E-mail");
    const press = async (keys: Readonly<Record<string, boolean>>) => {
      for (const [key, isWrong] of Object.entries(keys)) {
        await field.press(key.trim());
        await expect(field, key).toHaveAttribute("aria-invalid", String(isWrong));
        await expect(field, key).toBeFocused();
        await expect(field, key).toBeInViewport();
        await expect(summary, key).toBeHidden();
      }
    };
    await visit(form.path);
    await toCheck(page, form, newEmail());
    await page.getByRole("link", { name: "Alterar E-mail" }).click();
    await expect(field).toBeFocused();
    await field.press("End");
    // From `exemplo.org` to `exemplo` and on to `exemplo.com/`
    await press({ Backspace: false, "Backspace ": false, "Backspace  ": true, "Backspace   ": true });
    await press({ ".": true, c: false, o: false, m: false, "/": true });
    await goOn(page).click();
    await expect(summary).toBeFocused();
    await summary.getByRole("link").click();
    await expect(field).toBeFocused();
    await field.press("End");
    await press({ Backspace: false, "/": true, "Backspace ": false, ".": false, b: false });
    await goOn(page).click();
    await expect(heading(page, "Confira as suas respostas")).toBeFocused();
  });

  test("what may have arrived is not denied by what comes after, also over a reload", { tag: "@desktop" }, async ({
    page,
    visit,
    request,
    guard,
  }) => {
    guard.allow(/console error: Failed to load resource|^answer \d+: |^failed: .*\/f\//);
    const email = newEmail();
    const faults = ["reset+kept", "429"];
    await page.route(`${inbox}/f/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), "x-inbox-fault": faults.shift() ?? "" } }),
    );
    await visit(form.path);
    await toCheck(page, form, email);
    for (const _fault of [...faults]) {
      await send(page).click();
      await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Não sabemos se o cadastro chegou");
    }
    await page.reload();
    await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await isLive(page);
    const [only] = await received(request, email);
    await expect(page.locator("main")).toContainText(
      `Não sabemos se chegou o cadastro de protocolo ${only?.Protocolo}`,
    );
    expect(await violationsInBoth(page)).toEqual([]);
    await agree(page);
    await goOn(page).click();
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    expect((await received(request, email)).map(({ Protocolo }) => Protocolo)).toEqual(
      [only, only].map((one) => one?.Protocolo),
    );
  });

  test("who leaves while it is sent finds out what to do", { tag: "@desktop" }, async ({ page, visit, guard }) => {
    guard.allow(/^failed: .*\/f\//);
    await page.route(`${inbox}/f/**`, () => undefined);
    await visit(form.path);
    await toCheck(page, form, newEmail());
    const sent = page.waitForRequest(`${inbox}/f/**`);
    await send(page).click();
    const protocol = (await sent).postData()?.match(/[PI]-\d{8}-\w{6}/)?.[0] ?? "none";
    await page.reload();
    await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await expect(page.locator("main")).toContainText(`Não sabemos se chegou o cadastro de protocolo ${protocol}`);
  });

  test("who leaves by a link while it is sent, and comes back, gets the receipt", { tag: "@desktop" }, async ({
    page,
    visit,
    request,
  }) => {
    const [email, answer] = [newEmail(), gate()];
    await page.route(`${inbox}/f/**`, (route) => answer.opened.then(() => route.continue()));
    await visit(form.path);
    await toCheck(page, form, email);
    const sent = page.waitForRequest(`${inbox}/f/**`);
    await send(page).click();
    await sent;
    await page.locator('footer a[href="/documentos"]').click();
    await expect(page).toHaveURL("/documentos");
    await page.goBack();
    await isLive(page);
    await expect(page.locator("main")).toContainText("Recuperamos as respostas");
    answer.open();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    await expect(goOn(page)).toBeHidden();
    const [only, second] = await received(request, email);
    await expect(page.getByText(String(only?.Protocolo))).toBeVisible();
    expect(second).toBeUndefined();
  });

  test("another way out: sent by the browser, under the same number", async ({ page, visit, request, guard }) => {
    guard.allow(/console error: Failed to load resource|^answer \d+: /);
    const email = newEmail();
    await page.route(
      `${inbox}/f/**`,
      (route) => route.continue({ headers: { ...route.request().headers(), "x-inbox-fault": "BLOCKED" } }),
      { times: 1 },
    );
    await visit(form.path);
    await toCheck(page, form, email);
    await send(page).click();
    await expect(page.getByRole("alert").getByRole("heading")).toHaveText("O cadastro não foi aceito");
    const protocol = (await page.getByRole("alert").textContent())?.match(/[PI]-\d{8}-\w{6}/)?.[0] ?? "none";
    expect(await violationsInBoth(page)).toEqual([]);
    await page.getByRole("button", { name: "Enviar pelo modo simples" }).click();
    await expect(page).toHaveURL("/cadastro-recebido");
    expect(await received(request, email)).toMatchObject([{ ...form.arrives, Protocolo: protocol }]);
    await expect(page.getByText(protocol)).toBeVisible();
  });

  test("one person, one number: another one in a copy of the tab has another", { tag: "@desktop" }, async ({
    page,
    visit,
    request,
    guard,
  }) => {
    guard.allow(/console error: Failed to load resource|^failed: .*\/f\//);
    const [email, other] = [newEmail(), newEmail()];
    await page.route(
      `${inbox}/f/**`,
      (route) => route.continue({ headers: { ...route.request().headers(), "x-inbox-fault": "reset+kept" } }),
      { times: 1 },
    );
    await visit(form.path);
    await toCheck(page, form, email);
    await send(page).click();
    await expect(heading(page, "Não sabemos se o cadastro chegou")).toBeVisible();
    // A window that a page opens starts with a copy of what its tab keeps, as a duplicated tab does.
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    await copy.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await isLive(copy);
    await expect(copy.getByLabel("E-mail")).toHaveValue(email);
    await copy.getByLabel("E-mail").fill(other);
    await agree(copy);
    await goOn(copy).click();
    await send(copy).click();
    await expect(heading(copy, "Cadastro recebido")).toBeFocused();
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    const numbers = async (of: string) => (await received(request, of)).map(({ Protocolo }) => Protocolo);
    const [first, again] = await numbers(email);
    expect(again).toBe(first);
    expect(await numbers(other)).not.toContain(first);
  });

  test("what was received is not there to be sent again; its receipt is", async ({ page, visit, request }) => {
    const email = newEmail();
    await visit(form.path);
    await toCheck(page, form, email);
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    const protocol = (await received(request, email))[0]?.Protocolo ?? "none";
    const receiptOnly = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
      await expect(heading(page, "Cadastro recebido")).toBeVisible();
      await expect(page.getByText(protocol)).toBeVisible();
      const left = await page
        .locator("main form")
        .evaluate((element: HTMLFormElement) => [
          ...[...new FormData(element)].filter(([name, text]) => !name.startsWith("_") && text !== ""),
        ]);
      expect(left).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email);
    };
    await page.reload();
    await receiptOnly();
    await page.goto("/documentos");
    await page.goBack();
    await receiptOnly();
    expect(await received(request, email)).toHaveLength(1);
    await page.getByRole("button", { name: "Fazer outro cadastro" }).click();
    await expect(goOn(page)).toBeVisible();
    await expect(firstField(page, form)).toBeFocused();
    for (const box of await page.getByLabel(/^Autorizo/).all()) await expect(box).not.toBeChecked();
    const next = newEmail();
    await toCheck(page, form, next);
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    expect((await received(request, next))[0]?.Protocolo).not.toBe(protocol);
  });

  test("arrives also where something filled the trap for robots", { tag: "@desktop" }, async ({
    page,
    visit,
    request,
  }) => {
    const email = newEmail();
    await visit(form.path);
    await trap(page).evaluate((input: HTMLInputElement) => {
      input.value = "José Exemplo";
    });
    await toCheck(page, form, email);
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    expect(await received(request, email)).toMatchObject([form.arrives]);
  });

  test("Back leads from the check to the form, and from the receipt to where the visitor came from", async ({
    page,
    visit,
  }) => {
    await page.goto("/documentos");
    await visit(form.path);
    const email = newEmail();
    await toCheck(page, form, email);
    // A jump within the page is no step back.
    await page.locator("a[href='#conteudo']").evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#conteudo$/);
    await page.goBack();
    await expect(heading(page, "Confira as suas respostas")).toBeVisible();
    // Gatsby scrolls for a jump some frames later, and the browser to where one was.
    const atRest = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
      );
    await atRest();

    await page.goBack();
    await expect(firstField(page, form)).toBeFocused();
    await expect(firstField(page, form)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    for (const box of await page.getByLabel(/^Autorizo/).all()) await expect(box).toBeChecked();

    // The form's own button takes the entry back, too.
    const hasLeft = () => expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await goOn(page).click();
    await page.getByRole("button", { name: "Voltar ao formulário" }).click();
    await hasLeft();
    await atRest();
    await expect(firstField(page, form)).toBeFocused();
    await expect(firstField(page, form)).toBeInViewport({ ratio: 1 });

    // What it ends in can't be missed.
    const answer = gate();
    await page.route(`${inbox}/f/**`, (route) => answer.opened.then(() => route.continue()));
    await goOn(page).click();
    await send(page).click();
    await page.goBack();
    await expect(page.getByText("Enviando o cadastro. Espere um momento…")).toBeVisible();
    answer.open();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    await hasLeft();
    await atRest();
    await expect(heading(page, "Cadastro recebido")).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL("/documentos");
  });

  test("ten clicks are one registration", async ({ page, visit, request }) => {
    const email = newEmail();
    let posts = 0;
    const referrers: string[] = [];
    page.on("request", (sent) => {
      if (sent.method() !== "POST") return;
      posts += 1;
      // Without it Formspree takes a form that is restricted to its domain for spam, and thanks all the same.
      referrers.push(sent.headers().referer ?? "");
    });
    await visit(form.path);
    await toCheck(page, form, email);
    await send(page).evaluate((button) => {
      for (let clicks = 0; clicks < 10; clicks++) if (button instanceof HTMLElement) button.click();
    });
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    expect([posts, (await received(request, email)).length]).toEqual([1, 1]);
    expect(referrers).toEqual([`${new URL(page.url()).origin}/`]);
  });

  test("answers survive a reload, consents do not", async ({ page, visit, request }) => {
    const email = newEmail();
    await visit(form.path);
    await toCheck(page, form, email);
    await page.reload();
    await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await isLive(page);
    await expect(page.getByRole("status").filter({ hasText: "Recuperamos as respostas" })).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    for (const label of form.choices) await expect(page.getByLabel(label, { exact: true })).toBeChecked();
    for (const box of await page.getByLabel(/^Autorizo/).all()) await expect(box).not.toBeChecked();
    await agree(page);
    await goOn(page).click();
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    expect(await received(request, email)).toMatchObject([form.arrives]);
  });

  test("answers survive the crash of the tab", { tag: "@desktop" }, async ({ page, visit, browser, guard }) => {
    guard.allow(/console/);
    const email = newEmail();
    await visit(form.path);
    await toCheck(page, form, email);
    const own = await page.context().newCDPSession(page);
    const { targetInfo } = await own.send("Target.getTargetInfo");
    const crashed = page.waitForEvent("crash");
    own.send("Page.crash").catch(() => undefined);
    await crashed;
    // Playwright gives a crashed page up; the browser, like its user, opens it again in the same tab.
    const tab = await revive(browser, targetInfo.targetId, page.url());
    await expect.poll(() => tab("document.querySelector('[name=email]')?.value")).toBe(email);
    await expect.poll(() => tab("document.querySelector('main').textContent")).toContain("Recuperamos as respostas");
  });

  test("a text that is too long is counted and not cut, and one filled in without a sign counts", async ({
    page,
    visit,
    request,
  }) => {
    const email = newEmail();
    await visit(form.path);
    await isLive(page);
    await fill(page, form, email);
    const label = form.name === "pastor" ? "Apresentação" : "Perfil";
    await page.getByLabel(label, { exact: true }).fill("x".repeat(1600));
    await expect(page.getByText("1.600 de 1.500 letras")).toBeVisible();
    await expect(page.getByText("O texto passou de 1.500 letras")).toBeVisible();
    await goOn(page).click();
    await expect(page.getByRole("alert", { name: "Há um problema" }).getByRole("link")).toHaveText([
      `Escreva “${label}” com até 1.500 letras`,
    ]);
    await page.getByLabel(label, { exact: true }).evaluate((control: HTMLTextAreaElement) => {
      control.value = "Escrito por um programa";
    });
    await goOn(page).click();
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    expect((await received(request, email))[0]?.[label]).toBe("Escrito por um programa");
  });

  test("who types nothing leaves no draft", { tag: "@desktop" }, async ({ page, visit }) => {
    await visit(form.path);
    await isLive(page);
    expect(await draft(page)).toBeUndefined();
  });

  test("a draft can be thrown away", async ({ page, visit }) => {
    await visit(form.path);
    await isLive(page);
    await page.getByLabel("Cidade", { exact: true }).fill("Bauru");
    await page.reload();
    await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
    await page.getByRole("button", { name: "Apagar e começar de novo" }).click();
    await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("");
    await expect(firstField(page, form)).toBeFocused();
    expect(await draft(page)).toBeUndefined();
  });

  test("offline, nothing is lost, and it goes out when the network is back", async ({
    page,
    visit,
    request,
    context,
  }) => {
    const email = newEmail();
    await visit(form.path);
    await toCheck(page, form, email);
    await context.setOffline(true);
    await send(page).click();
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("heading")).toHaveText("Você está sem internet");
    const [reference] = /[PI]-\d{8}-\w{6}/.exec((await alert.textContent()) ?? "") ?? [];
    expect(await violationsInBoth(page)).toEqual([]);
    expect(await received(request, email)).toEqual([]);
    // Whoever goes back ends the waiting, and is told so.
    await page.goBack();
    await expect(page.getByText("O cadastro ainda não foi enviado por esta página: confira e envie.")).toBeVisible();
    await goOn(page).click();
    await send(page).click();
    await context.setOffline(false);
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    // Under the number that was told: the other ways name it too.
    expect(await received(request, email)).toMatchObject([{ Protocolo: reference }]);
  });

  test("what is typed before the script comes stays", async ({ page, request }) => {
    const email = newEmail();
    const scripts = gate();
    await page.route(/\.js$/, async (route) => {
      if (!/boot|forms-/.test(route.request().url())) await scripts.opened;
      await route.continue();
    });
    await page.goto(form.path, { waitUntil: "domcontentloaded" });
    await fill(page, form, email);
    await page.getByLabel("Subseção").selectOption("Campinas e região");
    await page.getByLabel("Cidade", { exact: true }).focus();
    scripts.open();
    await isLive(page);
    await expect(page.getByLabel("Cidade", { exact: true })).toBeFocused();
    // They are offered when the field is in focus, also where it was so before there was anything to offer.
    await expect.poll(() => page.locator("#cidades option").count()).toBeGreaterThan(600);
    // Without another key, a crash from here on loses nothing.
    await expect.poll(() => draft(page)).toContain(email);
    await goOn(page).click();
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    expect(await received(request, email)).toMatchObject([form.arrives]);

    // Nor does the receipt take what the next person types into the form of a reload.
    await page.unrouteAll();
    const late = gate();
    await page.route(/\.js$/, async (route) => {
      if (!/boot|forms-/.test(route.request().url())) await late.opened;
      await route.continue();
    });
    const rest = page.waitForResponse(/\/forms-\w+\.js$/);
    await page.reload({ waitUntil: "domcontentloaded" });
    await (await rest).finished();
    await page.getByLabel("Cidade", { exact: true }).fill("Bauru");
    late.open();
    await isLive(page);
    await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("Bauru");
  });

  test("in print the record stands without buttons", { tag: "@desktop" }, async ({ page, visit }) => {
    await visit(form.path);
    await toCheck(page, form, newEmail());
    await send(page).click();
    await expect(heading(page, "Cadastro recebido")).toBeFocused();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Imprimir ou salvar" })).toBeHidden();
    await expect(page.getByText(/Protocolo: [PI]-/)).toBeVisible();
  });
});

test.describe("the address of a CEP", () => {
  const [, church] = forms;
  test.beforeEach(({ guard }) => guard.allow(/^request to .*\/json\/$/));
  const open = async (page: Page, visit: (path: string) => Promise<unknown>) => {
    await visit(church?.path ?? "");
    await isLive(page);
  };
  const search = (page: Page) => page.getByRole("button", { name: "Buscar endereço pelo CEP" }).click();

  test("is filled in when it is asked for", async ({ page, visit }) => {
    const asked: string[] = [];
    await page.route(/\/13010000\/json\/$/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        json: { logradouro: "Rua do Exemplo", bairro: "Centro", localidade: "Campinas", uf: "SP" },
      });
    });
    await open(page, visit);
    await search(page);
    await expect(page.getByText("Digite antes os oito números do CEP.")).toBeVisible();
    await page.getByLabel("CEP", { exact: true }).fill("13010000");
    await page.getByLabel("CNPJ (opcional)").focus();
    expect(asked).toEqual([]);
    await search(page);
    await expect(page.getByLabel("Endereço", { exact: true })).toHaveValue("Rua do Exemplo, Centro");
    await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("Campinas");
    await expect(page.getByLabel("Estado", { exact: true })).toHaveValue("SP");
    await expect(page.getByLabel("Subseção")).toHaveValue("Campinas e região");
    expect(asked).toHaveLength(1);

    // What somebody has typed since is theirs.
    await page.getByLabel("Endereço", { exact: true }).fill("Rua do Exemplo, 10, Centro");
    await search(page);
    await expect(page.getByText("O que você já tinha escrito ficou como estava.")).toBeVisible();
    await expect(page.getByLabel("Endereço", { exact: true })).toHaveValue("Rua do Exemplo, 10, Centro");
  });

  test("that nobody has is told as that, and one of a whole town asks for the address", async ({ page, visit }) => {
    // https://viacep.com.br: “o retorno conterá um valor de "erro" igual a "true"”
    const answers = [{ erro: "true" }, { logradouro: "", bairro: "", localidade: "Zacarias", uf: "SP" }];
    await page.route(/\/json\/$/, (route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: answers.shift() }),
    );
    await open(page, visit);
    await page.getByLabel("CEP", { exact: true }).fill("99999999");
    await search(page);
    await expect(page.getByText("Nenhum endereço tem este CEP. Confira os números.")).toBeVisible();
    await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("");
    await page.getByLabel("CEP", { exact: true }).fill("15265000");
    await search(page);
    await expect(page.getByText("Cidade e estado preenchidos. Escreva o endereço.")).toBeVisible();
    await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("Zacarias");
    await expect(page.getByLabel("Endereço", { exact: true })).toHaveValue("");
  });

  test("that can't be found stops nobody", async ({ page, visit, guard }) => {
    guard.allow(/console error: |^failed: /);
    await page.route(/\/json\/$/, (route) => route.abort());
    await open(page, visit);
    await page.getByLabel("CEP", { exact: true }).fill("13010-000");
    await search(page);
    await expect(page.getByText("Não foi possível encontrar o endereço agora.")).toBeVisible();
  });
});

for (const form of forms)
  test(`${form.name}: nothing moves when the form comes to life under who reads it`, { tag: "@both" }, async ({
    page,
  }) => {
    const scripts = gate();
    await page.route(isRuntime, (route) => scripts.opened.then(() => route.continue()));
    const places = () =>
      page
        .locator("main form :is(input:not([type=hidden]), select, textarea, [type=submit])")
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute("name"), Math.round(one.getBoundingClientRect().top + scrollY)]),
        );
    await page.goto(form.path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("button", { name: "Enviar cadastro" })).toBeVisible();
    const before = await places();
    scripts.open();
    await waitForRuntime(page);
    await expect(page.getByRole("button", { name: "Continuar: conferir as respostas" })).toBeVisible();
    expect(await places()).toEqual(before);
  });
