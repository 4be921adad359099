import { existsSync } from "node:fs";
import { dayInSaoPaulo } from "../../../src/lib/dates";
import { report } from "../check/problem";
import { type Validated, validate } from "../check/validate";
import type { Model } from "../fields/collection";
import { contentFolder } from "./folder";
import { readContent } from "./read";

export { report };

/** The day that the build takes for today; `BUILD_DAY` (2026-11-21) sets another, for tests and repeatable builds. */
export const today = (): string => process.env.BUILD_DAY ?? dayInSaoPaulo(new Date());

/** Reads and checks the content folder, or another one with the same layout. */
export async function checkContent(model: Model, folder = contentFolder): Promise<Validated> {
  return validate(model, await readContent(folder), today());
}

/** The same, but stops the process with the list of all problems if there are any. */
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
