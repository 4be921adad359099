import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readYaml } from "../../plugins/source-content/check/front-matter";
import { model } from "../../src/content-types";
import { isSample } from "../../src/gatsby/sample";
import { isRecord, valueAt } from "../../src/lib/values";
import { Problem } from "../server/problem";
import type { Answers } from "./questions";
import { readBack, templateFolder } from "./template";

export type Values = Readonly<Record<string, unknown>>;

/** A text with the line ends that templates have; undefined if there is none. */
export const textIn = (folder: string, name: string): Promise<string | undefined> =>
  readFile(join(folder, name), "utf8").then(
    (text) => text.replaceAll("\r\n", "\n"),
    () => undefined,
  );

/** The values of a section's own setting; none of the sample's, or of an unreadable one that is replaced. */
export async function ownValues(folder: string, name: string, replace: boolean): Promise<Values> {
  const file = `settings/${name}.yml`;
  const text = await textIn(folder, file);
  if (text === undefined || isSample(text)) return {};
  const read = readYaml(text);
  if (read.ok) return read.data;
  if (replace) return {};
  throw new Problem(`content/${file}: ${read.found}. ${read.fix} Nada foi mudado.`);
}

/** The texts of settings outside lists, with their paths. */
export const leavesOf = (values: Values, path: readonly string[] = []): [path: readonly string[], text: string][] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (isRecord(value)) return leavesOf(value, [...path, name]);
    return typeof value === "string" ? [[[...path, name], value]] : [];
  });

export async function templateOf(name: string): Promise<Values> {
  const read = readYaml((await textIn(templateFolder, `settings/${name}.yml`)) ?? "{}");
  if (!read.ok) throw new Error(`The template of the setting ${name} is wrong: ${read.found}`);
  return read.data;
}

/** The answers that a setting's values give. */
export const answersFrom = (template: Values, values: Values): Answers =>
  Object.fromEntries(
    leavesOf(template).flatMap(([path, leaf]) => {
      const value = valueAt(values, path);
      return typeof value === "string" ? Object.entries(readBack(leaf, value)) : [];
    }),
  );

/** The answers in each of a section's settings; the sample's don't count. */
export const answersOfSettings = (folder: string, replace: boolean): Promise<Answers[]> =>
  Promise.all(
    model.settings.map(async ({ name }) => answersFrom(await templateOf(name), await ownValues(folder, name, replace))),
  );

/** The answers in all of them. */
export const presentAnswers = async (folder: string, replace = false): Promise<Answers> =>
  Object.fromEntries((await answersOfSettings(folder, replace)).flatMap((own) => Object.entries(own)));
