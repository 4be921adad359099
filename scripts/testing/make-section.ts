import { readFileSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import type { Field, Fields } from "../../plugins/source-content/fields/field";
import { type CollectionName, model } from "../../src/content-types";

/** A made-up section: how many entries it has, and of which form. */
interface Section {
  readonly entries: Readonly<Partial<Record<CollectionName, number>>>;
  /** Entries have every field, and not only those that they must have. */
  readonly everyField?: boolean;
  /** Titles are as long as they may be, and folders are named by them, as in the editor. */
  readonly longTitles?: boolean;
  /** What stands for the words of the tests' own section. */
  readonly words?: Readonly<Record<string, string>>;
}

const all = (count: number): Section["entries"] =>
  Object.fromEntries(model.collections.map(({ name }) => [name, count]));

const withoutOne = model.collections.map(({ name }): [string, Section] => [
  `without-${name}`,
  { entries: { ...all(2), [name]: 0 }, everyField: true },
]);

/** The sections that the site must be right for. */
export const sections: Readonly<Record<string, Section>> = {
  three: { entries: { ...all(0), news: 1, ministries: 1, events: 1 } },
  empty: { entries: all(0) },
  ...Object.fromEntries(withoutOne),
  "every-field": { entries: all(2), everyField: true },
  "long-titles": { entries: all(2), everyField: true, longTitles: true },
  acre: {
    entries: all(2),
    everyField: true,
    words: {
      "state: SP": "state: AC",
      "OPBB-SP": "OPBB-AC",
      "opbb-sp": "opbb-ac",
      "Seção São Paulo": "Seção Acre",
      "Seção paulista": "Seção acreana",
      "estado de São Paulo": "estado do Acre",
      "OPBB de São Paulo": "OPBB do Acre",
      "São Paulo, SP": "Rio Branco, AC",
      "São Paulo": "Rio Branco",
      "(11)": "(68)",
      "CEP 01000-000": "CEP 69900-000",
      "testes.example.org": "opbb-ac.example.org",
    },
  },
  thousand: {
    entries: { news: 600, ministries: 50, documents: 100, subsections: 50, events: 200, standalone: 20 },
    everyField: true,
  },
};

const base = resolve(__dirname, "../../e2e/content");
const picture = join(base, "pages/about/cover.jpg");
const paper = join(base, "documents/codigo-de-etica/codigo-de-etica.pdf");

/** Writes the content of a section into a folder, in place of what is there. Settings and pages are those of the journeys. */
export async function makeSection(name: string, folder: string): Promise<void> {
  const section = sections[name];
  if (!section) throw new Error(`There is no section ${name}; there are ${Object.keys(sections).join(", ")}.`);
  await rm(folder, { recursive: true, force: true });
  for (const fixed of ["settings", "pages"]) await cp(join(base, fixed), join(folder, fixed), { recursive: true });
  await rewrite(folder, (text) =>
    Object.entries(section.words ?? {})
      .reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
      // Of the entries that the pages link to, none is there.
      .replaceAll(/\[([^\]]+)\]\(\/pastorais\/[^)]+\)/g, "$1"),
  );
  for (const definition of model.collections)
    for (let number = 1; number <= (section.entries[definition.name] ?? 0); number += 1)
      await writeEntry(folder, definition, section, number);
}

async function rewrite(folder: string, change: (text: string) => string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(md|yml)$/.test(name)) continue;
    const file = join(folder, name);
    await writeFile(file, change(await readFile(file, "utf8")));
  }
}

type Definition = (typeof model.collections)[number];

/** The name of an entry's folder. */
function keyOf(collection: string, number: number, { longTitles }: Section): string {
  const key = `${collection}-${number}`;
  return longTitles ? `${key}-${"assembleia-extraordinaria-".repeat(5)}`.slice(0, 110).replace(/-$/, "") : key;
}

async function writeEntry(
  folder: string,
  { name, fields, body, labelSingular }: Definition,
  section: Section,
  number: number,
): Promise<void> {
  const key = keyOf(name, number, section);
  const file = join(folder, name, key, "index.md");
  await mkdir(dirname(file), { recursive: true });
  const entry: Making = { folder, section, collection: name, number };
  const values = { ...valuesOf(fields, entry), title: titleOf(fields.title, `${labelSingular} ${number}`, section) };
  const front = stringify(values, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });
  await writeFile(file, `---\n${front}---\n${body === "none" ? "" : `\n${textOf(entry)}`}`);
  if (JSON.stringify(values).includes("foto.jpg")) await copyFile(picture, join(dirname(file), "foto.jpg"));
  if (name === "documents") await copyFile(paper, join(dirname(file), "documento.pdf"));
}

interface Making {
  readonly folder: string;
  readonly section: Section;
  readonly collection: CollectionName;
  readonly number: number;
}

function titleOf({ widget }: Field, title: string, { longTitles }: Section): string {
  const most = Number(widget.max);
  return longTitles ? `${title}: ${"assembleia extraordinária ".repeat(10)}`.slice(0, most).trim() : title;
}

/** Fields that would hide an entry from the site, or say that its picture says nothing. */
const leftOut = new Set(["draft", "decorative"]);

const valuesOf = (fields: Fields, entry: Making): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => field.required || (entry.section.everyField && !leftOut.has(name)))
      // The address is then the folder's name.
      .filter(([name]) => name !== "slug" || !entry.section.longTitles)
      .map(([name, field]) => [name, valueFor(name, field, entry)])
      .filter(([, value]) => value !== undefined),
  );

function valueFor(name: string, field: Field, entry: Making): unknown {
  const { fields, graphql, reference, schema, widget } = field;
  if (fields) {
    const needed = valuesOf(fields, entry);
    // A group of which no field must be there can still have to be there.
    const isEmpty = Object.keys(needed).length === 0;
    const group = isEmpty ? valuesOf(fields, { ...entry, section: { ...entry.section, everyField: true } }) : needed;
    // A picture has to be described.
    const described = "image" in group ? { ...group, alt: "Uma foto de exemplo." } : group;
    return typeof graphql === "object" && graphql.list ? [described] : described;
  }
  if (reference?.to === "image") return "foto.jpg";
  if (reference?.to === "file") return "documento.pdf";
  if (reference?.to === "option") return firstOption(entry.folder, reference.setting, reference.list);
  if (reference?.to === "entry") {
    const key = otherEntry(reference.collection, entry);
    return widget.multiple && key ? [key] : key;
  }
  const options: unknown[] = Array.isArray(widget.options) ? widget.options : [];
  const [option] = options.flatMap((one) => (typeof one === "object" && one && "value" in one ? one.value : []));
  return [...own(name), option, ...usual(entry)].find(
    (value) => value !== undefined && schema.safeParse(value).success,
  );
}

/** Values that other fields of the entry ask for. */
const own = (name: string): unknown[] => {
  if (name === "expires") return ["2099-12-31"];
  if (name === "endTime") return ["21:30"];
  return [];
};

/** A value of each form; a field takes the first that its schema allows. */
const usual = ({ collection, number }: Making): unknown[] => [
  "Um texto de exemplo",
  `endereco-${collection}-${number}`,
  collection === "events" ? "2099-05-05" : `2026-01-${String((number % 28) + 1).padStart(2, "0")}`,
  "lucide:heart",
  "19:30",
  "secretaria@exemplo.org",
  "(68) 5555-0100",
  "https://exemplo.org/inscricao",
  "/noticias",
  number,
  1,
  true,
  ["Rio Branco", "Um assunto de exemplo"],
  [`antigo-${collection}-${number}`],
];

function firstOption(folder: string, setting: string, list: string): unknown {
  const values: Record<string, unknown> = parse(readFileSync(join(folder, "settings", `${setting}.yml`), "utf8"));
  const options = values[list];
  return Array.isArray(options) ? options[0] : undefined;
}

/** An entry that this one can lead to: the one before it of its own collection, the first of another. */
function otherEntry(collection: string, { section, collection: own, number }: Making): string | undefined {
  if (collection === own) return number > 1 ? keyOf(own, number - 1, section) : undefined;
  const isThere = model.collections.some(({ name }) => name === collection && (section.entries[name] ?? 0) > 0);
  return isThere ? keyOf(collection, 1, section) : undefined;
}

function textOf(entry: Making): string {
  const paragraph = "Este texto é só um exemplo, de uma seção que não existe.";
  if (!entry.section.everyField) return `${paragraph}\n`;
  const paper = otherEntry("documents", entry);
  return [
    paragraph,
    "## Um título",
    "- Um item com **negrito** e _itálico_\n- Um item com [um link](/noticias)",
    "### Um subtítulo",
    "1. Primeiro\n2. Segundo",
    "> Uma citação.",
    "| Hora | Atividade |\n| ---- | --------- |\n| 8h | Café |",
    ...(paper ? [`[Baixar o documento](documento:${paper})`] : []),
    "",
  ].join("\n\n");
}

// Run by itself: npx tsx scripts/testing/make-section.ts three /tmp/content
const [program, name = "", folder = ""] = process.argv.slice(1);
if (program === __filename) void makeSection(name, resolve(folder));
