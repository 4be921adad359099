import { stringify } from "yaml";
import { model } from "../../../src/content-types";
import type { Problem } from "../check/problem";
import type { ContentFiles } from "../check/site-content";
import { type Validated, validate } from "../check/validate";

/** An entry as an editor would write it; of a setting, only the fields count. */
export interface EntryFile {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body?: string;
}

/** Files by path: an entry, the raw text of one, or null for a file that is not there. */
export type Content = Readonly<Record<string, EntryFile | string | null>>;

/** Files that are not texts, with the extension that their bytes call for. */
export type Kinds = Readonly<Record<string, string>>;

const newsFields = {
  title: "Encontro de pastores",
  kind: "noticia",
  date: "2026-03-10",
  summary: "Duzentos pastores em oração.",
};
const documentFields = { title: "Estatuto", category: "Institucional", date: "2025-11-01" };
const eventFields = { title: "Assembleia anual", start: "2026-12-05" };
const ministryFields = {
  title: "Pastoral da Família",
  summary: "Cuidado das famílias.",
  leader: { name: "Lúcia Amostra" },
};
export const subsectionFields = {
  title: "Campinas e região",
  cities: ["Campinas", "Valinhos"],
  president: { name: "Pr. Daniel Exemplo" },
  contact: { email: "campinas@example.org" },
};

const standaloneFields = { title: "Benefícios", summary: "O que a filiação oferece." };

const office = { name: "Escritório de Exemplo", address: "Rua Exemplo, 10\nSão Paulo", phone: "(11) 5555-0100" };

/** From the model, so that a page more there is not a page too few here. */
const fixedPages = Object.fromEntries(
  Object.entries(model.pages.entries).map(([key, { label, body }]): [string, EntryFile] => [
    `content/pages/${key}/index.md`,
    {
      fields: { title: label, summary: `Sobre ${label}.` },
      ...(body === "required" ? { body: "Um texto." } : {}),
    },
  ]),
);

/** The smallest content without a problem: every setting, every page, one entry of each collection. */
export const good = {
  "content/settings/site.yml": {
    fields: {
      name: "OPBB-SP",
      state: "SP",
      fullName: "Ordem de Exemplo",
      tagline: "Servir quem serve",
      description: "A associação de exemplo.",
      url: "https://opbb-sp.example.org",
      documentCategories: ["Institucional", "Atas"],
    },
  },
  "content/settings/navigation.yml": { fields: { items: [{ label: "Notícias", path: "/noticias" }] } },
  "content/settings/offices.yml": { fields: { national: office, section: office, copyright: "© Exemplo" } },
  "content/settings/forms.yml": {
    fields: {
      contactEmail: "cadastro@example.org",
      contactPhone: "(11) 5555-0100",
      replyDays: "5 dias úteis",
      retention: "12 meses",
      roles: ["Pastor titular"],
      regimes: ["Integral"],
    },
  },
  "content/settings/analytics.yml": { fields: { siteId: "" } },
  ...fixedPages,
  "content/news/encontro/index.md": { fields: newsFields, body: "O encontro foi bom." },
  "content/ministries/familia/index.md": { fields: ministryFields, body: "O que fazemos." },
  "content/documents/estatuto/index.md": { fields: { ...documentFields, file: "estatuto.pdf" } },
  "content/subsections/campinas/index.md": { fields: subsectionFields },
  "content/events/assembleia/index.md": { fields: eventFields },
  "content/standalone/beneficios/index.md": { fields: standaloneFields, body: "Um texto." },
} as const satisfies Record<string, EntryFile>;

const goodKinds: Kinds = { "content/documents/estatuto/estatuto.pdf": "pdf" };

/** The good content with some files changed, added, or (null) left out, as it stands on the disk. */
export function contentFiles(change: Content = {}, kinds: Kinds = {}): ContentFiles {
  const files: Content = { ...good, ...change };
  return {
    texts: Object.entries(files)
      .flatMap(([file, entry]) => (entry === null ? [] : [{ file, text: textOf(file, entry) }]))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
    kinds: new Map(Object.entries({ ...goodKinds, ...kinds })),
  };
}

function textOf(file: string, entry: EntryFile | string): string {
  if (typeof entry === "string") return entry;
  const yaml = stringify(entry.fields);
  return file.endsWith(".md") ? `---\n${yaml}---\n${entry.body ?? ""}\n` : yaml;
}

/** The day on which the tests take place. */
export const testDay = "2026-06-15";

export const validated = (change: Content = {}, kinds: Kinds = {}, today = testDay): Validated =>
  validate(model, contentFiles(change, kinds), today);

export const problemsOf = (change: Content, kinds: Kinds = {}): readonly Problem[] => validated(change, kinds).problems;

/** Shorthands for entries that are right but for what a test changes. */
export const newsWith = (fields: Readonly<Record<string, unknown>>, body = "Um texto."): EntryFile => ({
  fields: { ...newsFields, ...fields },
  body,
});
export const documentWith = (fields: Readonly<Record<string, unknown>>): EntryFile => ({
  fields: { ...documentFields, ...fields },
});
export const standaloneWith = (fields: Readonly<Record<string, unknown>>): EntryFile => ({
  fields: { ...standaloneFields, ...fields },
  body: "Um texto.",
});
export const eventWith = (fields: Readonly<Record<string, unknown>>): EntryFile => ({
  fields: { ...eventFields, ...fields },
});
