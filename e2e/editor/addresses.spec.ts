import type { Page } from "@playwright/test";
import { isPublished, news } from "../site";
import { type Desk, entryPlace, expect, field, open, publish, saved, test, toast, write } from "./desk";

/** Items that are on the site under the name of their folder. */
const onSite = news.filter((one) => isPublished(one) && one.slug === one.folder);
const [item = { folder: "", slug: "" }, other = item] = onSite;

/** Gives the entry another address and publishes it. */
async function rename(page: Page, slug: string) {
  await writeAddress(page, slug);
  await publish(page);
  await saved(page);
}

const writeAddress = (page: Page, slug: string) => write(page, "slug", slug);

const storedOf = (desk: Desk, { folder }: { folder: string }) => desk.stored(`content/news/${folder}/index.md`);

const refused = /Não foi salvo: assim o site não poderia ser publicado\.\s*• Endereço: /;

// Whether an address is on the site is found out by asking for it.
test.beforeEach(({ guard }) => guard.allow(/noticias\/um-endereco-do-teste/));

test("an address that is changed and changed back leaves the site as it was", async ({ editor: page, desk }) => {
  const before = storedOf(desk, item);
  await open(page, entryPlace("news", item.folder));
  await rename(page, "um-endereco-do-teste");
  expect(storedOf(desk, item)).toContain(`aliases:\n  - ${item.folder}\n`);
  await rename(page, "");
  expect(storedOf(desk, item)).toBe(before);
});

test("an address of another item or of the site's own is refused, stays to be corrected, and is nobody's old one", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/EditorError|^error: |não poderia ser publicado/);
  await open(page, entryPlace("news", item.folder));
  for (const slug of [other.slug, "pagina"]) {
    await writeAddress(page, slug);
    await publish(page);
    const told = toast(page, refused).filter({ hasText: `o endereço “${slug}”` });
    await expect(told).toBeVisible();
    await expect(field(page, "slug")).toHaveValue(slug);
    // The next message is another.
    await told.click();
    await expect(told).toBeHidden();
  }
  await rename(page, "um-endereco-do-teste");
  expect(storedOf(desk, item)).toContain(`slug: um-endereco-do-teste\naliases:\n  - ${item.folder}\n`);
});

test("a title of which no folder's name can be made is refused with the reason, and what was written stays", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/EditorError|^error: |não poderia ser publicado|\b40[04]\b/);
  await open(page, "/collections/news/new");
  await field(page, "title").fill("🙏🙏");
  await field(page, "summary").fill("Um resumo.");
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.type("Um texto.");
  await publish(page);
  await expect(toast(page, /Não foi salvo/)).toContainText("Título: não tem letras nem números");
  await write(page, "title", "Oração 🙏");
  await publish(page);
  await saved(page);
  expect(desk.stored("content/news/oracao/index.md")).toContain("summary: Um resumo.");
});

test("a new page is refused at an address that follows from its title, if the site has another page there", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/EditorError|^error: |não poderia ser publicado/);
  await open(page, "/collections/standalone/new");
  await field(page, "title").fill("Notícias");
  await field(page, "summary").fill("Uma página de teste.");
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.type("Um texto.");
  await publish(page);
  await expect(toast(page, refused)).toContainText("o endereço “noticias” é usado pelo próprio site");
  await write(page, "title", "Perguntas frequentes");
  await publish(page);
  await saved(page);
  expect(desk.stored("content/standalone/perguntas-frequentes/index.md")).toContain("title: Perguntas frequentes");
});
