import type { FrameLocator, Page } from "@playwright/test";
import { entryPlace, expect, open, publish, test } from "./desk";

/** What a part of a page says and how it looks. */
interface Part {
  readonly tag: string;
  readonly text: string;
  readonly look: Readonly<Record<string, string>>;
}

/** The parts of a page inside a root, in their order. */
const partsOf = (place: Page | FrameLocator, root: string): Promise<Part[]> =>
  place.locator(root).evaluate((element) => {
    const looks = [
      ..."color backgroundColor fontFamily fontSize fontWeight fontStyle lineHeight textAlign display".split(" "),
      ..."marginTop marginBottom paddingTop paddingLeft borderLeftWidth borderRadius".split(" "),
    ];
    return [element, ...element.querySelectorAll("*")]
      .filter((part) => !part.closest("source, svg, .sr-only"))
      .map((part) => {
        const style = getComputedStyle(part);
        const isPicture = part instanceof (part.ownerDocument.defaultView ?? window).HTMLImageElement;
        // Behind a published picture is its colour, for the time until it arrives.
        const shown = isPicture ? ["width", "height", ...looks.filter((name) => name !== "backgroundColor")] : looks;
        return {
          tag: part.tagName,
          text: isPicture ? part.alt : (part.textContent ?? "").replace(/\s+/g, " ").trim(),
          look: Object.fromEntries(
            shown.map((name) => {
              const value = String(Reflect.get(style, name));
              // Neither page is scaled to whole pixels.
              return [name, /^[\d.]+px$/.test(value) ? `${Math.round(Number.parseFloat(value))}px` : value];
            }),
          ),
        };
      });
  });

const pairs = [
  {
    name: "a news item with pictures, a person and a gallery",
    place: entryPlace("news", "acampamento-de-jovens-pastores-2026"),
    path: "/noticias/acampamento-de-jovens-pastores-2026",
    root: "main article",
  },
  {
    name: "a news item with a table and documents",
    place: entryPlace("news", "assembleia-anual-2026"),
    path: "/noticias/assembleia-anual-2026",
    root: "main article",
  },
  {
    name: "a ministry",
    place: entryPlace("ministries", "cuidado-do-pastor"),
    path: "/pastorais/cuidado-do-pastor",
    root: "main article",
  },
  {
    name: "a page of the editors' own, with a picture and a document",
    place: entryPlace("standalone", "beneficios"),
    path: "/beneficios",
    root: "main article",
  },
  {
    name: "a sub-section",
    place: entryPlace("subsections", "campinas"),
    path: "/subsecoes",
    root: "#campinas article",
  },
  {
    name: "an event",
    place: entryPlace("events", "assembleia-anual-2026"),
    path: "/",
    root: "#evento-assembleia-anual-2026",
  },
] as const;

for (const { name, place, path, root } of pairs) {
  test(`${name} looks in the preview as on its page`, async ({ editor: page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const published = await partsOf(page, root);
    expect(published.length).toBeGreaterThan(5);

    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, place);
    const preview = page.frameLocator("#preview-pane");
    await expect(preview.locator(root)).toBeVisible();
    // Pictures, related entries and what is published come one after the other.
    await expect.poll(() => partsOf(preview, root)).toEqual(published);
  });
}

test("a click in the preview goes to the field, and links lead nowhere", async ({ editor: page }) => {
  await open(page, entryPlace("news", "assembleia-anual-2026"));
  const preview = page.frameLocator("#preview-pane");
  await preview.getByText("Será no sábado, 5 de dezembro").click();
  await expect(page.getByRole("textbox", { name: "Resumo" })).toBeFocused();
  await preview.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("textbox", { name: "Título" })).toBeFocused();
  await preview.getByRole("link", { name: "Notícias e avisos" }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(/Assembleia anual/);
});

test("the preview is as wide as a phone when asked, also while something is published, and stays so", async ({
  editor: page,
}) => {
  await open(page, entryPlace("ministries", "cuidado-do-pastor"));
  const width = () =>
    page
      .frameLocator("#preview-pane")
      .locator("html")
      .evaluate(() => innerWidth);
  await expect.poll(width).toBe(1280);
  // There before its first news, which would not be heard otherwise; then it covers nothing.
  const bar = page.getByRole("status").and(page.locator(".publishing"));
  await expect(bar).toHaveText("");
  const status = { branch: "editor", publication: { phase: "publishing" } };
  await page.route("**/_editor/status", (route) => route.fulfill({ json: status }));
  await page.evaluate(() => window.dispatchEvent(new Event("editor:saved")));
  await expect(bar).toContainText("Publicando…");
  await page.getByRole("button", { name: "Celular" }).click();
  await expect.poll(width).toBe(390);
  await open(page, "/collections/events/new");
  await expect.poll(width).toBe(390);
});

test("half-filled and wrong values never break the preview", async ({ editor: page }) => {
  for (const collection of ["news", "ministries", "documents", "subsections", "standalone", "events"]) {
    await open(page, `/collections/${collection}/new`);
    const main = page.frameLocator("#preview-pane").locator("main");
    await expect(main).toBeVisible();
    await page.locator('[id^="title-field"]').first().fill("Meio caminho");
    await expect(main).toContainText("Meio caminho");
  }
  // An event, the last of them, has no day until one is chosen.
  await expect(page.frameLocator("#preview-pane").locator("main")).toContainText("Escolha o primeiro dia");
});

test("what is inserted with a form is shown and saved as Markdown, and the rest keeps its bytes", async ({
  editor: page,
  desk,
}) => {
  const file = "content/news/assembleia-anual-2026/index.md";
  const before = desk.stored(file);
  await open(page, entryPlace("news", "assembleia-anual-2026"));
  const text = page.locator("[data-slate-editor]").first();
  await text.getByText("O link será enviado por e-mail a todos os filiados.").click();
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("!");
  await expect(text).toContainText("filiados.!");
  await page.getByRole("button", { name: "Inserir" }).click();
  await page.getByRole("menuitem", { name: "Destaque" }).click();
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.locator("[data-block=document]")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.postData() ?? ""));
  await text.locator("textarea").pressSequentially("Leve **agasalho**.");
  await expect(preview.locator("[data-block=callout]")).toContainText("Leve agasalho.");
  // What a link leads to is known from the first letter on.
  expect(asked.filter((body) => body.includes("content/documents/"))).toEqual([]);
  await page.getByRole("button", { name: "Tirar: Botão de documento" }).click();
  await expect(preview.locator("[data-block=document]")).toHaveCount(0);
  await publish(page);
  const after = before.replace(/\[Baixar o edital.*\n\n/, "").trimEnd();
  await expect.poll(() => desk.stored(file).trimEnd()).toBe(`${after}!\n\n> [!IMPORTANTE]\n> Leve **agasalho**.`);
});
