import type { Page } from "@playwright/test";
import { entryPlace, expect, open, ownNews, publish, saved, test } from "./desk";

const text = (page: Page) => page.locator('[data-slate-editor="true"]').first();

/** Opens a short text, ready to be pasted into. */
async function openShort(page: Page) {
  await open(page, entryPlace("news", "um-texto-do-teste"));
  await expect(text(page)).toHaveText(/^Um texto\.\W*$/);
}

/** Puts rich text into the clipboard, as a browser or Word does, and pastes it at the end of the text. */
async function paste(page: Page, html: string) {
  await page.evaluate(
    (rich) =>
      navigator.clipboard.write([
        new ClipboardItem({
          "text/html": new Blob([rich], { type: "text/html" }),
          "text/plain": new Blob(["só texto"], { type: "text/plain" }),
        }),
      ]),
    html,
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

test("a picture alone is not pasted, and the text goes on", async ({ editor: page }) => {
  await openShort(page);
  await paste(page, '<img src="https://example.org/foto.jpg" alt="Uma foto">');
  await page.keyboard.type("E o texto continua.");
  await expect(text(page)).toContainText("E o texto continua.");
  await expect(text(page).locator("img")).toHaveCount(0);
});
