import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { searchIndexPath } from "./browser/search-index-path";
import type { SearchRecord } from "./records";
import { makeSearchIndex } from "./write-index";

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

const site = () => join(folder, "site", searchIndexPath);

async function make(...records: SearchRecord[]) {
  const warnings: string[] = [];
  const place = await makeSearchIndex(records, site(), join(folder, "mark"), (warning) => warnings.push(warning));
  return { place, warnings };
}

/** What the results say of each page. */
const contents = async () => {
  const files = await readdir(join(site(), "fragment"));
  return Promise.all(
    files.map(async (name) => gunzipSync(await readFile(join(site(), "fragment", name))).toString("utf8")),
  );
};

it("shows texts as they were written", async () => {
  const { place, warnings } = await make(record("oracao", "Orações e ações pela manhã"));
  expect(await place()).toBe(true);
  expect(warnings).toEqual([]);
  expect((await contents()).join()).toContain("Orações e ações pela manhã");
});

it.each([
  ["the end of a line of other systems", "Casa\u0085porta"],
  ["a variation selector on nothing", "Casa \uFE0F porta"],
  ["an accent on nothing", "Casa \u0301 porta"],
])("keeps a text whose words it can't tell apart, and says so: %s", async (_name, text) => {
  const { place, warnings } = await make(record("bom", "Orações"), record("duvida", text));
  await place();
  expect(warnings).toEqual([expect.stringContaining("“duvida” (/noticias/duvida)")]);
  const pages = (await contents()).filter((text) => text.includes("/noticias/"));
  expect(pages).toHaveLength(2);
  // In the form in which it is looked for, and with no word in the place of another.
  expect(pages.find((text) => text.includes("/noticias/duvida"))).toMatch(
    /"content":"[^"A-Z]*\bcasa\b[^"A-Z]*\bporta\b/,
  );
});

it("touches nothing of the site before it is told to", async () => {
  const { place } = await make(record("a", "Um texto"));
  expect(existsSync(join(folder, "site"))).toBe(false);
  await place();
  const entry = join(site(), "pagefind-entry.json");
  const before = await readFile(entry, "utf8");
  const second = await make(record("b", "Outro texto"));
  expect(await readFile(entry, "utf8")).toBe(before);
  await second.place();
  expect(await readFile(entry, "utf8")).not.toBe(before);
});

it("makes no other index of the same texts", async () => {
  await (await make(record("a", "Um texto"))).place();
  expect(await (await make(record("a", "Um texto"))).place()).toBe(false);
});
