import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeEntry, writeYaml } from "../../plugins/source-content/adapters/write-entry";
import { readEntry } from "../../plugins/source-content/check/front-matter";
import { fieldsOfPage, type Setting } from "../../plugins/source-content/fields/collection";
import { model } from "../../src/content-types";
import { isSample } from "../../src/gatsby/sample";
import { isRecord } from "../../src/lib/values";
import type { Answers } from "./questions";
import { answersFrom, answersOfSettings, leavesOf, ownValues, templateOf, textIn, type Values } from "./settings";
import { answersIn, fill, templateFolder } from "./template";

/** The changes to a content folder; relative paths. */
export interface Plan {
  /** Texts by file. */
  readonly write: ReadonlyMap<string, string>;
  /** Folders of the sample's entries, and of pages that are rewritten. */
  readonly remove: readonly string[];
  /** Files with own texts, which stay. */
  readonly kept: readonly string[];
}

const withText = (values: Values, [name = "", ...rest]: readonly string[], text: string): Values => {
  const inner = values[name];
  return { ...values, [name]: rest.length > 0 ? withText(isRecord(inner) ? inner : {}, rest, text) : text };
};

interface Told {
  /** Present answers. */
  readonly before: Answers;
  /** New answers. */
  readonly given: Answers;
  /** Also replaces own texts. */
  readonly replace: boolean;
}

/** The plan for one file or folder. */
interface Step extends Partial<Omit<Plan, "write">> {
  readonly write?: readonly (readonly [file: string, text: string])[];
}

/** Plans a section's site: removes the sample, writes what is missing, keeps own texts. */
export async function planSite(folder: string, told: Told): Promise<Plan> {
  const settings = await answersOfSettings(folder, told.replace);
  // Two settings may differ in an answer; a page was made from either.
  const origins = [told.before, ...settings.map((own) => ({ ...told.before, ...own }))];
  const steps = await Promise.all([
    ...model.settings.map((setting) => planSetting(folder, setting, told)),
    ...Object.keys(model.pages.entries).map((name) => planPage(folder, name, told, origins)),
    ...model.collections.map(({ name }) => planCollection(folder, name, told)),
  ]);
  return {
    write: new Map(steps.flatMap(({ write = [] }) => write)),
    remove: steps.flatMap(({ remove = [] }) => remove),
    kept: steps.flatMap(({ kept = [] }) => kept),
  };
}

/**
 * The answers from which a text that nobody wrote was made: the first for one that is missing, the sample's or replaced.
 * Undefined if somebody wrote it.
 */
function originOf(
  text: string | undefined,
  made: (answers: Answers) => string,
  origins: readonly Answers[],
  replace: boolean,
): Answers | undefined {
  if (replace || text === undefined || isSample(text)) return origins[0];
  // It may be of an earlier year.
  const years = [...new Set(text.match(/\b20\d\d\b/g))];
  const earlier = years.flatMap((ano) => origins.map((answers) => ({ ...answers, ano })));
  return [...origins, ...earlier].find((answers) => made(answers) === text);
}

/** In own settings, only new answers are changed. */
async function planSetting(folder: string, { name, fields }: Setting, { before, given, replace }: Told): Promise<Step> {
  const file = `settings/${name}.yml`;
  const text = await textIn(folder, file);
  const known = Object.entries(await templateOf(name)).filter(([key]) => Object.hasOwn(fields, key));
  const template: Values = Object.fromEntries(known);
  const yamlOf = (values: Values) => writeYaml(values, Object.keys(fields)) || "{}\n";
  const present = await ownValues(folder, name, replace);
  const own: Answers = { ...before, ...answersFrom(template, present) };
  /** Adds the present short name to the former ones: addresses with it redirect. */
  const named = (values: Values, { sigla }: Answers): Values => {
    const { formerNames } = present;
    const former = [...(Array.isArray(formerNames) ? formerNames : []), before.sigla];
    const names = new Set(former.filter((one) => one && one !== sigla));
    return name === "site" && names.size > 0 ? { ...values, formerNames: [...names] } : values;
  };
  const made = (of: Answers) => yamlOf(named(fill(template, of), of));
  const origin = originOf(text, made, [own], replace);
  const answers = { ...(origin ?? own), ...given };
  if (origin) return text === made(answers) ? {} : { write: [[file, made(answers)]] };
  const changed = leavesOf(template)
    .filter(([, leaf]) => answersIn(leaf).some((answer) => answer in given))
    .reduce((values, [path, leaf]) => withText(values, path, fill(leaf, answers)), named(present, answers));
  return yamlOf(changed) === yamlOf(present) ? { kept: [file] } : { write: [[file, yamlOf(changed)]] };
}

async function planPage(
  folder: string,
  name: string,
  { given, replace }: Told,
  origins: readonly Answers[],
): Promise<Step> {
  const file = `pages/${name}/index.md`;
  const text = await textIn(folder, file);
  const template = readEntry((await textIn(templateFolder, `pages/${name}.md`)) ?? "");
  if (!template.ok) throw new Error(`The template lacks the page ${name}.`);
  const order = Object.keys(fieldsOfPage(model.pages, name));
  const made = (of: Answers) => writeEntry(fill(template.data, of), fill(template.body, of), order);
  const origin = originOf(text, made, origins, replace);
  if (!origin) return { kept: [file] };
  const present = made({ ...origin, ...given });
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

/** Applies a plan. */
export async function applyPlan(folder: string, { write, remove }: Plan): Promise<void> {
  for (const name of remove) await rm(join(folder, name), { recursive: true, force: true });
  for (const [name, text] of write) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
