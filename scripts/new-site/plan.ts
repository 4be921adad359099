import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeEntry, writeYaml } from "../../plugins/source-content/adapters/write-entry";
import { readEntry, readYaml } from "../../plugins/source-content/check/front-matter";
import { fieldsOfPage, type Setting } from "../../plugins/source-content/fields/collection";
import { model } from "../../src/content-types";
import { isSample } from "../../src/gatsby/sample";
import { isRecord, valueAt } from "../../src/lib/values";
import type { Answers } from "./questions";
import { answersIn, fill, readBack, templateFolder } from "./template";

/** What is to be done to a content folder; paths are relative to it. */
export interface Plan {
  /** Texts by file. */
  readonly write: ReadonlyMap<string, string>;
  /** Folders of entries of the sample, and of pages that are written anew. */
  readonly remove: readonly string[];
  /** What somebody wrote, which stays. */
  readonly kept: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

const textIn = (folder: string, name: string) => readFile(join(folder, name), "utf8").catch(() => undefined);

const valuesIn = (text: string | undefined): Values => {
  const read = readYaml(text ?? "{}");
  return read.ok ? read.data : {};
};

/** The texts of settings that are no part of a list, with where they stand. */
const leavesOf = (values: Values, path: readonly string[] = []): [path: readonly string[], text: string][] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (isRecord(value)) return leavesOf(value, [...path, name]);
    return typeof value === "string" ? [[[...path, name], value]] : [];
  });

const withText = (values: Values, [name = "", ...rest]: readonly string[], text: string): Values => {
  const inner = values[name];
  return { ...values, [name]: rest.length > 0 ? withText(isRecord(inner) ? inner : {}, rest, text) : text };
};

const templateOf = async (name: string) => valuesIn(await textIn(templateFolder, `settings/${name}.yml`));

/** What a section's settings already answer. Those of the sample answer nothing. */
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

interface Told {
  /** What the settings answered before. */
  readonly before: Answers;
  /** What was answered now. */
  readonly given: Answers;
  /** Takes the place of what somebody wrote, too. */
  readonly replace: boolean;
}

/** What of a plan comes of one file or folder. */
interface Step extends Partial<Omit<Plan, "write">> {
  readonly write?: readonly (readonly [file: string, text: string])[];
}

/** Plans a section's site: what is the sample's goes, what is missing is written, and what somebody wrote stays. */
export async function planSite(folder: string, told: Told): Promise<Plan> {
  const steps = await Promise.all([
    ...model.settings.map((setting) => planSetting(folder, setting, told)),
    ...Object.keys(model.pages.entries).map((name) => planPage(folder, name, told)),
    ...model.collections.map(({ name }) => planCollection(folder, name, told)),
  ]);
  return {
    write: new Map(steps.flatMap(({ write = [] }) => write)),
    remove: steps.flatMap(({ remove = [] }) => remove),
    kept: steps.flatMap(({ kept = [] }) => kept),
  };
}

/** Nobody wrote it: it is not there, or the sample's, or as the template made it of the answers before. */
const isOurs = (text: string | undefined, made: (answers: Answers) => string, { before, replace }: Told) =>
  replace || text === undefined || isSample(text) || text === made(before);

/** Of settings that somebody wrote, what was answered now is changed and all else stays. */
async function planSetting(folder: string, { name, fields }: Setting, told: Told): Promise<Step> {
  const file = `settings/${name}.yml`;
  const answers = { ...told.before, ...told.given };
  const text = await textIn(folder, file);
  const known = Object.entries(await templateOf(name)).filter(([key]) => Object.hasOwn(fields, key));
  const template: Values = Object.fromEntries(known);
  const yamlOf = (values: Values) => writeYaml(values, Object.keys(fields)) || "{}\n";
  const present = isSample(text ?? "") ? {} : valuesIn(text);
  /** With the short name that was before among the former ones: addresses that hold it redirect. */
  const named = (values: Values, { sigla }: Answers): Values => {
    const { formerNames } = present;
    const former = [...(Array.isArray(formerNames) ? formerNames : []), told.before.sigla];
    const names = new Set(former.filter((one) => one && one !== sigla));
    return name === "site" && names.size > 0 ? { ...values, formerNames: [...names] } : values;
  };
  const made = (of: Answers) => yamlOf(named(fill(template, of), of));
  if (isOurs(text, made, told)) return text === made(answers) ? {} : { write: [[file, made(answers)]] };
  const changed = leavesOf(template)
    .filter(([, leaf]) => answersIn(leaf).some((answer) => answer in told.given))
    .reduce((values, [path, leaf]) => withText(values, path, fill(leaf, answers)), named(present, answers));
  return yamlOf(changed) === yamlOf(present) ? { kept: [file] } : { write: [[file, yamlOf(changed)]] };
}

async function planPage(folder: string, name: string, told: Told): Promise<Step> {
  const file = `pages/${name}/index.md`;
  const text = await textIn(folder, file);
  const template = readEntry((await textIn(templateFolder, `pages/${name}.md`)) ?? "");
  if (!template.ok) throw new Error(`The template lacks the page ${name}.`);
  const order = Object.keys(fieldsOfPage(model.pages, name));
  const made = (of: Answers) => writeEntry(fill(template.data, of), fill(template.body, of), order);
  if (!isOurs(text, made, told)) return { kept: [file] };
  const present = made({ ...told.before, ...told.given });
  if (text === present) return {};
  return { write: [[file, present]], remove: text === undefined ? [] : [dirname(file)] };
}

async function planCollection(folder: string, name: string, { replace }: Told): Promise<Step> {
  const remove: string[] = [];
  const kept: string[] = [];
  for (const key of (await readdir(join(folder, name)).catch(() => [])).sort()) {
    const text = await textIn(folder, `${name}/${key}/index.md`);
    if (text === undefined) continue;
    if (replace || isSample(text)) remove.push(`${name}/${key}`);
    else kept.push(`${name}/${key}/index.md`);
  }
  return { remove, kept };
}

/** Does what was planned. */
export async function applyPlan(folder: string, { write, remove }: Plan): Promise<void> {
  for (const name of remove) await rm(join(folder, name), { recursive: true, force: true });
  for (const [name, text] of write) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
