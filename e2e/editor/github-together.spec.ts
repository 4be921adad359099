import type { Page } from "@playwright/test";
import { gate } from "../gate";
import { entryPlace, field, kept, open, publish, saved, toast } from "./desk";
import { type Desk, expect, test } from "./github-desk";

const entry = "content/news/culto-de-domingo/index.md";
const place = entryPlace("news", "culto-de-domingo");
const elsewhere = "content/news/oracao-da-manha/index.md";
const changed = "outra pessoa salvou esta mesma página";

/** Moments of a save in which another's may land: while its files are sent, and just before the branch is moved. */
const moments = {
  "while the files are sent": { method: "POST", path: "/git/blobs" },
  "just before the branch moves": { method: "PATCH", path: "/git/refs" },
} as const;

test.beforeEach(({ guard }) => guard.allow(/outra pessoa|^error: |\b(404|409|422)\b/));

async function write(page: Page, text: string, where = place): Promise<void> {
  await open(page, where);
  await field(page, "summary").fill(text);
  await publish(page);
}

async function writeNew(page: Page, text: string): Promise<void> {
  await open(page, "/collections/news/new");
  await field(page, "title").fill("Festa da igreja");
  await field(page, "summary").fill(text);
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.type("Texto.");
}

test("of two editors on one entry the second is told, and keeps the text", async ({ editor: page, desk }) => {
  const other = await desk.colleague("joao");
  await open(other, place);
  await field(other, "summary").fill("De João.");
  await write(page, "De Marta.");
  await saved(page);
  await publish(other);
  await expect(toast(other, changed)).toBeVisible();
  await expect(field(other, "summary")).toHaveValue("De João.");
  expect(desk.stored(entry)).toContain("summary: De Marta.");
  expect(desk.since()).toHaveLength(1);

  // As the message says: reload, leave the kept text aside, do it again.
  other.on("dialog", (dialog) => void (dialog.type() === "confirm" ? dialog.dismiss() : dialog.accept()));
  await kept(other, "De João.");
  await open(other, place);
  await expect(field(other, "summary")).toHaveValue("De Marta.");
  await field(other, "summary").fill("De Marta e de João.");
  await publish(other);
  await saved(other);
  expect(desk.stored(entry)).toContain("summary: De Marta e de João.");
});

/** Lets a colleague save in a moment of the first save that comes. */
async function meanwhile(desk: Desk, moment: keyof typeof moments, save: (page: Page) => Promise<void>): Promise<void> {
  const other = await desk.colleague("joao");
  desk.github.before(moments[moment], async () => {
    await save(other);
    await expect(toast(other, /^Salvo/)).toBeVisible();
  });
}

test("two editors save one entry in one moment: the first stays, the second is told", async ({
  editor: page,
  desk,
}) => {
  await meanwhile(desk, "while the files are sent", (other) => write(other, "De João."));
  await write(page, "De Marta.");
  await expect(toast(page, changed)).toBeVisible();
  await expect(field(page, "summary")).toHaveValue("De Marta.");
  expect(desk.stored(entry)).toContain("summary: De João.");
  expect(desk.since()).toHaveLength(1);
});

test("a developer pushes another file in that moment: both are kept, the save goes on by itself", async ({
  editor: page,
  desk,
}) => {
  desk.github.before(moments["just before the branch moves"], () => desk.push("README.md", () => "Leia.\n"));
  await write(page, "De Marta.");
  await saved(page);
  expect(desk.stored("README.md")).toBe("Leia.");
  expect(desk.stored(entry)).toContain("summary: De Marta.");
  // The save stands on the push; nothing was rewritten.
  expect(desk.since()).toEqual([
    "Marta Modelo|Altera Notícia ou aviso: culto-de-domingo",
    "Desenvolvedora|Muda README.md",
  ]);
});

test("two editors save two entries in one moment: both are kept by themselves", async ({ editor: page, desk }) => {
  await meanwhile(desk, "just before the branch moves", (other) =>
    write(other, "De João.", entryPlace("news", "oracao-da-manha")),
  );
  await write(page, "De Marta.");
  await expect(toast(page, /^Salvo/)).toBeVisible();
  expect(desk.stored(entry)).toContain("summary: De Marta.");
  expect(desk.stored(elsewhere)).toContain("summary: De João.");
  expect(desk.since()).toEqual([
    "Marta Modelo|Altera Notícia ou aviso: culto-de-domingo",
    "Pr. João da Silva Exemplo|Altera Notícia ou aviso: oracao-da-manha",
  ]);
});

test("two new entries of one title in one moment: the second is told, and gets an address of its own", async ({
  editor: page,
  desk,
}) => {
  await writeNew(page, "De Marta.");
  await meanwhile(desk, "just before the branch moves", async (other) => {
    await writeNew(other, "De João.");
    await publish(other);
  });
  await publish(page);
  await expect(toast(page, "com este mesmo título")).toBeVisible();
  expect(desk.stored("content/news/festa-da-igreja/index.md")).toContain("De João.");
  await publish(page);
  await expect.poll(() => desk.since()).toHaveLength(2);
  expect(desk.stored("content/news/festa-da-igreja/index.md")).toContain("De João.");
  expect(desk.stored("content/news/festa-da-igreja-1/index.md")).toContain("De Marta.");
});

test("an entry that was deleted meanwhile is told as that, and is in the list no more", async ({
  editor: page,
  desk,
}) => {
  await open(page, "/collections/news");
  const link = page.getByRole("link", { name: /Culto de domingo/ });
  await link.click();
  const other = await desk.colleague("joao");
  other.on("dialog", (dialog) => void dialog.accept());
  await open(other, place);
  await other.getByRole("button", { name: "Excluir" }).click();
  await expect.poll(() => desk.since()).toHaveLength(1);
  await field(page, "summary").fill("De Marta.");
  await publish(page);
  await expect(toast(page, "outra pessoa excluiu esta página")).toBeVisible();
  await expect(field(page, "summary")).toHaveValue("De Marta.");
  expect(desk.since()).toEqual(["Pr. João da Silva Exemplo|Exclui Notícia ou aviso: culto-de-domingo"]);

  // What the list had is there while it is read anew.
  const read = gate();
  desk.github.before({ path: "/git/trees/main:content?" }, () => read.opened);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: /^← Notícias/ }).click();
  await expect(link).toBeVisible();
  read.open();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Oração da manhã/ })).toBeVisible();
});
