import { createHash } from "node:crypto";
import sharp from "sharp";
import { gate } from "../gate";
import { entryPlace, field, list, open, publish, saved, toast } from "./desk";
import { expect, expectedTalk, signInByPopup, test } from "./github-desk";

const entry = "content/news/culto-de-domingo/index.md";
const place = entryPlace("news", "culto-de-domingo");

test("an editor signs in by the pop-up, edits, and git holds one commit of one file", async ({ page, guard, desk }) => {
  await expectedTalk(page.context(), guard, desk.github);
  await page.goto("/admin");
  await signInByPopup(page, undefined);
  await expect(page.getByText(/^A entrada pelo GitHub não foi concluída/)).toBeVisible();
  await signInByPopup(page, "marta");
  await expect(list(page)).toBeVisible();
  await open(page, place);
  await field(page, "summary").fill("O culto começa às 19h.");
  await publish(page);
  await saved(page);
  expect(desk.since()).toEqual(["Marta Modelo|Altera Notícia ou aviso: culto-de-domingo"]);
  expect(desk.git("show", "--format=", "--name-only", "main")).toBe(entry);
  expect(desk.stored(entry)).toContain("summary: O culto começa às 19h.");
});

for (const [login, permission] of [
  ["leo", "may only read"],
  ["nina", "may see nothing of it"],
] as const)
  test(`who ${permission} is told, and can sign in otherwise`, async ({ page, guard, desk }) => {
    await expectedTalk(page.context(), guard, desk.github);
    guard.allow(/\b404\b|Problem fetching repo data|does not have access|acesso|conta/);
    await page.goto("/admin");
    await signInByPopup(page, login);
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: /A sua conta não pode editar este site|não foi encontrado, ou a sua conta/ }),
    ).toBeVisible();
    await signInByPopup(page, "marta");
    await expect(list(page)).toBeVisible();
  });

test("what is typed while a stored picture is on its way is seen, and saved", async ({ editor: page, desk }) => {
  const folder = "content/news/culto-de-domingo";
  const line = gate();
  desk.push(`${folder}/capa.webp`, () => "RIFF");
  desk.push(`${folder}/index.md`, (text) =>
    text.replace("summary:", "cover:\n  image: capa.webp\n  alt: Um templo.\nsummary:"),
  );
  const picture = desk.git("rev-parse", `main:${folder}/capa.webp`);
  desk.github.before({ path: picture }, () => line.opened, Number.POSITIVE_INFINITY);
  const asked = page.waitForRequest((request) => request.url().includes(picture));
  await open(page, entryPlace("news", "culto-de-domingo"));
  await asked;
  await field(page, "title").press("End");
  await page.keyboard.type(" à noite");
  await expect(field(page, "title")).toHaveValue("Culto de domingo à noite");
  line.open();
  await publish(page);
  await expect(toast(page, /^Salvo/)).toBeVisible();
  expect(desk.stored(`${folder}/index.md`)).toContain("title: Culto de domingo à noite\n");
});

test("a new entry with a photo is one commit of two files", async ({ editor: page, desk, guard }) => {
  // That there is none yet is asked for.
  guard.allow(/\b404\b/);
  await open(page, "/collections/news/new");
  await field(page, "title").fill("Culto de gratidão");
  await field(page, "summary").fill("No sábado, às 16h.");
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.type("Venha com a sua família.");
  await page.getByRole("button", { name: "Abrir" }).first().click();
  await page.getByRole("button", { name: "Escolher imagem" }).click();
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#8a6" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').first().setInputFiles({ name: "capa.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Usar este" }).click();
  await field(page, "alt").fill("Um templo.");
  await publish(page);
  await expect(toast(page, /^Salvo/)).toBeVisible();
  expect(desk.since()).toEqual(["Marta Modelo|Cria Notícia ou aviso: culto-de-gratidao"]);
  expect(desk.git("show", "--format=", "--name-only", "main").split("\n").sort()).toEqual([
    "content/news/culto-de-gratidao/capa.webp",
    "content/news/culto-de-gratidao/index.md",
  ]);
  expect(desk.stored("content/news/culto-de-gratidao/index.md")).toContain("image: capa.webp");
  expect(desk.git("cat-file", "-s", "main:content/news/culto-de-gratidao/capa.webp")).not.toBe("0");

  // One's own second save is no other person's.
  await expect(page).toHaveURL(/entries\/culto-de-gratidao/);
  await saved(page);
  await field(page, "summary").fill("No sábado, às 17h.");
  await publish(page);
  await expect.poll(() => desk.since().length).toBe(2);
  expect(desk.stored("content/news/culto-de-gratidao/index.md")).toContain("summary: No sábado, às 17h.");
});

for (const [what, where] of [
  ["a new entry", "/collections/news/new"],
  ["an entry", place],
] as const)
  test(`nobody types into ${what} while it is saved, and what then stands there is what git holds`, async ({
    editor: page,
    desk,
    guard,
  }) => {
    guard.allow(/\b404\b/);
    await open(page, where);
    await field(page, "title").fill("Culto da manhã");
    await field(page, "summary").fill("No domingo.");
    await page.locator('[data-slate-editor="true"]').click();
    await page.keyboard.type("Venha.");
    let typed = "";
    desk.github.before({ method: "PATCH", path: "/git/refs" }, async () => {
      await field(page, "summary").focus();
      await page.keyboard.type("E na segunda.");
      typed = await field(page, "summary").inputValue();
    });
    await publish(page);
    await expect(toast(page, /^Salvo/)).toBeVisible();
    expect(typed).toBe("No domingo.");
    await expect(page).toHaveURL(/\/entries\//);
    await saved(page);
    await field(page, "summary").fill("No domingo, às 9h.");
    await publish(page);
    await expect.poll(() => desk.since().length).toBe(2);
    expect(desk.git("grep", "-l", "No domingo, às 9h.", "main", "--", "content/news").split("\n")).toHaveLength(1);
  });

test("an entry that is renamed keeps its old address, and one that is deleted is gone", async ({
  editor: page,
  desk,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, place);
  await field(page, "slug").fill("culto-da-noite");
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toMatch(/slug: culto-da-noite\naliases:\n {2}- culto-de-domingo\n/);

  await page.getByRole("button", { name: "Excluir" }).click();
  await expect
    .poll(() => desk.since())
    .toEqual([
      "Marta Modelo|Exclui Notícia ou aviso: culto-de-domingo",
      "Marta Modelo|Altera Notícia ou aviso: culto-de-domingo",
    ]);
  expect(desk.git("ls-tree", "-r", "--name-only", "main", "content/news").split("\n")).toEqual([
    "content/news/oracao-da-manha/index.md",
    "content/news/reuniao-de-pastores/index.md",
  ]);
});

test("a document of 8 MB arrives whole, in the commit of its entry, and can be chosen", async ({
  editor: page,
  desk,
  guard,
}) => {
  test.slow();
  guard.allow(/\b404\b/);
  const buffer = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(8_000_000, "opbb "), Buffer.from("\n%%EOF\n")]);
  await open(page, "/collections/documents/new");
  await field(page, "title").fill("Relatório");
  await page.getByRole("combobox", { name: /Categoria/ }).click();
  await page.getByRole("option").first().click();
  await field(page, "date").fill("2026-05-05");
  await page.getByRole("button", { name: "Escolher arquivo" }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "Relatório.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Usar este" }).click();
  await publish(page);
  // Not by the words “Salvo”: the form is drawn anew after them, and must not think that it was changed.
  await expect(page).toHaveURL(/documents\/entries\/relatorio/);
  await saved(page);
  expect(desk.since()).toEqual(["Marta Modelo|Cria Documento: relatorio"]);
  const blob = createHash("sha1").update(`blob ${buffer.length}\0`).update(buffer).digest("hex");
  expect(desk.git("rev-parse", "main:content/documents/relatorio/relatorio.pdf")).toBe(blob);

  // A notice offers it at once.
  await page.evaluate(() => location.assign("#/collections/news/new"));
  await page.getByRole("combobox", { name: "Documentos" }).click();
  await expect(page.getByRole("option", { name: "Relatório" })).toBeVisible();
});

test("what another entry leads to is not deleted, and what nothing leads to is", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/EditorError|^error: |ainda é usado/);
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, entryPlace("documents", "ata-antiga"));
  await page.getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, /Não foi excluído: isto ainda é usado[\s\S]*Em “Ata nova/)).toBeVisible();
  expect(desk.since()).toEqual([]);

  await open(page, entryPlace("documents", "ata-nova"));
  await page.getByRole("button", { name: "Excluir" }).click();
  await expect.poll(() => desk.since()).toEqual(["Marta Modelo|Exclui Documento: ata-nova"]);
  expect(desk.git("ls-tree", "-r", "--name-only", "main", "content/documents").split("\n")).toEqual([
    "content/documents/ata-antiga/ata-antiga.pdf",
    "content/documents/ata-antiga/index.md",
  ]);
});

test("a list asks for each text once, and for nothing that it does not show", async ({ editor: page, desk }) => {
  await page.goto("/admin");
  await expect(list(page)).toBeVisible();
  desk.github.log.length = 0;
  await list(page).click();
  await expect(page.getByRole("link", { name: /Oração da manhã/ })).toBeVisible();
  const asked = desk.github.log.map(({ path }) => path);
  expect(asked.filter((path) => path.includes("/commits?"))).toEqual([]);
  expect(asked.filter((path) => path.includes("/git/blobs/"))).toHaveLength(3);
  expect(new Set(asked).size).toBe(asked.length);
});

test("on GitHub too the last publication is undone, and git keeps both", async ({ editor: page, desk }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const before = desk.stored(entry);
  await open(page, place);
  await field(page, "summary").fill("Outro resumo.");
  await publish(page);
  await saved(page);
  await page.getByRole("button", { name: "Histórico e desfazer" }).click();
  await page.getByRole("button", { name: "Desfazer a última publicação" }).click();
  await expect.poll(() => desk.stored(entry)).toBe(before);
  await expect(field(page, "summary")).not.toHaveValue("Outro resumo.");
  expect(desk.since()).toEqual([
    "Marta Modelo|Volta Notícia ou aviso: culto-de-domingo",
    "Marta Modelo|Altera Notícia ou aviso: culto-de-domingo",
  ]);

  // What was deleted comes back as it was.
  await page.getByRole("button", { name: "Excluir" }).click();
  await expect.poll(() => desk.since()[0]).toBe("Marta Modelo|Exclui Notícia ou aviso: culto-de-domingo");
  await open(page, "/inicio");
  await page.getByRole("button", { name: /^Histórico: / }).click();
  await page.getByRole("button", { name: "Trazer de volta" }).click();
  await expect.poll(() => desk.since()[0]).toBe("Marta Modelo|Volta Notícia ou aviso: culto-de-domingo");
  expect(desk.stored(entry)).toBe(before);
});
