import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeEntry, writeYaml } from "../../plugins/source-content/adapters/write-entry";
import { readEntry } from "../../plugins/source-content/check/front-matter";
import { fieldsOfPage, type Setting } from "../../plugins/source-content/fields/collection";
import { model } from "../../src/content-types";
import { isSample } from "../../src/gatsby/sample";
import { isRecord } from "../../src/lib/values";
import type { Answers } from "./questions";
import { leavesOf, ownValues, templateOf, textIn, type Values } from "./settings";
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

/** True if nobody wrote the text: it is missing, the sample's, or made by the template from the present answers. */
const isOurs = (text: string | undefined, made: (answers: Answers) => string, { before, replace }: Told) =>
  replace || text === undefined || isSample(text) || text === made(before);

/** In own settings, only new answers are changed. */
async function planSetting(folder: string, { name, fields }: Setting, told: Told): Promise<Step> {
  const file = `settings/${name}.yml`;
  const answers = { ...told.before, ...told.given };
  const text = await textIn(folder, file);
  const known = Object.entries(await templateOf(name)).filter(([key]) => Object.hasOwn(fields, key));
  const template: Values = Object.fromEntries(known);
  const yamlOf = (values: Values) => writeYaml(values, Object.keys(fields)) || "{}\n";
  const present = await ownValues(folder, name, told.replace);
  /** Adds the present short name to the former ones: addresses with it redirect. */
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

/** Applies a plan. */
export async function applyPlan(folder: string, { write, remove }: Plan): Promise<void> {
  for (const name of remove) await rm(join(folder, name), { recursive: true, force: true });
  for (const [name, text] of write) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
