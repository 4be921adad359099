import type { Page } from "@playwright/test";
import { entryPlace, expect, field, open, publish, saved, test, toast } from "./desk";
import { en } from "./english";

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

/** Branches of drafts. */
const drafts = "for-each-ref --format=%(refname:short) refs/heads/cms".split(" ");

test("a text goes from draft to review, to ready, to the site; an edit goes the same way", async ({ editor, desk }) => {
  test.setTimeout(180_000);
  const english: string[] = [];
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown need not be translated
  const read = async () => english.push(...en(await editor.locator("body").innerText()));

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
