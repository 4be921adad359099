import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readYaml } from "../../plugins/source-content/check/front-matter";
import { model } from "../../src/content-types";
import { isSample } from "../../src/gatsby/sample";
import { isRecord, valueAt } from "../../src/lib/values";
import type { Answers } from "./questions";
import { readBack, templateFolder } from "./template";

export type Values = Readonly<Record<string, unknown>>;

export const textIn = (folder: string, name: string) => readFile(join(folder, name), "utf8").catch(() => undefined);

export const valuesIn = (text: string | undefined): Values => {
  const read = readYaml(text ?? "{}");
  return read.ok ? read.data : {};
};

/** The texts of settings outside lists, with their paths. */
export const leavesOf = (values: Values, path: readonly string[] = []): [path: readonly string[], text: string][] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (isRecord(value)) return leavesOf(value, [...path, name]);
    return typeof value === "string" ? [[[...path, name], value]] : [];
  });

export const templateOf = async (name: string) => valuesIn(await textIn(templateFolder, `settings/${name}.yml`));

/** The answers in a section's settings; the sample's don't count. */
export async function presentAnswers(folder: string): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const { name } of model.settings) {
    const text = await textIn(folder, `settings/${name}.yml`);
    if (text === undefined || isSample(text)) continue;
    const values = valuesIn(text);
    for (const [path, template] of leavesOf(await templateOf(name))) {
      const value = valueAt(values, path);
      if (typeof value === "string") Object.assign(answers, readBack(template, value));
    }
  }
  return answers;
}
