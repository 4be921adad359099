import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readTexts } from "../../plugins/source-content/files/read";
import { digestOf, holdsSample } from "../../src/gatsby/sample";

/** Records the texts of content/ as the sample that `npm run new-site` may remove. Run it after a change in the sample. */
async function rememberSample(): Promise<void> {
  const texts = await readTexts(resolve("content"));
  // A section's own texts would be taken out by `new-site`.
  if (!holdsSample(texts)) throw new Error("content/ is not the sample, but the site of a section: nothing was noted.");
  const digests = texts.map(({ text }) => digestOf(text)).sort();
  writeFileSync(join(__dirname, "../../src/gatsby/sample.json"), `${JSON.stringify(digests, null, 2)}\n`);
}

void rememberSample();
