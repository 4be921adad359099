import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { entryPlace, expect, field, open, publish, saved, test, toast } from "./desk";

const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#8a6", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .jpeg()
    .withExif({ IFD0: { Artist: "Segredo Exemplo" } })
    .toBuffer();

test("a photo is shrunk, loses its metadata, and goes beside its entry in the same commit; then all is deleted", async ({
  editor: page,
  desk,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, "/collections/news/new");
  await field(page, "title").fill("Foto grande");
  await field(page, "summary").fill("Com uma foto.");
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.type("Texto.");
  await page.getByRole("button", { name: "Abrir" }).first().click();
  await page.getByRole("button", { name: "Escolher imagem" }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "Foto do Templo.JPG",
      mimeType: "image/jpeg",
      buffer: await photo(4000, 2000),
    });
  await page.getByRole("button", { name: "Usar este" }).click();
  await publish(page);
  await expect(page.getByText(/Falta a descrição da imagem/)).toBeVisible();
  await field(page, "alt").fill("Um templo.");
  await publish(page);
  await expect(toast(page, "Salvo")).toBeVisible();
  expect(desk.git("show", "--format=", "--name-only", "editor").split("\n").sort()).toEqual([
    "content/news/foto-grande/foto-do-templo.webp",
    "content/news/foto-grande/index.md",
  ]);
  expect(desk.stored("content/news/foto-grande/index.md")).toContain("image: foto-do-templo.webp");
  const file = await sharp(join(desk.storedContent(), "news/foto-grande/foto-do-templo.webp")).metadata();
  expect([file.width, file.height, file.exif]).toEqual([2000, 1000, undefined]);

  await page.getByRole("button", { name: "Excluir" }).click();
  await expect.poll(() => desk.git("ls-tree", "-r", "--name-only", "editor", "content/news/foto-grande")).toBe("");
  expect(desk.git("log", "-1", "--format=%s", "editor")).toBe("Exclui Notícia ou aviso: foto-grande");
});

test("a small picture is not enlarged; HEIC, a wrong document and a false PDF are refused kindly", async ({
  editor: page,
  desk,
}) => {
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await open(page, entryPlace("documents", "estatuto-da-secao"));
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const before = said.length;
    await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
    await expect.poll(() => said.length).toBe(before + 1);
    return said.at(-1);
  };
  await page.getByRole("button", { name: "Trocar arquivo" }).click();
  expect(await choose("planilha.exe", "application/octet-stream", Buffer.from("MZ"))).toContain("Use PDF, DOCX");
  expect(await choose("estatuto.pdf", "application/pdf", Buffer.from("<html>"))).toContain("por dentro é outra coisa");
  await page.getByRole("button", { name: "Fechar" }).click();

  await open(page, entryPlace("ministries", "pastoral-da-saude"));
  await page.getByRole("button", { name: "Abrir" }).first().click();
  await page.getByRole("button", { name: "Trocar imagem" }).first().click();
  expect(await choose("IMG_0001.HEIC", "image/heic", Buffer.from("x"))).toContain("é uma foto no formato HEIC");
  expect(await choose("vazia.jpg", "image/jpeg", Buffer.from([0xff, 0xd8, 0xff]))).toContain("está danificada");
  const half = (await photo(320, 200)).subarray(0, 5_000);
  expect(await choose("metade.jpg", "image/jpeg", half)).toContain("está danificada");
  const long = sharp({ create: { width: 1_440, height: 17_200, channels: 3, background: "#8a6" } });
  expect(await choose("captura.png", "image/png", await long.png().toBuffer())).toContain("corte-a em duas");
  const thread = sharp({ create: { width: 30_000, height: 1, channels: 3, background: "#8a6" } });
  expect(await choose("fio.png", "image/png", await thread.png().toBuffer())).toContain("30000 × 1 pixels");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "pequena.jpg", mimeType: "image/jpeg", buffer: await photo(320, 200) });
  await expect(page.getByText("pequena.webp")).toBeVisible();
  await page.getByRole("button", { name: "Usar este" }).click();
  await publish(page);
  await expect(toast(page, "Salvo")).toBeVisible();
  const bytes = execFileSync("git", ["show", "editor:content/ministries/pastoral-da-saude/pequena.webp"], {
    cwd: desk.git("rev-parse", "--show-toplevel"),
  });
  expect((await sharp(bytes).metadata()).width).toBe(320);
});

test("two photos of one name, as an iPhone's camera gives them, lie beside each other, and so do one and its copy", async ({
  editor: page,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await open(page, "/collections/news/new");
  await page.getByRole("button", { name: "Abrir" }).first().click();
  await page.getByRole("button", { name: "Escolher imagem" }).click();
  for (const name of ["image.webp", "image-2.webp"]) {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "image.jpg", mimeType: "image/jpeg", buffer: await photo(320, 200) });
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("image.webp", { exact: true })).toBeVisible();
  const buffer = await photo(320, 200);
  for (const name of ["foto", "copia"]) {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer });
    await expect(page.getByText(`${name}.webp`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("foto.webp", { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

/** How wide the cover is in the preview. */
const inPreview = (page: Page) =>
  page
    .frameLocator("iframe")
    .first()
    .locator("img")
    .first()
    .evaluate((picture: HTMLImageElement) => picture.naturalWidth);

test("the field of a picture shows it: the one that is stored, and the one that takes its place", async ({
  editor: page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const choose = async (button: string, width: number) => {
    await page.getByRole("button", { name: button }).click();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "capa.jpg", mimeType: "image/jpeg", buffer: await photo(width, 200) });
    await page.getByRole("button", { name: "Usar este" }).click();
  };
  const shown = () =>
    page.locator('[class*="-ControlPaneContainer"] img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await open(page, entryPlace("news", "um-texto-do-teste"));
  await page.getByRole("button", { name: "Abrir" }).first().click();
  await choose("Escolher imagem", 320);
  await field(page, "alt").fill("Um templo.");
  await publish(page);
  await saved(page);
  await page.reload();
  await expect.poll(shown).toBe(320);
  await page.getByRole("button", { name: "Abrir: Capa" }).click();
  await choose("Trocar imagem", 480);
  await expect.poll(shown).toBe(480);
  // Left without a save, it is the stored one again.
  await page.getByRole("link", { name: /^← Notícias/ }).click();
  await page.getByRole("link", { name: /Um texto do teste/ }).click();
  await expect.poll(shown).toBe(320);
  await expect.poll(() => inPreview(page)).toBe(320);
});

test("a file of the same name takes the place of the old one when the form is saved, and not before", async ({
  editor: page,
  desk,
}) => {
  const file = "content/documents/estatuto-da-secao/estatuto-da-secao.pdf";
  const isNew = () => desk.stored(file).includes("% corrigido");
  const corrected = Buffer.concat([readFileSync(join(desk.repo, file)), Buffer.from("\n% corrigido\n")]);
  const commits = () => desk.git("rev-list", "--count", "editor");
  const before = commits();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await open(page, entryPlace("documents", "estatuto-da-secao"));
  await page.getByRole("button", { name: "Trocar arquivo" }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "estatuto-da-secao.pdf", mimeType: "application/pdf", buffer: corrected });
  await page.getByRole("button", { name: "Usar este" }).click();
  expect(asked).toEqual(["estatuto-da-secao.pdf já existe. Trocar por este arquivo?"]);
  expect([commits(), isNew()]).toEqual([before, false]);
  await publish(page);
  await expect(toast(page, "Salvo")).toBeVisible();
  expect([commits(), isNew()]).toEqual([String(Number(before) + 1), true]);
});

test("a person's photo in a list needs its description, which is demanded of that person alone", async ({
  editor: page,
  desk,
}) => {
  const about = "content/pages/about/index.md";
  // The photo of the first only decorates; of the second, only who took it is known.
  desk.saveElsewhere(about, (text) =>
    text
      .replace("      alt: Retrato do Pr. Daniel Exemplo\n", "      decorative: true\n")
      .replace(/(Primeiro vice-presidente\n) {4}photo:\n(.*\n){2}/, "$1"),
  );
  await open(page, "/collections/pages/entries/about");
  await page.getByRole("button", { name: "Adicionar membro da diretoria" }).click();
  const shown = (name: string) => page.locator(`[id^="${name}-field"]:visible`);
  await shown("name").fill("Ana Modelo");
  await shown("role").fill("Conselheira");
  await page.getByRole("button", { name: "Abrir: Foto" }).click();
  await page.getByRole("button", { name: "Escolher imagem" }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "ana.jpg", mimeType: "image/jpeg", buffer: await photo(320, 320) });
  await page.getByRole("button", { name: "Usar este" }).click();
  await publish(page);
  await expect(toast(page, /há um erro em um deles/)).toBeVisible();
  const missing = page.getByText(/Falta a descrição da imagem/);
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeVisible();
  await shown("alt").fill("Ana sorri.");
  await publish(page);
  await saved(page);
  const change = desk.git("show", "--format=", "editor", about);
  for (const line of ["name: Ana Modelo", "image: ana.webp", "alt: Ana sorri."]) expect(change).toContain(line);
});
