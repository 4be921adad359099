import { forms, inbox, isSetUp, newEmail, pastor, received } from "../registration";
import { expect, test } from "./test";
import type { Visitor } from "./visitor";

test.skip(!isSetUp, `the forms of the built site do not go to ${inbox}`);

const goOn = "main form button[type=submit]:not([hidden])";

/** Fills in all that is required. */
async function fill(visitor: Visitor, { texts, selects, choices }: (typeof forms)[number], email: string) {
  for (const [label, text] of Object.entries({ ...texts, "E-mail": email }))
    await visitor.write(await visitor.field(label), text);
  for (const [label, option] of Object.entries(selects)) await visitor.choose(await visitor.field(label), option);
  for (const label of choices) await visitor.click(await visitor.field(label));
  for (const box of await visitor.fields(/^Autorizo/)) await visitor.click(box);
}

test("errors, a draft, the answers once more, received", async ({ visitor, request }) => {
  const email = newEmail();
  await visitor.visit(pastor.path);
  await visitor.sees(goOn, "Continuar: conferir as respostas");
  // What a group is called stands apart from its first field.
  const gap = await visitor.read(() => {
    const [heading, field] = ["fieldset h3", "fieldset h3 ~ *, fieldset legend + div"].map((css) =>
      document.querySelector(`main form ${css}`)?.getBoundingClientRect(),
    );
    return heading && field ? field.top - heading.bottom : 0;
  });
  expect(gap).toBeGreaterThan(12);
  await visitor.click(goOn);
  await visitor.sees("main [role=alert] h3", "Há um problema");
  await expect.poll(() => visitor.title()).toMatch(/^Erro: /);
  await visitor.click("main [role=alert] a");
  expect(await visitor.read(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");

  await fill(visitor, pastor, email);
  const consents = () =>
    visitor.read(() =>
      [...document.querySelectorAll("main form [required][type=checkbox]:checked")].map((box) => box.outerHTML),
    );
  const kept = () =>
    visitor.read(() => Object.entries(sessionStorage).find(([key]) => key.startsWith("draft:"))?.[1] ?? "");
  await expect.poll(kept).toContain(email);
  await visitor.reload();
  await visitor.taken();
  const city = await visitor.field("Cidade");
  await expect
    .poll(() => visitor.read((css) => document.querySelector<HTMLInputElement>(css)?.value, city))
    .toBe("Campinas");
  expect(await consents()).toEqual([]);
  for (const box of await visitor.fields(/^Autorizo/)) await visitor.click(box);

  await visitor.click(goOn);
  await visitor.sees("main h2, main h3", "Confira as suas respostas");
  const isInSight = (text: string) =>
    visitor.read((wanted) => {
      const found = [...document.querySelectorAll("main :is(h3, p)")].find((one) => one.textContent.includes(wanted));
      const { top = -1, bottom = -1 } = found?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    }, text);
  for (const text of ["Confira as suas respostas", "Ainda falta enviar"])
    await expect.poll(() => isInSight(text), text).toBe(true);
  expect(await received(request, email)).toEqual([]);
  await visitor.click("main button", "Enviar cadastro");
  await visitor.sees("main h1, main h2, main h3", "Cadastro recebido");
  const [only, ...more] = await received(request, email);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ ...pastor.arrives, "Consentimento para dados sensíveis": "Sim, autorizo" });
  await visitor.sees("main", new RegExp(only?.Protocolo ?? "no protocol"));

  await visitor.reload();
  await visitor.taken();
  await visitor.sees("main h3", "Cadastro recebido");
  await visitor.sees("main", new RegExp(only?.Protocolo ?? "no protocol"));
  await visitor.click("main button", "Fazer outro cadastro");
  await visitor.sees(goOn, "Continuar: conferir as respostas");
  expect(await visitor.read((css) => document.querySelector<HTMLInputElement>(css)?.value, city)).toBe("");
  expect(await consents()).toEqual([]);
  expect(await received(request, email)).toHaveLength(1);
});

// Whether the browser loads the page again or has kept it as it was.
test("who comes Back finds the answers, and gives the consents anew", async ({ visitor }) => {
  await visitor.visit(pastor.path);
  await visitor.sees(goOn, "Continuar: conferir as respostas");
  await fill(visitor, pastor, newEmail());
  await visitor.click(goOn);
  await visitor.sees("main h2, main h3", "Confira as suas respostas");
  await visitor.back();
  await visitor.sees(goOn, "Continuar: conferir as respostas");
  const field = await visitor.field("Nome completo");
  await expect.poll(() => visitor.read((css) => document.activeElement?.matches(css), field)).toBe(true);
  await visitor.click(goOn);
  await visitor.sees("main h2, main h3", "Confira as suas respostas");
  await visitor.open("/documentos");
  await visitor.sees("h1", /^Documentos/);
  await visitor.back();
  await visitor.taken();
  await visitor.sees("main [role=status]", /^Recuperamos as respostas/);
  await visitor.sees(goOn, "Continuar: conferir as respostas");
  const city = await visitor.field("Cidade");
  expect(await visitor.read((css) => document.querySelector<HTMLInputElement>(css)?.value, city)).toBe("Campinas");
  expect(await visitor.count("main form [required][type=checkbox]:checked")).toBe(0);
});

for (const form of forms) {
  test.describe("without scripts", () => {
    test.use({ setting: { screen: "phone", colors: "light", scripts: "off" } });

    test(`${form.name}: the browser itself sends the form and comes back`, async ({ visitor, request }) => {
      const email = newEmail();
      await visitor.open(form.path);
      // There is no button before a role and a regime are chosen. What the browser refuses it shows below the header.
      for (const label of form.choices) await visitor.click(await visitor.field(label));
      await visitor.click(goOn);
      await expect
        .poll(() =>
          visitor.read(() => {
            const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
            const field = document.activeElement;
            const at = field?.getBoundingClientRect();
            return field instanceof HTMLInputElement && at && at.top >= header && at.bottom <= innerHeight;
          }),
        )
        .toBe(true);
      await fill(visitor, { ...form, choices: [] }, email);
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
