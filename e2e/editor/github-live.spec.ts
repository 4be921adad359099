import type { Page } from "@playwright/test";
import { faults } from "../github/faults";
import { today } from "../site";
import { entryPlace, field, open, publish, saved, serverGone } from "./desk";
import { type Desk, expect, test } from "./github-desk";

/** With the whole content of the journeys: what stops a build here was put there by the journey. */
test.use({ moreNews: 2 });
test.setTimeout(180_000);

const entry = "content/news/noticia-0/index.md";
const bar = (page: Page) => page.locator(".publishing");

/** What the bar says once it has asked again: it asks every ten seconds, by a clock that is put forward. */
const told = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(bar(page)).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [50] });

/** The site as a host has built it of what the branch holds now. */
async function builds(page: Page, desk: Desk) {
  const commit = desk.git("rev-parse", "main");
  await page.unroute("**/admin/commit.json?*");
  await page.route("**/admin/commit.json?*", (route) => route.fulfill({ json: { commit } }));
}

type CheckRun = Parameters<Desk["github"]["check"]>[1];

const noOutput = { title: null, summary: null };

/** What Cloudflare says: a check run of its own app, https://developers.cloudflare.com/pages/configuration/git-integration/github-integration/ */
const cloudflare = (status: CheckRun["status"], conclusion: CheckRun["conclusion"] = null): CheckRun => ({
  name: "Cloudflare Pages",
  status,
  conclusion,
  details_url: "https://dash.cloudflare.com/?to=/:account/pages/view/secao/1",
  output: noOutput,
  app: { slug: "cloudflare-workers-and-pages" },
});

/** What GitHub says of a job of its Actions, with which GitHub Pages are published: it has no summary. */
const job = (name: string, status: CheckRun["status"], conclusion: CheckRun["conclusion"] = null): CheckRun => ({
  name,
  status,
  conclusion,
  details_url: "https://github.com/secao/site/actions/runs/1/job/1",
  output: noOutput,
  app: { slug: "github-actions" },
});

/** What .github/workflows/content.yml adds, on every host. */
const content = (conclusion: CheckRun["conclusion"], summary: string): CheckRun => ({
  ...job("Conteúdo", "completed", conclusion),
  output: { title: "O que foi encontrado", summary },
});

/** A commit of yesterday, on the branch since now: rebased on it, or brought by a merge. */
async function merged(desk: Desk, how: "rebased" | "merged") {
  const [main, tree] = ["main", "main^{tree}"].map((name) => desk.git("rev-parse", name));
  const at = (date: number) => ({ name: "Ana", email: "ana@example.org", date: new Date(date).toISOString() });
  const [now, yesterday] = [Date.now(), Date.now() - 86_400_000];
  const commit = async (parents: unknown[], committed: number) => {
    const body = { message: "content: review", tree, parents, author: at(yesterday), committer: at(committed) };
    const answer = await fetch(`${desk.github.url}/repos/${desk.github.repo}/git/commits`, {
      method: "POST",
      headers: { authorization: `token ${desk.github.tokenOf("marta")}` },
      body: JSON.stringify(body),
    });
    const { sha }: { sha: string } = await answer.json();
    return sha;
  };
  const sha =
    how === "rebased" ? await commit([main], now) : await commit([main, await commit([main], yesterday)], now);
  desk.git("update-ref", "refs/heads/main", sha);
}

/** What others say: https://docs.github.com/rest/commits/statuses#create-a-commit-status */
const status = (desk: Desk, state: string, context: string) =>
  fetch(`${desk.github.url}/repos/${desk.github.repo}/statuses/${desk.git("rev-parse", "main")}`, {
    method: "POST",
    headers: { authorization: `token ${desk.github.tokenOf("joao")}` },
    body: JSON.stringify({ state, context, target_url: "https://hospedagem.example.org/1" }),
  });

const check = (desk: Desk, run: CheckRun) => desk.github.check(desk.git("rev-parse", "main"), run);

const hosts: Readonly<
  Record<string, { says: (desk: Desk, state: "pending" | "failure") => unknown; name: string; link: RegExp }>
> = {
  "Cloudflare Pages": {
    says: (desk, state) =>
      check(desk, state === "pending" ? cloudflare("in_progress") : cloudflare("completed", "failure")),
    name: "Cloudflare Pages",
    link: /^https:\/\/dash\.cloudflare\.com\//,
  },
  "GitHub Pages": {
    says: (desk, state) =>
      check(desk, state === "pending" ? job("deploy", "queued") : job("deploy", "completed", "failure")),
    name: "deploy",
    link: /^https:\/\/github\.com\/secao\/site\/actions\//,
  },
  "a host that writes statuses": {
    says: (desk, state) => status(desk, state, "outra/secao"),
    name: "outra/secao",
    link: /^https:\/\/hospedagem\.example\.org\//,
  },
};

async function save(page: Page, text: string) {
  await page.clock.install();
  await open(page, entryPlace("news", "noticia-0"));
  await field(page, "summary").fill(text);
  await publish(page);
  await saved(page);
}

for (const [host, { says, name, link }] of Object.entries(hosts))
  test(`on ${host} a save is told from the queue to the site, and a build that fails with the way there`, async ({
    editor: page,
    desk,
  }) => {
    await save(page, "De Marta.");
    await told(page, "Publicando… na fila");
    await says(desk, "pending");
    await told(page, "Publicando… construindo");
    await says(desk, "failure");
    await told(
      page,
      "o site continua como estava. O seu texto não é a causa. Mostre esta mensagem a quem cuida do site",
    );
    await expect(bar(page).getByRole("link", { name })).toHaveAttribute("href", link);
    // The day after.
    await open(page, "/");
    await told(page, "A última mudança é de Marta Modelo, em ");
    // Somebody else's save is built with it.
    desk.push(entry, (text) => text.replace("draft: true\n", ""));
    await builds(page, desk);
    await page.reload();
    await told(page, "Publicado: Notícia 0");
    await expect(bar(page).getByRole("link", { name: "Notícia 0" })).toHaveAttribute("href", "/noticias/noticia-0");
    // Told once: the next start of the editor has no news of it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("editor.last-save"))).toBeNull();
  });

test("of Netlify and a server of one's own, which say nothing, the check of the content and the clock tell", async ({
  editor: page,
  desk,
}) => {
  const built = await page.goto("/admin/commit.json");
  expect(await built?.json()).toEqual({ commit: desk.git("rev-parse", "main"), day: today });
  await save(page, "De Marta.");
  // Netlify speaks of previews alone, as of a request that was taken over.
  await status(desk, "failure", "netlify/secao/deploy-preview");
  await told(page, "Publicando… na fila");
  check(desk, job("Conferir o conteúdo e construir o site", "in_progress"));
  await told(page, "Publicando… construindo");
  check(desk, job("Conferir o conteúdo e construir o site", "completed", "failure"));
  check(
    desk,
    content("failure", "**O site foi construído, mas há o que corrigir.**\n\n    Há páginas pesadas demais."),
  );
  await told(page, "Isto foi encontrado:");
  await expect(bar(page)).toContainText("O site foi construído, mas há o que corrigir.\n\nHá páginas pesadas demais.");

  check(desk, job("Conferir o conteúdo e construir o site", "completed", "success"));
  check(desk, content("success", "**O conteúdo está em ordem.**"));
  await page.reload();
  await told(page, "Publicando… na fila");
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await page.reload();
  await told(page, /Há mudanças à espera desde .*avise quem cuida do site/);
});

test("a review that was written yesterday and is merged now is no change that waits since then", async ({
  editor: page,
  desk,
}) => {
  await merged(desk, "rebased");
  await save(page, "De Marta.");
  await merged(desk, "merged");
  await page.reload();
  await told(page, "Publicando… na fila");
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await page.reload();
  await told(page, /Há mudanças à espera desde .*avise quem cuida do site/);
});

test("an account that can't see how far it is, a limit and a line that is cut are told as that", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(serverGone);
  guard.allow(/\b(403|502)\b/);
  await save(page, "De Marta.");
  const over = desk.github.fail({ path: "/status" }, faults.notAccessible);
  await told(page, "Publicando… a sua conta não pode ver o andamento");
  over();
  desk.github.useUpLimit(1_800);
  await told(page, "Ainda não se sabe se já está no site: foram feitos pedidos demais");
  desk.github.useUpLimit(-1);
  await told(page, "Publicando… na fila");
  await desk.github.hangUp();
  await told(page, "Ainda não se sabe se já está no site: não foi possível falar com");
  // A developer adds a kind of text: this editor, of the code before, does not know it and must not call it wrong.
  desk.push("content/livros/um/index.md", () => "---\ntitle: Um\n---\n");
  desk.push("src/content-types/livros.ts", () => "export {};\n");
  await desk.github.listen();
  await told(page, "Publicando… na fila");
});

test("what somebody broke by git is told to the next who comes, and taken back in three clicks", async ({
  editor: page,
  desk,
}) => {
  const first = desk.git("rev-parse", "main:content");
  desk.push("README.md", () => "Leia.\n");
  desk.push(entry, (text) => text.replace("draft: true\n", "slug: pagina\n"));
  // Their own save is not the cause.
  await page.clock.install();
  await open(page, entryPlace("news", "noticia-1"));
  await field(page, "summary").fill("De Marta.");
  await publish(page);
  await saved(page);
  await told(page, "“Notícia 0”: Endereço: o endereço “pagina” é usado pelo próprio site.");
  await expect(bar(page)).toContainText(`Começou com a mudança de Desenvolvedora, em `);
  await expect(bar(page)).toContainText(`“Muda ${entry}”`);
  await expect(bar(page).getByRole("link", { name: "Notícia 0" })).toHaveAttribute(
    "href",
    `#${entryPlace("news", "noticia-0")}`,
  );

  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await bar(page).getByRole("button", { name: "Voltar ao que está no site" }).click();
  await expect.poll(() => desk.since()[0]).toBe("Marta Modelo|Volta ao conteúdo que está no site");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/Estas mudanças saem do editor\.[\s\S]*• Desenvolvedora, em [\s\S]*• Marta Modelo, em /);
  expect(desk.git("rev-parse", "main:content")).toBe(first);
  // What is no content stays, and nothing is taken out of the history.
  expect(desk.stored("README.md")).toBe("Leia.");
  expect(desk.since()).toHaveLength(4);
  await told(page, "Publicado. O site está atualizado.");
  // What she had saved was taken back too, and is not what she goes on from.
  await expect(field(page, "summary")).not.toHaveValue("De Marta.");
  await field(page, "summary").fill("De Marta, outra vez.");
  await publish(page);
  await saved(page);
});
