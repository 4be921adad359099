import { forms, inbox, isSetUp, newEmail, received } from "../registration";
import { expect, test } from "./test";
import type { Visitor } from "./visitor";

test.skip(!isSetUp, `the forms of the built site do not go to ${inbox}`);

const goOn = "main form button[type=submit]";

/** Fills in all that is required. */
async function fill(visitor: Visitor, { texts, selects, choices }: (typeof forms)[number], email: string) {
  for (const [label, text] of Object.entries({ ...texts, "E-mail": email }))
    await visitor.write(await visitor.field(label), text);
  for (const [label, option] of Object.entries(selects)) await visitor.choose(await visitor.field(label), option);
  for (const label of choices) await visitor.click(await visitor.field(label));
  for (const box of await visitor.fields(/^Autorizo/)) await visitor.click(box);
}

for (const form of forms) {
  test(`${form.name}: errors, a draft, the answers once more, received`, async ({ visitor, request }) => {
    const email = newEmail();
    await visitor.visit(form.path);
    await visitor.sees(goOn, "Continuar: conferir as respostas");
    await visitor.click(goOn);
    await visitor.sees("main [role=alert] h3", "Há um problema");
    await expect.poll(() => visitor.title()).toMatch(/^Erro: /);
    await visitor.click("main [role=alert] a");
    expect(await visitor.read(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");

    await fill(visitor, form, email);
    const kept = () =>
      visitor.read(() => Object.entries(sessionStorage).find(([key]) => key.startsWith("draft:"))?.[1] ?? "");
    await expect.poll(kept).toContain(email);
    await visitor.reload();
    await visitor.taken();
    const city = await visitor.field("Cidade");
    await expect
      .poll(() => visitor.read((css) => document.querySelector<HTMLInputElement>(css)?.value, city))
      .toBe("Campinas");
    for (const box of await visitor.fields(/^Autorizo/)) await visitor.click(box);

    await visitor.click(goOn);
    await visitor.sees("main h2, main h3", "Confira as suas respostas");
    expect(await received(request, email)).toEqual([]);
    await visitor.click("main button", "Enviar cadastro");
    await visitor.sees("main h1, main h2, main h3", "Cadastro recebido");
    const [only, ...more] = await received(request, email);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ ...form.arrives, "Consentimento para dados sensíveis": "Sim, autorizo" });
    await visitor.sees("main", new RegExp(only?.Protocolo ?? "no protocol"));
  });

  test.describe("without scripts", () => {
    test.use({ setting: { screen: "phone", colors: "light", scripts: "off" } });

    test(`${form.name}: the browser itself sends the form and comes back`, async ({ visitor, request }) => {
      const email = newEmail();
      await visitor.open(form.path);
      await fill(visitor, form, email);
      await visitor.choose(await visitor.field("Subseção"), "Campinas e região");
      await visitor.click(goOn);
      await visitor.isAt("/cadastro-recebido");
      await visitor.sees("main h1", "Cadastro recebido");
      const [only, ...more] = await received(request, email);
      expect(more).toEqual([]);
      expect(only).toMatchObject({ _subject: form.subject, Cidade: "Campinas", Subseção: "Campinas e região" });
    });
  });
}
