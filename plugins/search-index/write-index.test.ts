import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { SearchRecord } from "./search-record";
import { makeSearchIndex, mirror, vocabularyOf } from "./write-index";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "index-"));
});
afterEach(() => rm(folder, { recursive: true }));

const record = (title: string, text: string): SearchRecord => ({
  url: `/noticias/${title}`,
  title,
  type: "Notícia",
  blocks: [{ text }],
});

const index = () => join(folder, "index");

async function make(...records: SearchRecord[]) {
  const warnings: string[] = [];
  await makeSearchIndex(records, index(), (warning) => warnings.push(warning));
  return warnings;
}

/** What the results say of each page. */
const contents = async () => {
  const files = await readdir(join(index(), "fragment"));
  return Promise.all(
    files.map(async (name) => gunzipSync(await readFile(join(index(), "fragment", name))).toString("utf8")),
  );
};

it.each([
  ["an ordinary one", "Orações e ações pela manhã"],
  ["a variation selector on nothing", "Não \uFE0F porta"],
  ["an accent on nothing", "Não \u0301 porta"],
])("shows texts as they were written: %s", async (_name, text) => {
  expect(await make(record("oracao", text))).toEqual([]);
  expect((await contents()).join()).toContain(text);
});

it.each([
  ["within a word", "Casa\u200Bporta", "Casaporta."],
  ["on nothing", "a \u200B b", "a b."],
])("leaves out a space of no width: %s", async (_name, text, shown) => {
  expect(await make(record("oracao", text))).toEqual([]);
  expect((await contents()).join()).toContain(`"content":"oracao. ${shown}"`);
});

it("keeps a text whose words it can't tell apart, and says so: the end of a line of other systems", async () => {
  const warnings = await make(record("bom", "Orações"), record("duvida", "Casa\u0085porta"));
  expect(warnings).toEqual([expect.stringContaining("“duvida” (/noticias/duvida)")]);
  const pages = (await contents()).filter((text) => text.includes("/noticias/"));
  expect(pages).toHaveLength(2);
  // In the form in which it is looked for, and with no word in the place of another.
  expect(pages.find((text) => text.includes("/noticias/duvida"))).toMatch(
    /"content":"[^"A-Z]*\bcasa\b[^"A-Z]*\bporta\b/,
  );
});

it("makes the same index of the same texts, and another of others", async () => {
  const entry = join(index(), "pagefind-entry.json");
  const made = async (text: string) => {
    await make(record("a", text));
    return readFile(entry, "utf8");
  };
  const first = await made("Um texto");
  expect(await made("Um texto")).toBe(first);
  expect(await made("Outro texto")).not.toBe(first);
});

/** When each file of results was written. */
const times = async (folder: string) => {
  const names = await readdir(join(folder, "fragment"));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, (await stat(join(folder, "fragment", name))).mtime.getTime()] as const),
    ),
  );
};

it("writes the results of what has changed, and takes away those of what is gone; so does its copy", async () => {
  const copy = join(folder, "copy");
  await make(record("a", "Fica"), record("b", "Muda"));
  await mirror(index(), copy);
  const before = await times(copy);
  await make(record("a", "Fica"), record("b", "Mudou"));
  await mirror(index(), copy);
  const after = await times(copy);
  expect(after).toEqual(await times(index()));
  expect([...after].filter(([name, time]) => before.get(name) === time)).toHaveLength(1);
  expect(after.size).toBe(2);
  expect((await contents()).join()).toContain("Mudou");
});

it("finds by keywords and does not show them, and says of what is over that it is", async () => {
  const old = { ...record("estatuto", "As regras"), keywords: ["regulamento geral"], over: "Substituído" };
  expect(await make(old)).toEqual([]);
  const [shown] = await contents();
  expect(shown).toContain('"content":"estatuto. As regras."');
  expect(shown).toContain('"over":"Substituído"');
});

it("knows the words of the records as they are mostly written, those of most records first", () => {
  const records = [record("um", "A reunião, reuniões"), record("dois", "Reuniões x7y"), record("tres", "Orçamento")];
  expect(vocabularyOf(records)).toEqual(["reuniões", "dois", "tres", "orçamento"]);
});
