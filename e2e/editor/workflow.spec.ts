import type { Browser, Page } from "@playwright/test";
import { type Desk, entryPlace, expect, field, open, publish, saved, signIn, test, toast } from "./desk";
import { englishIn } from "./english";

test.use({ hasReview: true });

test.beforeEach(({ guard, editor }) => {
  // An entry that is not in review is asked for all the same.
  guard.allow(/_editor\/api\/v1/);
  editor.on("dialog", (dialog) => void dialog.accept());
});

const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true }).click();
const status = (page: Page, name: string) => page.getByText(`Situação: ${name}`);

async function setStatus(page: Page, from: string, to: string): Promise<void> {
  await status(page, from).click();
  await page.getByRole("menuitem", { name: to }).click();
  await expect(status(page, to)).toBeVisible();
}

/** Writes a new text and saves it as a draft. */
async function write(page: Page, title: string): Promise<void> {
  await open(page, "/collections/news/new");
  await field(page, "title").fill(title);
  await field(page, "summary").fill("No domingo, às 18h.");
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.type("Venha com a sua família.");
  await save(page);
  await expect(status(page, "Rascunho")).toBeVisible();
}

/** Another person, in a browser of their own. They don't go on with what their browser kept. */
async function colleague(browser: Browser, desk: Desk): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: desk.url })).newPage();
  other.on(
    "dialog",
    (dialog) => void (/não chegou a ser salvo/.test(dialog.message()) ? dialog.dismiss() : dialog.accept()),
  );
  await signIn(other, desk.door(), "Pr. João da Silva Exemplo");
  return other;
}

/** Branches of drafts. */
const drafts = "for-each-ref --format=%(refname:short) refs/heads/cms".split(" ");

test("a text goes from draft to review, to ready, to the site; an edit goes the same way", async ({ editor, desk }) => {
  test.setTimeout(180_000);
  const english: string[] = [];
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown need not be translated
  const read = async () => english.push(...englishIn(await editor.locator("body").innerText()));

  await write(editor, "Culto de ação de graças");
  expect(desk.git("log", "--format=%an|%s", "editor..cms/news/culto-de-acao-de-gracas/index")).toBe(
    "Marta Modelo|Cria Notícia ou aviso: culto-de-acao-de-gracas",
  );
  // The site is what it was, and nobody is told otherwise.
  await expect(editor.locator(".publishing")).toBeEmpty();
  await write(editor, "Tarde de oração");
  await read();

  await open(editor, "/collections/news");
  await expect(editor.getByText("Ainda não publicado")).toBeVisible();
  await read();
  await editor.getByRole("link", { name: /Culto de ação de graças/ }).click();
  await setStatus(editor, "Rascunho", "Em revisão");
  await setStatus(editor, "Em revisão", "Pronto");
  await publish(editor);
  await saved(editor);
  expect(desk.stored("content/news/culto-de-acao-de-gracas/index.md")).toContain("Culto de ação de graças");
  expect(desk.git(...drafts)).toBe("cms/news/tarde-de-oracao/index");

  // What was published since is no part of the other draft.
  await open(editor, entryPlace("news", "tarde-de-oracao"));
  await expect(field(editor, "title")).toHaveValue("Tarde de oração");
  await setStatus(editor, "Rascunho", "Pronto");
  await publish(editor);
  await saved(editor);
  expect(desk.git("log", "--max-count=1", "--format=%an|%s", "editor")).toBe(
    "Marta Modelo|Publica: news/tarde-de-oracao",
  );
  expect(desk.git("diff", "--name-only", "main", "editor").split("\n")).toEqual([
    "content/news/culto-de-acao-de-gracas/index.md",
    "content/news/tarde-de-oracao/index.md",
  ]);

  await open(editor, entryPlace("news", "assembleia-anual-2026"));
  await saved(editor);
  await field(editor, "title").fill("Assembleia anual: novo horário");
  await save(editor);
  await setStatus(editor, "Rascunho", "Pronto");
  expect(desk.stored("content/news/assembleia-anual-2026/index.md")).not.toContain("novo horário");
  await open(editor, "/workflow");
  await editor.getByRole("button", { name: "Publicar alterações" }).click();
  await expect(toast(editor, "Publicação enviada")).toBeVisible();
  await read();
  expect(desk.stored("content/news/assembleia-anual-2026/index.md")).toContain("novo horário");
  expect(desk.git(...drafts)).toBe("");
  expect(english).toEqual([]);
});

test("a draft that is deleted leaves nothing", async ({ editor, desk }) => {
  await write(editor, "Engano");
  await editor.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(toast(editor, "Alterações excluídas")).toBeVisible();
  expect(desk.git(...drafts)).toBe("");
  expect(desk.git("rev-parse", "editor")).toBe(desk.git("rev-parse", "main"));
});

test("what was published from elsewhere meanwhile is not overwritten, and the editor goes on", async ({
  editor,
  desk,
}) => {
  const path = "content/news/assembleia-anual-2026/index.md";
  await open(editor, entryPlace("news", "assembleia-anual-2026"));
  await saved(editor);
  await field(editor, "title").fill("A minha");
  await save(editor);
  await setStatus(editor, "Rascunho", "Pronto");
  desk.saveElsewhere(path, (text) => text.replace(/^title: .*$/m, "title: A de outra pessoa"));
  await publish(editor);
  await expect(toast(editor, /Não foi publicado: o mesmo texto foi mudado/)).toBeVisible();
  await expect(field(editor, "title")).toHaveValue("A minha");
  expect(desk.stored(path)).toContain("A de outra pessoa");
  await write(editor, "Outra coisa");
});

test("of two people on one draft, the second is refused and keeps the text; later saves of one's own are not", async ({
  editor,
  desk,
  browser,
}) => {
  test.setTimeout(180_000);
  const place = entryPlace("news", "culto-de-acao-de-gracas");
  const draft = () =>
    desk.git("show", "cms/news/culto-de-acao-de-gracas/index:content/news/culto-de-acao-de-gracas/index.md");
  await write(editor, "Culto de ação de graças");
  const other = await colleague(browser, desk);
  await open(other, place);
  await expect(field(other, "summary")).toHaveValue("No domingo, às 18h.");
  for (const text of ["No domingo, às 19h.", "No domingo, às 20h."]) {
    await field(editor, "summary").fill(text);
    await save(editor);
    await expect.poll(draft).toContain(text);
  }

  await field(other, "summary").fill("No sábado.");
  await save(other);
  await expect(toast(other, "outra pessoa salvou este mesmo rascunho")).toBeVisible();
  await expect(field(other, "summary")).toHaveValue("No sábado.");
  expect(draft()).toContain("No domingo, às 20h.");

  await open(other, place);
  await expect(field(other, "summary")).toHaveValue("No domingo, às 20h.");
  await field(other, "summary").fill("No sábado, às 20h.");
  await save(other);
  await expect.poll(draft).toContain("No sábado, às 20h.");

  // What is published is the text that its publisher has seen.
  await setStatus(editor, "Rascunho", "Pronto");
  await publish(editor);
  await expect(toast(editor, /Não foi publicado: outra pessoa mudou este texto/)).toBeVisible();
  await expect.poll(draft).toContain("No sábado, às 20h.");
  await open(editor, place);
  await expect(field(editor, "summary")).toHaveValue("No sábado, às 20h.");
  await publish(editor);
  await saved(editor);
  await field(other, "summary").fill("No sábado, às 21h.");
  await save(other);
  await expect(toast(other, "outra pessoa publicou este rascunho")).toBeVisible();
  await expect(field(other, "summary")).toHaveValue("No sábado, às 21h.");
  expect(desk.git(...drafts)).toBe("");

  await field(editor, "summary").fill("No sábado, às 22h.");
  await save(editor);
  await expect(status(editor, "Rascunho")).toBeVisible();
  expect(draft()).toContain("No sábado, às 22h.");
});

test("who opened a page, or a draft that is thrown away, does not overwrite either", async ({
  editor,
  desk,
  browser,
}) => {
  test.setTimeout(180_000);
  const place = entryPlace("news", "assembleia-anual-2026");
  const other = await colleague(browser, desk);
  await open(other, place);
  await saved(other);
  await open(editor, place);
  await saved(editor);
  await field(editor, "summary").fill("A minha.");
  await save(editor);
  await expect(status(editor, "Rascunho")).toBeVisible();
  const before = desk.git("rev-parse", "cms/news/assembleia-anual-2026/index");
  await field(other, "summary").fill("A outra.");
  await save(other);
  await expect(toast(other, "outra pessoa começou um rascunho desta mesma página")).toBeVisible();
  expect(desk.git("rev-parse", "cms/news/assembleia-anual-2026/index")).toBe(before);

  await write(editor, "Engano");
  await open(other, entryPlace("news", "engano"));
  await expect(field(other, "summary")).toHaveValue("No domingo, às 18h.");
  await editor.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(toast(editor, "Alterações excluídas")).toBeVisible();
  await field(other, "summary").fill("Não é engano.");
  await save(other);
  await expect(toast(other, "outra pessoa excluiu este rascunho")).toBeVisible();
  await expect(field(other, "summary")).toHaveValue("Não é engano.");
  expect(desk.git(...drafts)).toBe("cms/news/assembleia-anual-2026/index");
});

test("two texts of one title get a folder each", async ({ editor, desk, browser }) => {
  const other = await colleague(browser, desk);
  await open(other, "/collections/news/new");
  await write(editor, "Tarde de oração");
  await write(other, "Tarde de oração");
  expect(desk.git(...drafts).split("\n")).toEqual([
    "cms/news/tarde-de-oracao-1/index",
    "cms/news/tarde-de-oracao/index",
  ]);
  expect(desk.git("diff", "--name-only", "editor...cms/news/tarde-de-oracao-1/index")).toBe(
    "content/news/tarde-de-oracao-1/index.md",
  );
});

test("an address that is changed in a draft which somebody else began stays among the old ones", async ({
  editor,
  desk,
  browser,
}) => {
  const key = "assembleia-anual-2026";
  const draft = () => desk.git("show", `cms/news/${key}/index:content/news/${key}/index.md`);
  await open(editor, entryPlace("news", key));
  await saved(editor);
  await field(editor, "summary").fill("Com novo horário.");
  await save(editor);
  await expect(status(editor, "Rascunho")).toBeVisible();

  const other = await colleague(browser, desk);
  for (const slug of ["assembleia-de-2026", "assembleia"]) {
    await open(other, entryPlace("news", key));
    await expect(field(other, "summary")).toHaveValue("Com novo horário.");
    await field(other, "slug").fill(slug);
    await save(other);
    await expect.poll(draft).toContain(`slug: ${slug}`);
    // What was never on the site is nobody's old address.
    expect(draft()).toContain(`aliases:\n  - ${key}\n`);
    expect(draft()).not.toContain("- assembleia-de-2026");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("every step is within reach", async ({ editor }) => {
    await write(editor, "Do celular");
    await setStatus(editor, "Rascunho", "Em revisão");
    for (const name of ["Salvar", "Publicar", "Excluir"])
      await expect(editor.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await open(editor, "/workflow");
    const card = editor.getByRole("link", { name: /Do celular/ });
    expect((await card.boundingBox())?.width).toBeGreaterThan(300);
    await expect(editor.getByRole("button", { name: "Excluir", exact: true })).toBeVisible();
  });
});
