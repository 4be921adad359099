import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { normalizedText } from "../plugins/source-content/check/normalize";
import { contentFolder } from "../plugins/source-content/files/folder";
import { readContent } from "../plugins/source-content/files/read";
import { model } from "../src/content-types";

/** Writes every entry and setting as the editor would, for what was written by hand. */
async function tidyContent(): Promise<void> {
  const { texts } = await readContent(contentFolder);
  let changed = 0;
  for (const { file, text } of texts) {
    const normalized = normalizedText(model, file, text);
    if (normalized === undefined || normalized === text) continue;
    await writeFile(join(dirname(contentFolder), file), normalized);
    changed += 1;
  }
  console.log(`${changed} of ${texts.length} files written anew.`);
}

void tidyContent();
