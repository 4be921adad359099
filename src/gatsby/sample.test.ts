import { readTexts } from "../../plugins/source-content/files/read";
import { isSample } from "./sample";

it("knows each text of the sample that the tests' own content still has word for word", async () => {
  const ofTests = new Map((await readTexts("e2e/content")).map(({ file, text }) => [file, text]));
  const same = (await readTexts("content")).filter(({ file, text }) => ofTests.get(file) === text);
  // `npx tsx scripts/new-site/remember-sample.ts` notes what is missing here.
  expect(same.filter(({ text }) => !isSample(text)).map(({ file }) => file)).toEqual([]);
});
