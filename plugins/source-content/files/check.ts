import { existsSync } from "node:fs";
import { dayIn } from "../../../src/lib/dates";
import { stateOf } from "../../../src/lib/states";
import { readYaml } from "../check/front-matter";
import { report } from "../check/problem";
import type { ContentEntry, ContentFiles } from "../check/site-content";
import { type Validated, validate } from "../check/validate";
import type { Model } from "../fields/collection";
import { contentFolder } from "./folder";
import { readContent } from "./read";

/** Today in a time zone; `BUILD_DAY` (2026-11-21) sets another day, for tests and repeatable builds. */
export const buildDay = (timeZone: string): string => process.env.BUILD_DAY || dayIn(timeZone);

/** The same in the state of these settings. */
export const today = (settings: ContentEntry["values"]): string => buildDay(stateOf(settings).timeZone);

/** The settings of the site before validation. */
export function rawSiteSettings({ texts }: Pick<ContentFiles, "texts">): ContentEntry["values"] {
  const read = readYaml(texts.find(({ file }) => file === "content/settings/site.yml")?.text ?? "");
  return read.ok ? read.data : {};
}

/** Reads and checks the content folder, or another one with the same layout. */
export async function checkContent(model: Model, folder = contentFolder): Promise<Validated> {
  const content = await readContent(folder);
  return validate(model, content, today(rawSiteSettings(content)));
}

/** The same, but ends the process with a list of all problems if there are any. */
export async function requireGoodContent(model: Model): Promise<Validated> {
  if (!existsSync(contentFolder)) {
    process.stderr.write(`\nA pasta de conteúdo ${contentFolder} não existe. Confira a variável CONTENT_DIR.\n\n`);
    process.exit(1);
  }
  const result = await checkContent(model);
  if (result.problems.length > 0) {
    process.stderr.write(`\n${report(result.problems)}\n\n`);
    process.exit(1);
  }
  return result;
}
