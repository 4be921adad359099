import type { Request } from "@playwright/test";
import {
  entryPlace,
  expect,
  field,
  forgotten,
  kept,
  open,
  ownNews,
  publish,
  saved,
  serverGone,
  signIn,
  test,
  toast,
  write,
} from "./desk";

const entry = "content/news/nova-carteira-de-membro/index.md";
const place = entryPlace("news", "nova-carteira-de-membro");

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

test("no letter is lost that is typed while a slow phone still draws the form", async ({ editor: page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await context.newCDPSession(page);
  for (let form = 0; form < 2; form++) {
    await open(page, "/inicio");
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.getByRole("link", { name: "Nova notícia ou aviso" }).click();
    await field(page, "title").click();
    await page.keyboard.type("Culto de gratidão", { delay: 30 });
    await expect(field(page, "title")).toHaveValue("Culto de gratidão");
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    page.once("dialog", (dialog) => void dialog.accept());
  }
});

test("an editor that can keep nothing of what is typed says so, once", async ({ editor: page, guard }) => {
  guard.allow(/Quota/);
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await open(page, place);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      Object.assign(window, { refused: Number(Reflect.get(window, "refused") ?? 0) + 1 });
      throw new DOMException("para o teste", "QuotaExceededError");
    };
  });
  const refused = () => page.evaluate(() => Number(Reflect.get(window, "refused")));
  await field(page, "summary").fill("Um resumo.");
  await expect.poll(() => said).toEqual([expect.stringMatching(/não consegue guardar o que você escreve/)]);
  const before = await refused();
  await field(page, "summary").fill("Outro resumo.");
  await expect.poll(refused).toBeGreaterThan(before);
  expect(said).toHaveLength(1);
});

test("who leaves during a save is asked, and what still comes of it stays out of the next form", async ({
  editor: page,
  desk,
}) => {
  let save = deferred();
  const rest = deferred();
  const actionOf = (request: Request) => request.postDataJSON()?.action;
  let isStored = false;
  const readsBack = (request: Request) => isStored && actionOf(request) === "getEntry";
  await open(page, "/collections/events/new");
  await field(page, "title").fill("Culto do primeiro texto");
  await field(page, "start").fill("2030-05-04");
  await field(page, "address").fill("Rua do Teste, 1, São Paulo");
  await page.route("**/_editor/**", async (route) => {
    if (readsBack(route.request())) await rest.promise;
    if (actionOf(route.request()) === "persistEntry") {
      await save.promise;
      isStored = true;
    }
    await route.fallback();
  });
  const sent = page.waitForRequest((request) => actionOf(request) === "persistEntry");
  const readBack = page.waitForRequest(readsBack);
  await publish(page);
  await sent;
  const leave = async (answer: "accept" | "dismiss") => {
    const asked = page.waitForEvent("dialog");
    const click = page.getByRole("link", { name: /^← Agenda/ }).click();
    await (await asked)[answer]();
    await click;
  };
  await leave("dismiss");
  save.resolve();
  const read = await readBack;
  await page.evaluate(() => location.assign("#/collections/events"));
  await page.evaluate(() => location.assign("#/collections/events/new"));
  await field(page, "title").fill("Culto do segundo texto");
  rest.resolve();
  await (await read.response())?.finished();
  await field(page, "start").fill("2030-05-05");
  await field(page, "address").fill("Rua do Teste, 2, São Paulo");
  save = deferred();
  await publish(page);
  await leave("accept");
  save.resolve();
  // The list has what was saved after it was left for it.
  await expect(page.getByRole("link", { name: /Culto do segundo texto/ })).toBeVisible();
  expect(desk.stored("content/events/culto-do-primeiro-texto/index.md")).toContain("title: Culto do primeiro texto\n");
  expect(desk.stored("content/events/culto-do-segundo-texto/index.md")).toContain("title: Culto do segundo texto\n");
});

test("what was not saved comes back after a reload, in a new entry and in one that there is", async ({
  editor: page,
}) => {
  for (const where of ["/collections/news/new", place]) {
    page.removeAllListeners("dialog");
    await open(page, where);
    const text = `Escrito e não salvo em ${where}.`;
    await field(page, "summary").fill(text);
    await kept(page, text);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      if (dialog.type() === "confirm") asked.push(dialog.message());
      void dialog.accept();
    });
    await page.reload();
    await expect(field(page, "summary")).toHaveValue(text);
    expect(asked).toEqual(["Há um texto seu que não chegou a ser salvo. Continuar a partir dele?"]);
  }
});

test("what was not saved comes back after a crash, and can then be saved", async ({
  editor: page,
  context,
  desk,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to fetch|não foi possível falar/);
  await open(page, place);
  await field(page, "summary").fill("Escrito antes da queda.");
  await kept(page, "Escrito antes da queda.");
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  next.on("dialog", (dialog) => void dialog.accept());
  // Who can't open it yet, and leaves, is asked the next time.
  const isEntry = (request: Request) => request.postDataJSON()?.action === "getEntry";
  await next.route("**/_editor/**", (route) => (isEntry(route.request()) ? route.abort() : route.fallback()));
  await open(next, place);
  await expect(next.getByRole("heading", { name: "Esta página não pôde ser aberta" })).toBeVisible();
  await next.getByRole("link", { name: "Voltar à lista" }).click();
  await next.unrouteAll();
  await next.getByRole("link", { name: /Nova carteira de filiado/ }).click();
  await expect(field(next, "summary")).toHaveValue("Escrito antes da queda.");
  await publish(next);
  await expect(toast(next, "Salvo")).toBeVisible();
  expect(desk.stored(entry)).toContain("summary: Escrito antes da queda.");
});

test("a tab that only looks at a page leaves what another one has kept of it", async ({ editor: page, context }) => {
  const text = "Escrito na outra aba.";
  await open(page, place);
  await expect(field(page, "summary")).not.toHaveValue("");
  const looking = await context.newPage();
  await open(looking, place);
  await expect(field(looking, "summary")).not.toHaveValue("");
  await field(page, "summary").fill(text);
  await kept(page, text);
  await looking.getByRole("link", { name: /^← Notícias/ }).click();
  await expect(looking).toHaveURL(/collections\/news$/);
  await page.close({ runBeforeUnload: false });
  looking.on("dialog", (dialog) => void dialog.accept());
  await open(looking, place);
  await expect(field(looking, "summary")).toHaveValue(text);
});

test("an unsaved new text is still offered after another of its list was open, and no more once it is saved", async ({
  editor: page,
  context,
  desk,
}) => {
  const title = "Culto que ficou guardado";
  await open(page, "/collections/events/new");
  await field(page, "title").fill(title);
  await kept(page, title);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  next.on("dialog", (dialog) => void dialog.accept());
  await open(next, entryPlace("events", "assembleia-anual-2026"));
  await expect(field(next, "title")).toHaveValue(/Assembleia/);
  await next.getByRole("link", { name: /^← Agenda/ }).click();
  await next.evaluate(() => location.assign("#/collections/events/new"));
  await expect(field(next, "title")).toHaveValue(title);
  await field(next, "start").fill("2030-05-04");
  await field(next, "address").fill("Rua do Teste, 1, São Paulo");
  await publish(next);
  await saved(next);
  expect(desk.stored("content/events/culto-que-ficou-guardado/index.md")).toContain(`title: ${title}\n`);
  await forgotten(next, title);
  // The form is now that of the text, and asks as any other.
  await write(next, "place", "Templo");
  const asked = next.waitForEvent("dialog");
  await next.getByRole("link", { name: /^← Agenda/ }).click();
  expect((await asked).message()).toContain("Sair mesmo assim");
});

test("a new text that was saved is not offered to the next, however long its save takes", async ({
  editor: page,
  desk,
}) => {
  const title = "Culto que foi salvo";
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.clock.install();
  let isStored = false;
  await page.route("**/_editor/api/v1", async (route) => {
    const answer = await route.fetch();
    // Long enough for the form to keep what it holds.
    if (isStored) await page.clock.fastForward(1_000);
    isStored ||= route.request().postDataJSON().action === "persistEntry";
    await route.fulfill({ response: answer });
  });
  await open(page, "/collections/events/new");
  await field(page, "start").fill("2030-05-04");
  await field(page, "address").fill("Rua do Teste, 1, São Paulo");
  await field(page, "title").fill(title);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publicar e criar" }).first().click();
  await expect(toast(page, "Salvo").first()).toBeVisible();
  await expect(page).toHaveURL(/collections\/events\/new$/);
  await expect(field(page, "title")).toHaveValue("");
  await forgotten(page, title);
  expect(asked).toEqual([]);
  expect(desk.stored("content/events/culto-que-foi-salvo/index.md")).toContain(`title: ${title}\n`);
});

test("a new text that was saved without an answer gets no second page when it is saved again", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(serverGone);
  guard.allow(/não foi possível falar/);
  await open(page, "/collections/events/new");
  await field(page, "title").fill("Culto sem resposta");
  await field(page, "start").fill("2030-05-04");
  await field(page, "address").fill("Rua do Teste, 1, São Paulo");
  let isAnswered = false;
  await page.route("**/_editor/**", async (route) => {
    if (isAnswered || route.request().postDataJSON()?.action !== "persistEntry") return route.fallback();
    isAnswered = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  const folders = () => desk.git("ls-tree", "--name-only", "editor", "content/events/").match(/culto-sem-resposta.*/g);
  await publish(page);
  await expect(toast(page, "não foi possível falar com o servidor")).toBeVisible();
  expect(folders()).toEqual(["culto-sem-resposta"]);
  await write(page, "address", "Rua do Teste, 2, São Paulo");
  await publish(page);
  await saved(page);
  expect(folders()).toEqual(["culto-sem-resposta"]);
  expect(desk.stored("content/events/culto-sem-resposta/index.md")).toContain("Rua do Teste, 2");
});

test("a second editor's save is refused and the text kept; one's own second save is not", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/outra pessoa salvou/);
  await open(page, place);
  for (const text of ["Primeira mudança.", "Segunda mudança."]) {
    await field(page, "summary").fill(text);
    await publish(page);
    await saved(page);
    expect(desk.stored(entry)).toContain(text);
  }
  desk.saveElsewhere(entry, (text) => text.replace("Segunda", "Outra"));
  await field(page, "summary").fill("Terceira mudança.");
  await publish(page);
  await expect(toast(page, "outra pessoa salvou esta mesma página")).toBeVisible();
  await expect(field(page, "summary")).toHaveValue("Terceira mudança.");
  expect(desk.stored(entry)).toContain("Outra mudança.");
});

test("who saves in the moment between another's check and save is not written over", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(/outra pessoa salvou|409/);
  let meanwhile = () => {};
  await page.route("**/_editor/api/v1", async (route) => {
    if (route.request().postDataJSON().action === "persistEntry") {
      meanwhile();
      meanwhile = () => {};
    }
    await route.continue();
  });
  const saveElsewhere = (file: string) => {
    meanwhile = () =>
      desk.saveElsewhere(file, (text) => text.replace(/^summary: .*$/m, "summary: Salva por outra pessoa."));
  };
  await open(page, place);
  saveElsewhere(ownNews);
  await field(page, "summary").fill("Uma mudança.");
  await publish(page);
  await saved(page);
  expect(desk.stored(entry)).toContain("Uma mudança.");
  expect(desk.stored(ownNews)).toContain("Salva por outra pessoa.");

  saveElsewhere(entry);
  await field(page, "summary").fill("Outra mudança.");
  await publish(page);
  await expect(toast(page, "outra pessoa salvou esta mesma página")).toBeVisible();
  await expect(field(page, "summary")).toHaveValue("Outra mudança.");
  expect(desk.stored(entry)).toContain("Salva por outra pessoa.");
});

test("a text that was restored does not overwrite what was saved meanwhile", async ({ editor: page, desk, guard }) => {
  guard.allow(/outra pessoa salvou/);
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, place);
  await field(page, "summary").fill("Guardada antes.");
  await kept(page, "Guardada antes.");
  desk.saveElsewhere(entry, (text) => text.replace(/^summary: .*$/m, "summary: Salva por outra pessoa."));
  await page.reload();
  await expect(field(page, "summary")).toHaveValue("Guardada antes.");
  await publish(page);
  await expect(toast(page, "outra pessoa salvou esta mesma página")).toBeVisible();
  expect(desk.stored(entry)).toContain("Salva por outra pessoa.");
});

test("leaving with something unsaved asks", async ({ editor: page }) => {
  await open(page, place);
  await field(page, "summary").fill("Ainda não salvo.");
  const asked = page.waitForEvent("dialog");
  const click = page.getByRole("link", { name: /Notícias e avisos/ }).click();
  const dialog = await asked;
  expect(dialog.message()).toBe("Há alterações que ainda não foram salvas. Sair mesmo assim e perdê-las?");
  await dialog.dismiss();
  await click;
  await expect(field(page, "summary")).toHaveValue("Ainda não salvo.");
});

test("while the server is down, a save says so and keeps everything; later it works", async ({
  editor: page,
  desk,
  guard,
}) => {
  guard.allow(serverGone);
  guard.allow(/conexão|fetch|não foi possível falar/);
  await open(page, place);
  await field(page, "summary").fill("Salvo depois da volta.");
  await desk.stop();
  await publish(page);
  await expect(toast(page, "não foi possível falar com o servidor")).toBeVisible();
  await expect(field(page, "summary")).toHaveValue("Salvo depois da volta.");
  await desk.start();
  await publish(page);
  await expect.poll(() => desk.stored(entry)).toContain("Salvo depois da volta.");
});

test("two people sign their own saves", async ({ editor: page, desk, browser, guard }) => {
  guard.allow(/decap/);
  const context = await browser.newContext({ baseURL: desk.url });
  const other = await context.newPage();
  await signIn(other, desk.door(), "Pr. João da Silva Exemplo");
  await open(other, entryPlace("events", "assembleia-anual-2026"));
  await field(other, "place").fill("Templo novo");
  await publish(other);
  await expect(toast(other, "Salvo")).toBeVisible();
  expect(desk.git("log", "-1", "--format=%an|%s", "editor")).toBe(
    "Pr. João da Silva Exemplo|Altera Evento: assembleia-anual-2026",
  );
  await open(page, place);
  await context.close();
});

test("what another entry leads to is not deleted, and the editor hears where", async ({ editor, desk, guard }) => {
  guard.allow(/EditorError|^error: $/);
  editor.on("dialog", (dialog) => void dialog.accept());
  await open(editor, entryPlace("documents", "edital-assembleia-2026"));
  await editor.getByRole("button", { name: "Excluir" }).click();
  await expect(toast(editor, /Não foi excluído: isto ainda é usado[\s\S]*Em “Assembleia anual de 2026/)).toBeVisible();
  expect(desk.stored("content/documents/edital-assembleia-2026/index.md")).toContain("title:");
});

test("a save that a field refuses says so, wherever the field is", async ({ editor }) => {
  await open(editor, "/collections/events/new");
  await field(editor, "title").fill("Retiro");
  await field(editor, "summary").fill("Dois dias.");
  await field(editor, "start").fill("2027-03-05");
  await field(editor, "end").fill("2027-03-04");
  await publish(editor);
  await expect(toast(editor, /há um erro em um deles/)).toBeVisible();
});
