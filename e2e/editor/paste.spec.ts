import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { entryPlace, expect, open, ownNews, publish, saved, test, toast } from "./desk";

const text = (page: Page) => page.locator('[data-slate-editor="true"]').first();

/** Opens a short text, ready to be pasted into. */
async function openShort(page: Page) {
  await open(page, entryPlace("news", "um-texto-do-teste"));
  await expect(text(page)).toHaveText(/^Um texto\.\W*$/);
}

/** Puts rich text into the clipboard, as a browser or Word does, and pastes it at the end of the text. */
async function paste(page: Page, html: string, plain = "só texto") {
  await page.evaluate(
    ([rich, text]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          ...(rich ? { "text/html": new Blob([rich], { type: "text/html" }) } : {}),
          "text/plain": new Blob([text], { type: "text/plain" }),
        }),
      ]),
    [html, plain] as const,
  );
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+V");
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

test("of rich text from a page, an e-mail and Word the pictures are left out and the text stays", async ({
  editor: page,
  desk,
}) => {
  const pictures = [
    '<figure><img src="https://example.org/foto.jpg" alt="Uma foto"></figure>',
    `<div><img src="${pixel}"></div>`,
    '<p class="MsoNormal"><span><img width="100" src="file:///C:/Temp/image001.png"></span></p>',
  ];
  const inWords = pictures.map((picture) => /<img[^>]*>/.exec(picture)?.[0]);
  await openShort(page);
  await paste(
    page,
    `<p>Antes <strong>da foto</strong>.</p>${pictures.join("")}<p>Depois ${inWords.join("")}da foto 📅<b>(sábado)</b>.</p>`,
  );
  await expect(text(page)).toContainText("Depois da foto 📅(sábado).");
  await expect(text(page).locator("img")).toHaveCount(0);
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toMatch(
    /\n---\n\nUm texto\.\n\nAntes \*\*da foto\*\*\.\n\nDepois da foto 📅\(\*\*sábado\)\*\*\.\n*$/,
  );
});

test("of what Word and WhatsApp write headings, lists, a table and links stay, copied once more too, and a word says what did not", async ({
  editor: page,
  desk,
}) => {
  await openShort(page);
  await paste(
    page,
    `<h1>Pauta</h1><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">·&nbsp; Contas</p>
<table><tr><td><p>Dia</p></td><td><p>Hora</p></td></tr><tr><td><p>5</p></td><td><p>9h</p></td></tr></table>
<p><img src="file:///C:/Temp/image001.png">Veja <a href="https://example.org/a">a página</a> e www.example.org.</p>`,
  );
  await expect(text(page)).toContainText("Veja a página e www.example.org.");
  await expect(toast(page, "A foto não entrou no texto")).toBeVisible();
  // A message comes without formats.
  await paste(page, "", "*Atenção*, irmãos\n- café\n- culto");
  await expect(text(page).getByRole("listitem")).toHaveText(["Contas", "café", "culto"]);
  for (const key of ["A", "C", "End", "V"]) await page.keyboard.press(`ControlOrMeta+${key}`);
  await expect(text(page).getByRole("listitem")).toHaveCount(6);
  await publish(page);
  await saved(page);
  const once =
    "Um texto.\n\n## Pauta\n\n- Contas\n\n| Dia | Hora |\n| --- | ---- |\n| 5 | 9h |\n\nVeja [a página](https://example.org/a) e [www.example.org](https://www.example.org).\n\n**Atenção**, irmãos\n\n- café\n- culto";
  expect(desk.stored(ownNews).split("---\n\n")[1]?.trim()).toBe(`${once}\n\n${once}`);
});

test("a picture alone is not pasted, and the text goes on", async ({ editor: page }) => {
  await openShort(page);
  await paste(page, '<img src="https://example.org/foto.jpg" alt="Uma foto">');
  await page.keyboard.type("E o texto continua.");
  await expect(text(page)).toContainText("E o texto continua.");
  await expect(text(page).locator("img")).toHaveCount(0);
});

test("a screenshot that is pasted is not taken in silence", async ({ editor: page }) => {
  await openShort(page);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext("2d");
    const picture = await canvas.convertToBlob({ type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
  });
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(toast(page, "A foto não entrou no texto")).toBeVisible();
});

/** Drops something from elsewhere at the end of the text's first words, as the browser tells of it. */
async function drop(page: Page, { html, file }: { html?: string; file?: string }) {
  const words = await text(page).locator("[data-slate-string]").first().boundingBox();
  const at = { x: (words?.x ?? 0) + (words?.width ?? 0) - 1, y: (words?.y ?? 0) + (words?.height ?? 0) / 2 };
  const browser = await page.context().newCDPSession(page);
  const data = {
    items: html ? [{ mimeType: "text/html", data: html }] : [],
    files: file ? [file] : [],
    dragOperationsMask: 1,
  };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", { type, ...at, data });
  await browser.detach();
}

test("what is dropped comes as what is pasted; for a photo or a file it says how to add it", async ({
  editor: page,
  desk,
}) => {
  await openShort(page);
  await drop(page, { file: resolve("e2e/content/ministries/esposas-de-pastores/cover.jpg") });
  await expect(toast(page, "A foto não entrou no texto")).toBeVisible();
  await drop(page, { file: resolve("e2e/content/documents/edital-assembleia-2026/edital-assembleia-2026.pdf") });
  await expect(toast(page, "O arquivo não entrou no texto")).toBeVisible();
  await drop(page, { html: '<p> Veja <a href="https://example.org/a">a página</a>.</p>' });
  await expect(text(page)).toContainText("Veja a página.");
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toContain("\nUm texto.Veja [a página](https://example.org/a).");
});

test("a word that is dragged within the text moves", async ({ editor: page, desk }) => {
  await openShort(page);
  const words = text(page).locator("[data-slate-string]").first();
  const { x, y, width, height } = (await words.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + height / 2, { steps: 4 });
  await page.mouse.move(x, y + height / 2);
  await page.mouse.up();
  await expect(text(page)).toContainText("textoUm");
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toMatch(/\ntextoUm ?\.\s*$/);
});

test("a list that is pasted into a list goes on with it", async ({ editor: page, desk }) => {
  await openShort(page);
  await paste(page, "<ul><li>primeiro</li></ul>");
  await paste(page, "<ul><li>segundo</li><li>terceiro</li></ul>");
  await expect(text(page).locator("li")).toHaveText(["primeiro", "segundo", "terceiro"]);
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toMatch(/\n\n- primeiro\n- segundo\n- terceiro\n*$/);
});
