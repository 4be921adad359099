import { model } from "../../../src/content-types";
import { contentFolder } from "../files/folder";
import { validated } from "../testing/fixture";
import { storeWith } from "../testing/node-store";
import { createEntryNodes, publishedEntries } from "./entry-nodes";
import { offeredUploads } from "./uploads";

jest.mock("node:path", () => jest.requireActual("node:path").win32);

const folder = contentFolder.replaceAll("\\", "/");
const texts = ["content/documents/estatuto/index.md", "content/news/encontro/index.md"];
const uploads = ["content/documents/estatuto/estatuto.pdf", "content/news/encontro/foto.jpg"];
const gone = ["content/documents/estatuto/antigo.pdf", "content/news/apagada/foto.jpg"];

test("where paths have backslashes, entries find their files as Gatsby spells them", async () => {
  const store = storeWith(folder, [...texts, ...uploads, ...gone]);
  await Reflect.apply(createEntryNodes, undefined, [store.args, { model }, validated().entries]);
  expect(
    publishedEntries(store, model)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(texts);
  expect(offeredUploads(store, model).sort()).toEqual([...texts.slice(1), ...uploads].sort());
});
