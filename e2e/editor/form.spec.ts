import type { Locator, Page } from "@playwright/test";
import { violations } from "../axe";
import { gate } from "../gate";
import { entryPlace, expect, field, open, ownNews, publish, saved, test, toast, write, writeNotice } from "./desk";

const place = entryPlace("news", "um-texto-do-teste");
const text = (page: Page) => page.locator('[data-slate-editor="true"]').first();

const sizes = [
  ["on a desk", { width: 1440, height: 900 }],
  ["on a phone", { width: 390, height: 844 }],
] as const;

for (const [name, size] of sizes)
  test(`axe finds nothing in any state of the editor, ${name}`, async ({ page, desk, guard }) => {
    test.slow();
    guard.allow(/decap-cms-core|page-data/);
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await violations(page)).map((one) => `${state}: ${one}`));
    const go = (where: string) => page.evaluate((hash) => location.assign(hash), `#${where}`);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(desk.door());
    await expect(page.getByLabel("Seu nome")).toBeVisible();
    await look("login");
    await page.getByLabel("Seu nome").fill("Marta Modelo");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("heading", { name: "O que você quer fazer?" })).toBeVisible();
    await look("first page");
    await go("/collections/news");
    await expect(page.getByRole("link", { name: /Um texto do teste/ })).toBeVisible();
    await look("list");
    await go("/collections/events/new");
    await expect(field(page, "title")).toBeVisible();
    await look("new");
    await publish(page);
    await expect(page.getByText("Preencha “Título”.").first()).toBeVisible();
    await look("error");
    await go(place);
    await expect(text(page)).toContainText("Um texto.");
    await look("edit");
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("link");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Histórico e desfazer" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    await look("history");
    expect(found).toEqual([]);
  });

test("what is edited is heard: in the window's title, in a heading, and at each part", async ({ editor: page }) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Notícias e avisos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notícias e avisos" })).toBeFocused();
  await page.getByRole("link", { name: /Um texto do teste/ }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Um texto do teste · Notícias e avisos" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Um texto do teste · Notícias e avisos \| Editor/);
  await expect(page.getByRole("textbox", { name: "Texto", exact: true })).toContainText("Um texto.");
  await expect(text(page)).toHaveAccessibleDescription(/Esc/);
  await expect(page.getByRole("switch", { name: /^Rascunho/ })).toHaveAccessibleDescription(/^Ligado: não aparece/);
  await expect(page.getByRole("button", { name: "Abrir: Capa" })).toHaveAttribute("aria-expanded", "false");
  await field(page, "title").fill("Outro título");
  await expect(page).toHaveTitle(/^Outro título/);
  // The text comes right after the title.
  const labels = await page.locator('[class*="ControlPaneContainer"] label').allTextContents();
  expect(labels.slice(0, 2).map((label) => label.trim())).toEqual(["Título", "Texto"]);
});

test("a list stays where it is while what is far below is drawn", async ({ editor: page }) => {
  await page.goto("/admin#/collections/news");
  await expect(page.getByRole("link", { name: /Um texto do teste/ })).toBeAttached();
  const growth = await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    scrollTo(0, scrollHeight);
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight - scrollHeight;
  });
  // Of a line, parts of a pixel are not known beforehand.
  expect(Math.abs(growth)).toBeLessThan(10);
});

test("a save that is refused leads to the first field in error, also in a folded group", async ({ editor: page }) => {
  await open(page, "/collections/ministries/new");
  await field(page, "title").fill("Pastoral do teste");
  await field(page, "summary").fill("Só para o teste.");
  await text(page).click();
  await page.keyboard.type("Um texto.");
  await publish(page);
  const wrong = page.locator('[aria-invalid="true"]').first();
  await expect(wrong).toBeFocused();
  await expect(wrong).toBeVisible();
  await expect(wrong).toHaveAccessibleDescription(/Preencha/);
});

test("Tab stays in a list of a text, and after Esc leads out of it", async ({ editor: page }) => {
  await open(page, place);
  await text(page).getByText("Um texto.").click();
  await page.getByRole("button", { name: "Lista Pontilhada" }).click();
  await expect(text(page).locator("li")).toHaveText("Um texto.");
  await page.keyboard.press("Tab");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expect(text(page)).not.toBeFocused();
});

test("after a save, who goes on typing keeps the focus, whatever the next field says", async ({ editor: page }) => {
  await open(page, "/collections/settings/entries/site");
  await write(page, "description", "Outra descrição. ".repeat(8));
  await expect(field(page, "description")).toHaveAccessibleDescription(/^135 de 240 letras O que o Google/);
  await publish(page);
  await saved(page);
  await field(page, "url").fill("x");
  await page.keyboard.press("Tab");
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(field(page, "url")).not.toBeFocused();
  await page.keyboard.type("denovo");
  await expect(field(page, "url")).toHaveValue("x");
  await expect(field(page, "url")).toHaveAccessibleDescription(/Escreva só https.*Exemplo: https/);
  // What is mended is no longer called wrong, and keeps its hint.
  await write(page, "url", "https://opbb-sp.example.org");
  await page.keyboard.press("Tab");
  await expect(field(page, "url")).toHaveAccessibleDescription(/^Exemplo: https/);
});

test("the items of a list show what they hold, and the arrow keys move them", async ({ editor: page, desk }) => {
  desk.saveElsewhere(ownNews, (stored) =>
    stored.replace("---\n\n", "tags:\n  - casa\n  - igreja\n  - escola\n---\n\n"),
  );
  await open(page, place);
  const handles = page.getByRole("button", { name: /^Mover: / });
  await expect(handles).toHaveCount(3);
  await expect(page.getByText("igreja", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Mover: escola" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(handles).toHaveText(["", "", ""]);
  await expect(page.getByRole("button", { name: "Mover: escola" })).toBeFocused();
  await page.getByRole("button", { name: "Tirar: casa" }).click();
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toContain("tags:\n  - escola\n  - igreja\n---");
});

test("a link is put where the cursor was, to a page of the site that is there", async ({ editor: page, desk }) => {
  await open(page, place);
  await expect(text(page)).toContainText("Um texto.");
  // In its middle is the word 'texto'. A busy editor may put the cursor of the first press back after the second.
  await expect(async () => {
    await text(page).locator("[data-slate-string]").first().dblclick();
    expect(await page.evaluate(() => String(getSelection()))).toBe("texto");
  }).toPass();
  const list = gate();
  await page.route("**/builds/latest.json", (route) => list.opened.then(() => route.continue()));
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Pôr um link" });
  const address = dialog.getByLabel(/^Endereço/);
  await address.fill("/uma-pagina-que-falta");
  // Before the list of pages has come, no page is taken for one of the site.
  await expect(dialog.getByRole("button", { name: "Pôr o link" })).toBeDisabled();
  list.open();
  await dialog.getByRole("button", { name: "Pôr o link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("O site não tem esta página");
  await address.fill("Benefícios");
  await dialog.getByRole("button", { name: "/beneficios", exact: true }).click();
  await dialog.getByRole("button", { name: "Pôr o link" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  // With nothing selected the words come from the dialog, and the text goes on behind them.
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" ");
  await page.keyboard.press("ControlOrMeta+k");
  await address.fill("www.example.org");
  await dialog.getByLabel("Palavras do link").fill("o exemplo");
  await dialog.getByRole("button", { name: "Pôr o link" }).click();
  await page.keyboard.type("Fim.");
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toContain("\nUm [texto](/beneficios). [o exemplo](https://www.example.org) Fim.");
});

test("what is pressed right after the cursor has moved is done where it is", async ({ editor: page, desk }) => {
  await open(page, place);
  await text(page).getByText("Um texto.").click();
  // One after the other, quicker than Slate looks.
  for (const key of [
    "ControlOrMeta+End",
    "Shift+ControlOrMeta+ArrowLeft",
    "Shift+ControlOrMeta+ArrowLeft",
    "ControlOrMeta+B",
  ])
    await page.keyboard.press(key);
  await expect(text(page).locator("strong")).toHaveText("texto.");
  for (const key of ["ControlOrMeta+Home", "ControlOrMeta+ArrowRight", "Enter"]) await page.keyboard.press(key);
  await page.keyboard.type("Aqui.");
  await publish(page);
  await saved(page);
  expect(desk.stored(ownNews)).toContain("\nUm\n\nAqui. **texto.**");
});

test("the editor knows at once where a key has moved the cursor", async ({ editor: page }) => {
  await open(page, place);
  const bold = page.getByRole("button", { name: "Negrito", exact: true });
  const drawn = () => bold.getAttribute("class");
  const plain = await drawn();
  await text(page).getByText("Um texto.").click();
  for (const key of ["ControlOrMeta+End", "Shift+ControlOrMeta+ArrowLeft", "ControlOrMeta+B"])
    await page.keyboard.press(key);
  await expect.poll(drawn).not.toBe(plain);
  // As busy as can be: Slate's timers, and React's messages to itself, never come. What has begun is let end: it would wait for them.
  await page.evaluate(async () => {
    await new Promise((isIdle) => requestIdleCallback(isIdle));
    Reflect.set(window, "setTimeout", () => 0);
    MessagePort.prototype.postMessage = () => undefined;
  });
  await page.keyboard.press("ControlOrMeta+Home");
  await expect.poll(drawn).toBe(plain);
  await page.keyboard.press("ControlOrMeta+End");
  await expect.poll(drawn).not.toBe(plain);
});

test("a button is pressed also where it is drawn anew between press and release", async ({ editor: page }) => {
  await open(page, place);
  const middle = async (found: Locator) => {
    const box = await found.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  const word = await middle(text(page).locator("[data-slate-string]").first());
  const bold = await middle(page.getByRole("button", { name: "Negrito", exact: true }));
  // Quicker than Slate looks: the press tells it of the word that was chosen, and Decap draws its toolbar anew.
  await page.mouse.dblclick(...word);
  await page.mouse.click(...bold, { button: "right" });
  await expect(text(page).locator("strong")).toHaveCount(0);
  await page.mouse.click(...word);
  await page.mouse.dblclick(...word);
  await page.mouse.click(...bold);
  await expect(text(page).locator("strong")).toHaveText("texto");
  // The second press takes it away again.
  await page.mouse.click(...bold);
  await expect(text(page).locator("strong")).toHaveCount(0);
});

test("what was published is taken back by typing it again", async ({ editor: page, desk }) => {
  const before = desk.stored(ownNews);
  await open(page, place);
  for (const words of ["Outro resumo.", "Só para o teste."]) {
    await field(page, "summary").fill(words);
    await publish(page);
    await saved(page);
    expect(desk.stored(ownNews)).toContain(words);
  }
  expect(desk.stored(ownNews)).toBe(before);
});

for (const [name, size] of sizes)
  test(`a notice with a photo takes at most twelve clicks, ${name}; another follows without a question`, async ({
    editor: page,
    desk,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    let questions = 0;
    page.on("dialog", (dialog) => {
      questions += 1;
      void dialog.accept();
    });
    await page.goto("/admin");
    await page.evaluate(() => {
      Reflect.set(window, "clicks", 0);
      // What a finger does: a label presses its field once more by itself.
      addEventListener("pointerdown", () => Reflect.set(window, "clicks", Reflect.get(window, "clicks") + 1), true);
    });
    await writeNotice(page);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByRole("menuitem", { name: "Publicar e criar" }).first().click();
    await expect(toast(page, "Salvo").first()).toBeVisible();
    await expect(page).toHaveURL(/collections\/news\/new$/);
    await expect(field(page, "title")).toHaveValue("");
    expect(questions).toBe(0);
    expect(desk.stored("content/news/culto-de-gratidao/index.md")).toContain("alt: Um templo.");
    expect((await page.evaluate(() => Number(Reflect.get(window, "clicks")))) + 1).toBeLessThanOrEqual(12);
  });

test("a new text begins with today's day, also in an editor that is left open overnight", async ({ editor: page }) => {
  await page.clock.setFixedTime("2026-11-22T02:00:00Z");
  await open(page, "/collections/news/new");
  // In the state's zone it is still the 21st.
  await expect(field(page, "date")).toHaveValue("2026-11-21");
  await page.evaluate(() => location.assign("#/inicio"));
  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await page.evaluate(() => location.assign("#/collections/news/new"));
  await expect(field(page, "date")).toHaveValue("2026-11-22");
});
