import type { BuildArgs } from "gatsby";
import { readEntry, readYaml } from "../../plugins/source-content/check/front-matter";
import { textAt } from "../../plugins/source-content/check/site-content";
import { contentFolder } from "../../plugins/source-content/files/folder";
import { readTexts } from "../../plugins/source-content/files/read";
import { model } from "../content-types";
import { isSample } from "./sample";

/** Something that must be done before the site of a section goes live. */
export interface LaunchStep {
  readonly title: string;
  /** What is to be done. */
  readonly text: string;
  /** Its place in the editor. */
  readonly href: string;
  readonly files: readonly string[];
  /** Until it is done, no live build. */
  readonly stops: boolean;
}

interface Text {
  readonly file: string;
  readonly text: string;
}

/** What is still to be written: `[ESCREVER: o CNPJ]`. The editor writes brackets with a backslash. */
const toWrite = /\[ESCREVER\b:?\s*([^\]\\]*)/g;

/** By what the sample, and whatever is left of it in a text, is known. */
const traces: readonly (readonly [RegExp, string])[] = [
  [/\bexample\.(org|com|net)\b/, "um endereço example.org"],
  [/5555-?01\d\d\b/, "um telefone que não existe (5555)"],
  [/\b00\.?000\.?000\/000[01]-00\b/, "um CNPJ de zeros"],
  [/\p{Lu}\p{L}+ (Exemplo|Modelo|Amostra|Fictíci[oa]|Ensaio)\b/u, "um nome de exemplo"],
];

const foundIn = (text: string) => traces.flatMap(([pattern, found]) => (pattern.test(text) ? [found] : []));

/** Fixed pages that no two sections can share. */
const ownWords: readonly string[] = ["privacy", "about"];

/** What is still to be done before the site goes live; the privacy policy first. */
export function launchSteps(texts: readonly Text[], env: NodeJS.ProcessEnv = process.env): LaunchStep[] {
  const steps = [
    ...Object.entries(model.pages.entries).flatMap(([key, { label }]) =>
      fileStep(texts, `content/pages/${key}/index.md`, label, `pages/entries/${key}`, ownWords.includes(key)),
    ),
    ...model.settings.flatMap(({ name, label }) =>
      fileStep(texts, `content/settings/${name}.yml`, `Configurações, ${label}`, `settings/entries/${name}`, false),
    ),
    ...formStep(texts, env),
    ...model.collections.flatMap(({ name, label }) => collectionStep(texts, name, label)),
  ];
  const rank = ({ files, stops }: LaunchStep) => (files[0] === "content/pages/privacy/index.md" ? 0 : stops ? 1 : 2);
  return steps.sort((one, other) => rank(one) - rank(other));
}

function fileStep(texts: readonly Text[], file: string, title: string, place: string, isOwn: boolean): LaunchStep[] {
  const text = texts.find((one) => one.file === file)?.text ?? "";
  const parts = [...text.matchAll(toWrite)].map(([, what = ""]) => what.trim());
  const left = foundIn(text);
  const step = (text: string, stops = false): LaunchStep[] => [
    { title, text, href: `#/collections/${place}`, files: [file], stops },
  ];
  if (parts.length > 0)
    return step(`Falta escrever: ${[...new Set(parts)].filter(Boolean).join("; ") || "o texto"}.`, true);
  if (isOwn && isSample(text)) return step("O texto ainda é o do exemplo. Escreva o da seção.");
  return left.length > 0 ? step(`Ainda há ${left.join(", ")}. Ponha os dados da seção.`) : [];
}

/** The registrations have nowhere to go. */
function formStep(texts: readonly Text[], env: NodeJS.ProcessEnv): LaunchStep[] {
  const file = "content/settings/forms.yml";
  const read = readYaml(texts.find((one) => one.file === file)?.text ?? "");
  const values = read.ok ? read.data : {};
  const pastor = env.GATSBY_PASTOR_FORM_ID || textAt(values, "pastorFormId");
  const church = env.GATSBY_CHURCH_FORM_ID || textAt(values, "churchFormId");
  if (pastor && church) return [];
  const text = "Faltam os códigos do Formspree: sem eles os cadastros só mostram o telefone e o e-mail da secretaria.";
  return [{ title: "Cadastros", text, href: "#/collections/settings/entries/forms", files: [file], stops: false }];
}

/** Entries of the sample, as many as there are, and those with something to write. */
function collectionStep(texts: readonly Text[], name: string, title: string): LaunchStep[] {
  const own = texts.filter(({ file }) => file.startsWith(`content/${name}/`));
  const step = (found: readonly Text[], text: string, stops: boolean): LaunchStep[] =>
    found.length === 0
      ? []
      : [
          {
            title,
            text: `${text}: ${namesOf(found)}.`,
            href: `#/collections/${name}`,
            files: found.map(({ file }) => file),
            stops,
          },
        ];
  const unwritten = own.filter(({ text }) => text.search(toWrite) >= 0);
  const left = own.filter((one) => !unwritten.includes(one) && (isSample(one.text) || foundIn(one.text).length > 0));
  return [
    ...step(unwritten, "Falta escrever o que está marcado com [ESCREVER]", true),
    ...step(left, "Ainda é do exemplo, ou tem dados dele", false),
  ];
}

const shownNames = 3;

function namesOf(texts: readonly Text[]): string {
  const titles = texts.slice(0, shownNames).map(({ file, text }) => {
    const read = readEntry(text);
    return `“${(read.ok && textAt(read.data, "title")) || file}”`;
  });
  const others = texts.length - titles.length;
  return `${titles.join(", ")}${others > 0 ? ` e mais ${others}` : ""}`;
}

/** The steps of the content folder. */
export const missingSteps = async (): Promise<LaunchStep[]> => launchSteps(await readTexts(contentFolder));

/** True where what is built goes to visitors. Netlify's own settings say so (netlify.toml), Cloudflare by itself. */
export const isLive = ({ LIVE_BUILD, CF_PAGES }: NodeJS.ProcessEnv): boolean => (LIVE_BUILD ?? CF_PAGES ?? "") !== "";

interface Telling {
  /** Names each of many files, as a live build does. */
  readonly withFiles?: boolean;
  /** Address of the editor, for links. */
  readonly editor?: string;
}

/** The steps as one text. */
export const tellSteps = (steps: readonly LaunchStep[], { withFiles = false, editor }: Telling = {}): string =>
  steps
    .map(({ title, text, href, files }) =>
      [
        `${title} (${files.length > 1 ? `${files.length} arquivos` : files[0]})`,
        `  ${text}`,
        ...(editor ? [`  ${editor}${href}`] : []),
        ...(withFiles && files.length > 1 ? files.map((file) => `  ${file}`) : []),
      ].join("\n"),
    )
    .join("\n");

/** Ends a live build of texts that are still to be written, and warns it of what is left of the sample. */
export async function refuseUnwritten(reporter: Pick<BuildArgs["reporter"], "panic" | "warn">): Promise<void> {
  if (!isLive(process.env)) return;
  const steps = await missingSteps();
  const stopping = steps.filter(({ stops }) => stops);
  if (steps.length > 0) reporter.warn(`Antes de publicar:\n${tellSteps(steps, { withFiles: true })}`);
  if (stopping.length > 0)
    reporter.panic(`O site não pode ir ao ar: há textos por escrever.\n${tellSteps(stopping, { withFiles: true })}`);
}
