import type { Page } from "@playwright/test";
import { gate } from "../gate";
import { faults } from "../github/faults";
import { entryPlace, field, kept, list, open, publish, saved, serverGone, toast } from "./desk";
import { englishIn } from "./english";
import { expect, signInByPopup, test } from "./github-desk";

const entry = "content/news/culto-de-domingo/index.md";
const place = entryPlace("news", "culto-de-domingo");

/** Marta has changed an entry, and not yet saved it. */
async function written(page: Page, text = "De Marta."): Promise<void> {
  await open(page, place);
  await field(page, "summary").fill(text);
}

/** The message of a save that failed: in Portuguese, with the text kept. */
async function refused(page: Page, words: RegExp): Promise<void> {
  await publish(page);
  const told = toast(page, words).and(page.locator(":not([data-seen])"));
  await expect(told).toBeVisible();
  const text = (await told.textContent()) ?? "";
  expect(englishIn(text)).toEqual([]);
  // Nobody else saved: nobody is blamed, and nothing is to be thrown away.
  expect(text).not.toMatch(/undefined|outra pessoa|sem usar o texto guardado/);
  await expect(field(page, "summary")).toHaveValue("De Marta.");
  // The next message is another.
  await told.evaluate((one) => one.setAttribute("data-seen", ""));
}

const words = {
  trouble: /servidor está com problemas/,
  noLine: /não foi possível falar com o servidor/,
};

/** Those in which a browser hides something, and some others; the unit tests of saving have them all. */
const met = {
  "422": ["POST", faults.invalid, /não aceitou/],
  "502 as a proxy's page that no other origin may read": ["POST", faults.proxyError, words.noLine],
  "a line that is cut": ["POST", faults.dropped, words.noLine],
  "a secondary limit": ["POST", () => faults.secondaryLimit(), /pedidos demais.*Espere \d+ segundos/],
  "what is stored can't be read": ["GET", faults.serverError, words.trouble],
} as const;

test("a save that fails says at once why, blames nobody, and works when that is over", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(serverGone);
  guard.allow(/\b(403|422|502)\b|ERR_FAILED|CORS policy|^error: |ServiceError|EditorError|não foi|servidor/);
  await written(page);
  for (const [which, [method, fault, told]] of Object.entries(met))
    await test.step(which, async () => {
      const over = desk.github.fail({ method }, fault);
      await refused(page, told);
      over();
    });
  expect(desk.since()).toEqual([]);
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toContain("summary: De Marta.");
  expect(desk.since()).toHaveLength(1);
});

test("when the hour's requests are used up the editor says until when, and saves afterwards", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/\b403\b|^error: |ServiceError|EditorError|pedidos/);
  await written(page);
  desk.github.useUpLimit(1_800);
  await refused(page, /pedidos demais.*às \d\d:\d\d/);
  desk.github.useUpLimit(-1);
  await publish(page);
  await saved(page);
  expect(desk.since()).toHaveLength(1);
});

test("a branch that is protected holds, and the editor hears that it is not their fault", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/\b422\b|^error: |ServiceError|EditorError|protegido/);
  desk.github.protect("main", ["conteúdo"]);
  await written(page);
  await refused(page, /não deixa a sua conta salvar.*protegido/);
  expect(desk.since()).toEqual([]);
});

test("a session that ended is told; after signing in anew the text is there, and is saved", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/\b401\b|^error: |ServiceError|EditorError|sessão/);
  page.on("dialog", (dialog) => void dialog.accept());
  await written(page);
  await kept(page, "De Marta.");
  desk.github.withdraw("marta");
  await refused(page, /sessão/);
  expect(desk.since()).toEqual([]);
  // As the message says.
  await page.reload();
  await signInByPopup(page, "marta");
  await expect(field(page, "summary")).toHaveValue("De Marta.");
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toContain("summary: De Marta.");
});

test("who comes while GitHub is in trouble hears it, and is let in when that is over", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/\b(403|502)\b|EditorError|servidor|pedidos/);
  for (const [fault, told] of [
    [faults.serverError, /^O servidor está com problemas \(502\)/],
    [() => faults.secondaryLimit(), /^Foram feitos pedidos demais/],
  ] as const) {
    const over = desk.github.fail({ path: "/user" }, fault);
    await page.goto("/admin");
    await expect(page.getByRole("status").filter({ hasText: told })).toBeVisible();
    over();
    await page.reload();
    await expect(list(page)).toBeVisible();
  }
});

test("without a line a save says so; when it is back everything is saved", async ({ editor: page, desk, guard }) => {
  guard.allow(serverGone);
  guard.allow(/^error: |ServiceError|EditorError|não foi possível falar/);
  await written(page);
  await desk.github.hangUp();
  await refused(page, words.noLine);
  await desk.github.listen();
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toContain("summary: De Marta.");
  expect(desk.since()).toHaveLength(1);
});

test("a list that could not be read whole is not shown as all there is, and is read again on request", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/\b(502|403)\b|^error: |ServiceError|EditorError|textos?|servidor|permissão/);
  const failed = page.getByRole("alert").filter({ hasText: "Esta lista não pôde ser lida" });
  // Once the names of the files, once no text of them comes.
  for (const [which, fault] of [
    [{ path: "/git/trees/main:content?" }, faults.notAccessible],
    [{ path: "/git/blobs/" }, faults.serverError],
  ] as const) {
    const over = desk.github.fail(which, fault);
    await open(page, "/collections/news");
    await expect(failed).toBeVisible();
    await expect(page.getByText("Nada por aqui ainda")).toBeHidden();
    over();
  }
  await expect(failed).toContainText(/3 textos não puderam ser lidos, de 3/);
  await failed.getByRole("button", { name: "Tentar de novo" }).click();
  for (const title of ["Culto de domingo", "Reunião de pastores", "Oração da manhã"])
    await expect(page.getByRole("link", { name: new RegExp(title) })).toBeVisible();
});

test("a search that could not be made is not told as one without a result", async ({ editor: page, desk, guard }) => {
  guard.allow(/\b502\b|^error: |ServiceError|EditorError|servidor/);
  const over = desk.github.fail({ path: "/git/trees/main:content?" }, faults.serverError);
  await open(page, "/collections/news");
  await expect(page.getByRole("alert").filter({ hasText: "Esta lista não pôde ser lida" })).toBeVisible();
  const search = async (words: string) => {
    await page.getByPlaceholder("Pesquisar em todos").fill(words);
    await page.keyboard.press("Enter");
  };
  // An address ends at one of these signs, or is none.
  await search("oracao% / manhã?");
  const failed = page.getByRole("alert").filter({ hasText: "A busca não pôde ser feita" });
  await expect(failed).toContainText(words.trouble);
  over();
  await failed.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("link", { name: /Oração da manhã/ })).toBeVisible();
  for (const nothing of ["quermesse", "%"]) {
    await search(nothing);
    await expect(page.getByText("Nada encontrado")).toBeVisible();
    await expect(page.getByRole("link", { name: /Culto de domingo/ })).toBeHidden();
  }
  // What a search has read is not all that there is to the list that failed before.
  await list(page).click();
  await expect(page.getByRole("link", { name: /Culto de domingo/ })).toBeVisible();
});

test("an entry that can't be opened says why, also once its list is there, and opens on request", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/\b502\b|^error: |ServiceError|EditorError|servidor/);
  const over = desk.github.fail({ path: "/git/trees/main:content/news/culto-de-domingo" }, faults.serverError);
  const listed = gate();
  const last = desk.git("rev-parse", "main:content/news/oracao-da-manha/index.md");
  desk.github.before({ path: `/git/blobs/${last}` }, () => listed.opened);
  await open(page, place);
  const failed = page.getByRole("alert").filter({ hasText: "não pôde ser aberta" });
  await expect(failed).toContainText(words.trouble);
  await expect(page.getByText("O que você escreveu continua")).toBeHidden();
  // The note beside it goes by itself: it would follow her to every other page.
  await expect(page.locator(".Toastify__progress-bar--animated")).toHaveCount(1);
  listed.open();
  await page.waitForLoadState("networkidle");
  over();
  await failed.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(field(page, "summary")).toHaveValue("O culto começa às 18h.");
});

test("a field that can't read what it offers keeps what was chosen in it", async ({ editor: page, desk, guard }) => {
  guard.allow(/\b502\b|^error: |ServiceError|EditorError|servidor/);
  desk.push(entry, (text) => text.replace("summary:", "documents:\n  - ata-antiga\nsummary:"));
  const read = desk.git("rev-parse", "main:content/documents/ata-antiga/index.md");
  const over = desk.github.fail({ path: `/git/blobs/${read}` }, faults.serverError);
  await open(page, place);
  const chosen = page.getByRole("combobox", { name: "Documentos" });
  await expect(page.getByText("ata-antiga", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  over();
  await chosen.fill("nova");
  await page.getByRole("option", { name: "Ata nova" }).click();
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toContain("documents:\n  - ata-antiga\n  - ata-nova\n");
});

test("a text that can't be read is no empty form; its history brings it back", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/EditorError|não consegue abri-lo/);
  page.on("dialog", (dialog) => void dialog.accept());
  const before = desk.stored(entry);
  // A slip that is made on github.com.
  desk.push(entry, (text) => text.replace("summary: ", 'summary: "'));
  await open(page, place);
  const failed = page.getByRole("alert").filter({ hasText: "não pôde ser aberta" });
  await expect(failed).toContainText(/está guardado.*a linha 5 não pode ser lida/);
  // The list that is read beside it has the same text.
  await page.waitForLoadState("networkidle");
  await failed.getByRole("button", { name: "Histórico e desfazer" }).click();
  await page.getByRole("button", { name: "Desfazer a última publicação" }).click();
  await expect(field(page, "summary")).toHaveValue("O culto começa às 18h.");
  expect(desk.stored(entry)).toBe(before);
});

test("nothing is deleted while texts can't be read that may lead to it", async ({ editor: page, desk, guard }) => {
  // The file of the document is no text: where it can't be read, the form asks the site for it.
  guard.allow(/\b502\b|^error: |ServiceError|EditorError|textos?|servidor|ainda é usado|ata-antiga\.pdf/);
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, entryPlace("documents", "ata-antiga"));
  await expect(field(page, "title")).toHaveValue("Ata antiga");
  const over = desk.github.fail({ path: "/git/blobs/" }, faults.serverError);
  await page.getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, /Não foi excluído: \d+ textos? não (puderam|pôde)/)).toBeVisible();
  expect(desk.since()).toEqual([]);
  over();
  await page.getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, /ainda é usado[\s\S]*Em “Ata nova/)).toBeVisible();
  expect(desk.since()).toEqual([]);
});
