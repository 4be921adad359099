import type { BuildArgs } from "gatsby";
import { readEntry } from "../../plugins/source-content/check/front-matter";
import { firstDay } from "../../plugins/source-content/check/site-content";
import { rawSiteSettings, today } from "../../plugins/source-content/files/check";
import { contentFolder } from "../../plugins/source-content/files/folder";
import { readTexts } from "../../plugins/source-content/files/read";
import { model } from "../content-types";
import { isSample } from "./sample";

/** Something that must be done before the site of a section goes live. */
export interface LaunchStep {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly files: readonly string[];
  /** True if it stops a live build. */
  readonly stops: boolean;
}

interface Text {
  readonly file: string;
  readonly text: string;
}

/** What is still to be written: `[ESCREVER: o CNPJ]`. The editor writes brackets with a backslash. */
const toWrite = /\[ESCREVER\b:?\s*([^\]\\]*)/g;

/** What gives away texts of the sample. */
const traces: readonly (readonly [RegExp, string])[] = [
  [/\bexample\.(org|com|net)\b/, "um endereço example.org"],
  [/5555-?01\d\d\b/, "um telefone que não existe (5555)"],
  [/\b00\.?000\.?000\/000[01]-00\b/, "um CNPJ de zeros"],
  // What may stand before these words in a section's own titles is no given name.
  [
    /(?!(?:Uma?|Bom|Grande|Belo|Noss[oa]|Nov[oa]|Primeir[oa]|Segund[oa]|Terceir[oa]|Últim[oa]|Por|Como|Tal) )\p{Lu}\p{L}+ (Exemplo|Amostra|Fictíci[oa]|Ensaio)\b/u,
    "um nome de exemplo",
  ],
];

const unchanged = "textos sem mudança";
/** A fixed order, so that the editor's page stays the same while no other kind is found. */
const traceNames = [unchanged, ...traces.map(([, name]) => name)];

/** Fixed pages that no two sections can share. */
const ownWords: readonly string[] = ["privacy", "about"];

/** What is still to be done before the site goes live; the privacy policy first. */
export function launchSteps(texts: readonly Text[], env: NodeJS.ProcessEnv = process.env): LaunchStep[] {
  const day = today(rawSiteSettings({ texts }));
  const within = (path: string) => texts.filter(({ file }) => file.startsWith(`content/${path}`));
  const steps = [
    ...Object.entries(model.pages.entries).flatMap(([key, { label }]) =>
      stepsOf(within(`pages/${key}/`), label, `pages/entries/${key}`, ownWords.includes(key)),
    ),
    ...model.settings.flatMap(({ name, label }) =>
      stepsOf(within(`settings/${name}.yml`), `Configurações, ${label}`, `settings/entries/${name}`),
    ),
    ...formStep(within("settings/forms.yml"), env),
    ...keeperStep(within("settings/site.yml")),
    ...termSteps(within("settings/forms.yml"), within("pages/")),
    ...formerNameStep([...within("pages/"), ...within("settings/")]),
    ...model.collections.flatMap(({ name, label }) => stepsOf(within(`${name}/`), label, name, true, waits(name, day))),
  ];
  const rank = ({ files, stops }: LaunchStep) => (files[0] === "content/pages/privacy/index.md" ? 0 : stops ? 1 : 2);
  return steps.sort((one, other) => rank(one) - rank(other));
}

/** A step for these files, done at a place of the editor; none without files. */
const stepFor = (files: readonly string[], title: string, place: string, text: string, stops = false): LaunchStep[] =>
  files.length === 0 ? [] : [{ title, text, href: `#/collections/${place}`, files, stops }];

const filesOf = (texts: readonly Pick<Text, "file">[]) => texts.map(({ file }) => file);

/** Everybody can read the editor's page: it says nothing of what such a text has. */
const waitingText = "Em rascunhos ou textos com data por vir falta escrever o que está marcado com [ESCREVER].";

/** Tells whether a text of a collection is not on the site on this day: a draft, or one that is dated later. */
const waits =
  (collection: string, day: string) =>
  ({ text }: Text): boolean => {
    const read = readEntry(text);
    return read.ok && firstDay({ collection, values: read.data }) > day;
  };

/** What is to be done to these texts. With `isOwn`, none of them may be the sample's; those that wait stop no build. */
function stepsOf(
  texts: readonly Text[],
  title: string,
  place: string,
  isOwn = false,
  isWaiting: (text: Text) => boolean = () => false,
): LaunchStep[] {
  const marked = texts.filter(({ text }) => text.search(toWrite) >= 0);
  const waiting = marked.filter(isWaiting);
  const unwritten = marked.filter((text) => !waiting.includes(text));
  const parts = unwritten.flatMap(({ text }) => [...text.matchAll(toWrite)].map(([, what = ""]) => what.trim()));
  const left = (text: string) => [
    ...(isOwn && isSample(text) ? [unchanged] : []),
    ...traces.flatMap(([pattern, found]) => (pattern.test(text) ? [found] : [])),
  ];
  const others = texts.map(({ file, text }) => ({ file, found: left(text) })).filter(({ found }) => found.length > 0);
  const found = new Set(others.flatMap((other) => other.found));
  const unwrittenParts = [...new Set(parts.filter(Boolean))].join("; ") || "o que está marcado com [ESCREVER]";
  const leftTraces = traceNames.filter((name) => found.has(name)).join("; ");
  return [
    ...stepFor(filesOf(unwritten), title, place, `Falta escrever: ${unwrittenParts}.`, true),
    ...stepFor(filesOf(waiting), title, place, waitingText),
    ...stepFor(filesOf(others), title, place, `Do exemplo ainda há ${leftTraces}.`),
  ];
}

/** Registrations without a form at Formspree. */
function formStep([forms]: readonly Text[], env: NodeJS.ProcessEnv): LaunchStep[] {
  const isSet = (name: string, value = "") => value !== "" || new RegExp(`^${name}: \\S`, "m").test(forms?.text ?? "");
  if (isSet("pastorFormId", env.GATSBY_PASTOR_FORM_ID) && isSet("churchFormId", env.GATSBY_CHURCH_FORM_ID)) return [];
  const text = "Faltam os códigos do Formspree: sem eles os cadastros só mostram o telefone e o e-mail da secretaria.";
  return stepFor(["content/settings/forms.yml"], "Cadastros", "settings/entries/forms", text);
}

/** The terms that pages of the template promise, which settings say as well. */
const terms = [
  ["retention", "12 meses", "privacy"],
  ["replyDays", "5 dias úteis", "pastor-registration"],
  ["replyDays", "5 dias úteis", "church-registration"],
] as const;

/** Pages that still promise the template's term where the settings have another. */
const termSteps = ([forms]: readonly Text[], pages: readonly Text[]): LaunchStep[] =>
  terms.flatMap(([field, usual, key]) => {
    const [, term = usual] = new RegExp(`^${field}: ["']?(.*?)["']?\\s*$`, "m").exec(forms?.text ?? "") ?? [];
    const isOld = ({ file, text }: Text) =>
      file === `content/pages/${key}/index.md` && text.includes(usual) && !text.includes(term);
    const text = `Este texto promete ${usual}; em Configurações, Cadastros, está ${term}.`;
    return stepFor(filesOf(pages.filter(isOld)), model.pages.entries[key].label, `pages/entries/${key}`, text);
  });

/** Nobody is named who helps editors. */
function keeperStep([site]: readonly Text[]): LaunchStep[] {
  if (!site || /^keeper:/m.test(site.text)) return [];
  const text = "Falta dizer quem cuida do site: o manual e a entrada do editor mostram o nome e o telefone.";
  return stepFor([site.file], "Quem cuida do site", "settings/entries/site", text);
}

/** A former short name in pages and settings; news may keep it. */
function formerNameStep(texts: readonly Text[]): LaunchStep[] {
  const list = /^formerNames:\r?\n((?: +- .*\r?\n)+)/m;
  const [, former = ""] = texts.map(({ text }) => list.exec(text)).find(Boolean) ?? [];
  const names = [...former.matchAll(/- (.*)/g)].flatMap(([, name = ""]) => name.replace(/^(["'])(.*)\1$/, "$2"));
  const isIn = (text: string, name: string) =>
    text
      .replace(list, "")
      .split(name)
      .some((rest, index) => index > 0 && !/^[\p{L}\d]/u.test(rest));
  const found = texts.filter(({ text }) => names.some((name) => isIn(text, name)));
  const text = `Ainda está escrito ${names.join(", ")}: ponha a sigla de agora, também no menu e no rodapé.`;
  return stepFor(filesOf(found), "Sigla antiga", "pages", text);
}

/** The steps of the content folder. */
export const missingSteps = async (): Promise<LaunchStep[]> => launchSteps(await readTexts(contentFolder));

/** True if the build is for visitors: netlify.toml sets LIVE_BUILD, Cloudflare CF_PAGES. */
export const isLive = ({ LIVE_BUILD, CF_PAGES }: NodeJS.ProcessEnv): boolean => (LIVE_BUILD ?? CF_PAGES ?? "") !== "";

interface Telling {
  /** Lists every file, as a live build does. */
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

/** Stops a live build with unwritten texts, and warns about what is left of the sample. */
export async function refuseUnwritten(reporter: Pick<BuildArgs["reporter"], "panic" | "warn">): Promise<void> {
  if (!isLive(process.env)) return;
  const steps = await missingSteps();
  const stopping = steps.filter(({ stops }) => stops);
  if (steps.length > 0) reporter.warn(`Antes de publicar:\n${tellSteps(steps, { withFiles: true })}`);
  if (stopping.length > 0)
    reporter.panic(`O site não pode ir ao ar: há textos por escrever.\n${tellSteps(stopping, { withFiles: true })}`);
}
