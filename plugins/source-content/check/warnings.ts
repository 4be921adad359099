import { distance } from "fastest-levenshtein";
import { visit } from "unist-util-visit";
import { withoutState } from "../../../src/lib/district";
import { getOrInsert } from "../../../src/lib/get-or-insert";
import { parseMarkdown } from "../../../src/lib/markdown/parser.mjs";
import { slugify } from "../../../src/lib/slug";
import { citiesOf, stateOf } from "../../../src/lib/states";
import type { Problem } from "./problem";
import { type ContentEntry, type ContentFiles, siteSettingsIn, textAt, textsAt } from "./site-content";

/** Cities of sub-sections that the state lacks or spells differently. Only a warning. */
export function cityWarnings(entries: readonly ContentEntry[]): Problem[] {
  const site = siteSettingsIn(entries);
  const lists = new Map<unknown, readonly string[]>();
  const known = (state: unknown) => getOrInsert(lists, state, () => citiesOf({ state }));
  return entries
    .filter(({ collection }) => collection === "subsections")
    .flatMap(({ file, title, values }) =>
      textsAt(values, "cities")
        .map(withoutState)
        .map(({ name, state = site.state }) => ({ name, state }))
        .filter(({ name, state }) => !known(state).includes(name))
        .map(({ name, state }) => ({
          file,
          entry: title,
          field: "Cidades",
          found: `“${name}” não é um município do estado ${stateOf({ state }).ofState}`,
          fix: similarTo(name, known(state)),
        })),
    );
}

function similarTo(city: string, known: readonly string[]): string {
  const far = (name: string) => distance(slugify(name), slugify(city));
  const [near] = known.filter((name) => far(name) <= 2).sort((one, other) => far(one) - far(other));
  return near
    ? `Você quis dizer ${near}?`
    : "Confira o nome; quem procurar essa cidade não acha a subseção. Uma cidade de outro estado leva a sigla dele: Unaí/MG.";
}

/** What a text shows otherwise than it was meant. Only a warning: the page holds all words. */
export const textWarnings = (entries: readonly ContentEntry[]): Problem[] =>
  entries.flatMap(({ file, title, values, body }) => {
    const fields = [
      ["Título", textAt(values, "title") ?? ""],
      ["Resumo", textAt(values, "summary") ?? ""],
    ] as const;
    return [
      ...fields.flatMap(([field, text]) => remainsIn(text, fieldRemains).map((found) => ({ field, ...found }))),
      ...[...remainsIn(body, bodyRemains), ...recountsIn(body)].map((found) => ({ field: "Texto", ...found })),
    ].map((found) => ({ file, entry: title, ...found }));
  });

/** Shortcodes of WordPress and Joomla, and elements of Word. */
const bodyRemains =
  /\[\/?(?:caption|gallery|embed|audio|video|playlist|contact-form-7|(?:vc|et_pb|su)_\w+)\b[^\]\n]{0,500}\](?![(:[])|\{\/?(?:gallery|loadposition|loadmodule|mosimage|youtube)\b[^}\n]{0,500}\}|<\/?(?:o|st1|v|w):[^>\n]{0,500}>|<!\[(?:end)?if\b[^>\n]{0,500}>/gi;

/** A title or summary is no HTML. */
const fieldRemains = /&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8}\d?);|<\/?[a-z][^<>\n]{0,500}>/gi;

type Found = Pick<Problem, "found" | "fix">;

/** What is meant as it stands, or shows nothing. */
const meant = /<!--[\s\S]*?-->|`[^`\n]*`/g;

const remainsIn = (text: string, remains: RegExp): Found[] =>
  [...text.replace(meant, (part) => part.replace(/[^\n]/g, " ")).matchAll(remains)].map(({ 0: rest, index }) => ({
    found: `“${rest}”${remains === bodyRemains ? `, na linha ${lineAt(text, index)},` : ""} é resto de outro sistema, e aparece assim na página`,
    fix: "Apague-o, ou escreva o que ele queria dizer.",
  }));

const lineAt = (text: string, place: number) => text.slice(0, place).split("\n").length;

/** Paragraphs that Markdown takes for code, as they begin with spaces, and lists that it counts itself. */
function recountsIn(body: string): Found[] {
  // Most texts need no parsing.
  if (!/^(?:[ \t>]*(?: {4}|\t)|[ \t>*+-]*\d+[.)]\s|[ \t>]*[*+-] {5})/m.test(body)) return [];
  const found: Found[] = [];
  visit(parseMarkdown(body), (node) => {
    const { offset = 0, line = 1 } = node.position?.start ?? {};
    if (node.type === "code" && !/[`~]/.test(body[offset] ?? ""))
      found.push({
        found: `a linha ${line} começa com espaços, e fica na página como código`,
        fix: "Apague os espaços.",
      });
    if (node.type !== "list" || !node.ordered) return;
    const items = node.children.map(({ position }) => ({
      number: Number.parseInt(body.slice(position?.start.offset, (position?.start.offset ?? 0) + 9), 10),
      line: position?.start.line,
    }));
    const start = node.start ?? 1;
    const wrong = items.find(({ number }, index) => number !== start + index);
    if (!wrong || items.every(({ number }) => number === start)) return;
    found.push({
      found: `o número ${wrong.number}, na linha ${wrong.line}, fica na página como ${start + items.indexOf(wrong)}`,
      fix: `Se ele vale, escreva ${wrong.number}\\. e assim cada número da lista.`,
    });
  });
  return found;
}

/** Files that the entry beside them no longer names, or has none beside them. Not deleted: only a person can tell that they are not needed. */
export function strayFiles({ texts, kinds }: ContentFiles): string[] {
  const textOf = new Map(texts.map(({ file, text }) => [file, text]));
  return [...(kinds?.keys() ?? [])].flatMap((file) => {
    const end = file.lastIndexOf("/") + 1;
    const text = textOf.get(`${file.slice(0, end)}index.md`);
    const name = file.slice(end);
    if (text?.includes(name) || text?.includes(encodeURI(name))) return [];
    const told =
      text === undefined && !file.startsWith("content/settings/")
        ? "Falta o index.md nesta pasta. Se este arquivo é o texto, dê a ele esse nome."
        : "O texto ao lado não usa mais este arquivo. Se ninguém precisa dele, apague-o.";
    return [`${file}\n  ${told}`];
  });
}
