import { model } from "../../../src/content-types";
import { contentFolder } from "../files/folder";
import { validated } from "../testing/fixture";
import { storeWith } from "../testing/node-store";
import { createEntryNodes, publishedEntries } from "./entry-nodes";

const files = ["content/news/encontro/index.md", "content/events/assembleia/index.md", "content/settings/site.yml"];

async function made(store: ReturnType<typeof storeWith>, change = {}) {
  const { entries } = validated(change);
  await Reflect.apply(createEntryNodes, undefined, [store.args, { model }, entries]);
  return publishedEntries(store, model).map(({ file }) => file);
}

test("entries are made, stay while they are there, and read from the store what they were", async () => {
  const store = storeWith(contentFolder, files);
  expect(await made(store)).toEqual(files);
  expect(await made(store)).toEqual(files);
  const [news] = publishedEntries(store, model);
  const source = validated().entries.find(({ collection }) => collection === "news");
  expect(news).toEqual({ ...source, values: { ...source?.values, slug: "encontro" } });
});

test("an entry goes with its file", async () => {
  const store = storeWith(contentFolder, files);
  await made(store);
  store.nodes.delete(files[0] ?? "");
  expect(await made(store)).toEqual(files.slice(1));
});

test("an entry that is a draft now goes, though its file is there", async () => {
  const store = storeWith(contentFolder, files);
  await made(store);
  const draft = "---\ntitle: A\nkind: aviso\ndate: 2026-01-10\nsummary: R\ndraft: true\n---\nTexto.\n";
  expect(await made(store, { [files[0] ?? ""]: draft })).toEqual(files.slice(1));
});
