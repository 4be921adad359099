import { readTexts } from "../../plugins/source-content/files/read";
import { holdsSample, isSample } from "./sample";

it("knows each text of the sample that the tests' own content still has word for word", async () => {
  const ofTests = new Map((await readTexts("e2e/content")).map(({ file, text }) => [file, text]));
  const texts = await readTexts("content");
  const same = texts.filter(({ file, text }) => ofTests.get(file) === text);
  // `npx tsx scripts/new-site/remember-sample.ts` notes what is missing here.
  const missing = holdsSample(texts) ? same.filter(({ text }) => !isSample(text)) : [];
  expect(missing.map(({ file }) => file)).toEqual([]);
});

it("takes the texts of a section for its own", async () => {
  const own = await readTexts("e2e/content");
  const pages = own.filter(({ file }) => file.startsWith("content/pages/"));
  expect(pages.some(({ text }) => isSample(text))).toBe(true);
  expect(holdsSample([...pages, { file: "content/news/a/index.md", text: "Um texto." }])).toBe(false);
});
