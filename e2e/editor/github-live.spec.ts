import type { Page } from "@playwright/test";
import { entryPlace, field, open, publish, saved } from "./desk";
import { type Desk, expect, test } from "./github-desk";

/** With the whole content of the journeys: what stops a build here was put there by the journey. */
test.use({ moreNews: 1 });
test.setTimeout(180_000);

const entry = "content/news/noticia-0/index.md";
const bar = (page: Page) => page.locator(".publishing");
const soon = { timeout: 40_000 };

/** The site as a host has built it of what the branch holds now. */
async function builds(page: Page, desk: Desk) {
  const commit = desk.git("rev-parse", "main");
  await page.unroute("**/admin/commit.json?*");
  await page.route("**/admin/commit.json?*", (route) => route.fulfill({ json: { commit } }));
}

/** What a host says of the newest commit: https://docs.github.com/rest/commits/statuses#create-a-commit-status */
const says = (desk: Desk, state: string) =>
  fetch(`${desk.github.url}/repos/${desk.github.repo}/statuses/${desk.git("rev-parse", "main")}`, {
    method: "POST",
    headers: { authorization: `token ${desk.github.tokenOf("joao")}` },
    body: JSON.stringify({ state, context: "netlify/secao", target_url: "https://app.netlify.example.org/1" }),
  });

async function save(page: Page, text: string) {
  await open(page, entryPlace("news", "noticia-0"));
  await field(page, "summary").fill(text);
  await publish(page);
  await saved(page);
}

test("a save is told from the queue to the site, with a link, also to who comes back later", async ({
  editor: page,
  desk,
}) => {
  await save(page, "De Marta.");
  await expect(bar(page)).toContainText("Publicando… na fila", soon);
  await says(desk, "pending");
  await expect(bar(page)).toContainText("Publicando… construindo", soon);
  await open(page, "/");
  await expect(bar(page)).toContainText("Publicando… construindo", soon);
  // Somebody else's save is built with it.
  desk.push(entry, (text) => text.replace("draft: true\n", ""));
  await builds(page, desk);
  await expect(bar(page)).toContainText("Publicado: Notícia 0", soon);
  await expect(bar(page).getByRole("link", { name: "Notícia 0" })).toHaveAttribute("href", "/noticias/noticia-0");
  await open(page, "/");
  await page.waitForTimeout(17_000);
  await expect(bar(page)).toBeHidden();
});

test("a build that fails at its host is told, with the way there", async ({ editor: page, desk }) => {
  await save(page, "De Marta.");
  await says(desk, "failure");
  await expect(bar(page)).toContainText("o site continua como estava", soon);
  await expect(bar(page)).toContainText("https://app.netlify.example.org/1");
});

test("what somebody else broke by git is told, with whose it is and how to mend it", async ({ editor: page, desk }) => {
  desk.push(entry, (text) => text.replace("draft: true\n", "slug: pagina\n"));
  await open(page, "/");
  await expect(bar(page)).toContainText("“Notícia 0”: Endereço: o endereço “pagina” é usado pelo próprio site.", soon);
  await expect(bar(page)).toContainText("A última mudança é de Desenvolvedora, em ");
});
