import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { model } from "../src/content-model";
import { tidyText } from "../src/content-model/project/tidy";
import { contentFolder } from "../src/gatsby/content/folder";
import { readContent } from "../src/gatsby/content/read";

/** Writes every entry and setting as the editor would, for what was written by hand. */
async function tidyContent(): Promise<void> {
  const { texts } = await readContent(contentFolder);
  let changed = 0;
  for (const { file, text } of texts) {
    const tidy = tidyText(model, file, text);
    if (tidy === undefined || tidy === text) continue;
    await writeFile(join(dirname(contentFolder), file), tidy);
    changed += 1;
  }
  console.log(`${changed} of ${texts.length} files written anew.`);
}

void tidyContent();
