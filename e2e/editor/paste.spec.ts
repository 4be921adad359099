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

for (const [source, picture] of [
  ["a page", '<figure><img src="https://example.org/foto.jpg" alt="Uma foto"></figure>'],
  ["an e-mail", `<div><img src="${pixel}"></div>`],
  ["Word", '<p class="MsoNormal"><span><img width="100" src="file:///C:/Temp/image001.png"></span></p>'],
] as const)
  test(`of rich text from ${source} the pictures are left out and the text stays`, async ({ editor: page, desk }) => {
    await openShort(page);
    await paste(
      page,
      `<p>Antes <strong>da foto</strong>.</p>${picture}<p>Depois ${/<img[^>]*>/.exec(picture)?.[0]}da foto.</p>`,
    );
    await expect(text(page)).toContainText("Depois da foto.");
    await expect(text(page).locator("img")).toHaveCount(0);
    await publish(page);
    await saved(page);
    expect(desk.stored(ownNews)).toMatch(/\n---\n\nUm texto\.\n\nAntes \*\*da foto\*\*\.\n\nDepois da foto\.\n*$/);
  });

test("of what Word and WhatsApp write headings, lists, a table and links stay, and a word says what did not", async ({
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
  await expect(toast(page, "A foto não foi colada")).toBeVisible();
  // A message comes without formats.
  await paste(page, "", "*Atenção*, irmãos\n- café\n- culto");
  await expect(text(page).getByRole("listitem")).toHaveText(["Contas", "café", "culto"]);
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews).split("---\n\n")[1]?.trim()).toBe(
    "Um texto.\n\n## Pauta\n\n- Contas\n\n| Dia | Hora |\n| --- | ---- |\n| 5 | 9h |\n\nVeja [a página](https://example.org/a) e [www.example.org](https://www.example.org).\n\n**Atenção**, irmãos\n\n- café\n- culto",
  );
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
  await expect(toast(page, "Para pôr uma foto no texto")).toBeVisible();
});

/** Drops something from elsewhere behind the first words of the text, as an event of the browser's. */
async function drop(page: Page, { html, file }: { html?: string; file?: { name: string; type: string } }) {
  const words = text(page).locator("[data-slate-string]").first();
  const box = await words.boundingBox();
  const [clientX, clientY] = [(box?.x ?? 0) + (box?.width ?? 0) - 1, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const dataTransfer = await page.evaluateHandle(
    ([html, file]) => {
      const data = new DataTransfer();
      if (html) data.setData("text/html", html);
      if (file) data.items.add(new File(["x"], file.name, { type: file.type }));
      return data;
    },
    [html, file] as const,
  );
  await words.dispatchEvent("drop", { dataTransfer, clientX, clientY });
}

test("what is dropped comes as what is pasted; of a photo or a file it says the way", async ({
  editor: page,
  desk,
}) => {
  await openShort(page);
  await drop(page, { file: { name: "foto.jpg", type: "image/jpeg" } });
  await expect(toast(page, "Para pôr uma foto no texto")).toBeVisible();
  await drop(page, { file: { name: "ata.pdf", type: "application/pdf" } });
  await expect(toast(page, "Para pôr um arquivo no texto")).toBeVisible();
  await drop(page, { html: '<p> Veja <a href="https://example.org/a">a página</a>.</p>' });
  await expect(text(page)).toContainText("Veja a página.");
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toContain("\nUm texto.Veja [a página](https://example.org/a).");
});
