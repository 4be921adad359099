import type { Finding } from "./check-values";

/**
 * How much of a body the parsers of Markdown are given. In each paragraph they compare a sign, and the beginning of what might be an
 * address, with all before it, and each line that opens a block with all such lines: their time grows with the square. With
 * these numbers a text is checked within a second and built within five; they are far above what anybody writes.
 */
const most = { blocks: 4_000, underlines: 500, signs: 25_000, letters: 2_000, open: 200, effort: 50_000_000 };

type Counted = keyof typeof most;

const told: Readonly<Record<Counted, (from: number, line: number) => readonly [found: string, fix: string]>> = {
  blocks: (_from, line) => [
    `até a linha ${line} há mais de ${inWords(most.blocks)} linhas, itens e citações`,
    "Divida o texto em mais de uma entrada.",
  ],
  underlines: (_from, line) => [
    `até a linha ${line} há mais de ${most.underlines} linhas feitas só de traços (--- ou ===)`,
    "Faça os títulos com ## no começo da linha, e apague os traços que sobram.",
  ],
  signs: (_from, line) => [
    `até a linha ${line} há mais de ${inWords(most.signs)} sinais de formatação, como [ ] * _ \` < |`,
    "Apague os que não formatam nada, ou divida o texto em mais de uma entrada.",
  ],
  letters: (_from, line) => [
    `a linha ${line} tem mais de ${inWords(most.letters)} letras sem um espaço, ou espaços sem uma letra`,
    "Apague o que não é texto.",
  ],
  open: (_from, line) => [
    `até a linha ${line} há mais de ${most.open} etiquetas HTML, como <div>, que não são fechadas`,
    "Feche cada uma (</div>), ou apague-as.",
  ],
  effort: (from) => [
    `o parágrafo da linha ${from} é comprido demais, ou tem sinais e números demais, como [ ] * _ < 0`,
    "Divida-o em parágrafos menores, com uma linha em branco entre eles, e apague os sinais que sobram.",
  ],
};

const counted = ["blocks", "underlines", "signs", "letters", "open", "effort"] as const;

const inWords = (thousands: number) => `${thousands / 1000} mil`;

/** Finds what would keep a parser busy for long, in a time that grows with the length alone. */
export function checkEffort(body: string): Finding[] {
  const count = { blocks: 0, underlines: 0, signs: 0, letters: 0, open: 0, effort: 0 };
  const tags = new Map<string, number>();
  const lines = body.split("\n");
  let from = 0;
  let isTable = false;
  let columns = 0;
  let tokens = 0;
  for (const [index, line] of lines.entries()) {
    const isBlank = /^[ \t>]*$/.test(line);
    const measured = measure(line);
    if (isBlank || isTable || opensBlock.test(line) || (numbered.test(line) && numbered.test(lines[from] ?? ""))) {
      tokens = 0;
      from = isBlank ? index + 1 : index;
      isTable &&= !isBlank;
    }
    if (isBlank) columns = 0;
    // Each row is filled up to the number of columns.
    else if (/^[\s>|:-]+$/.test(line)) columns = Math.max(columns, line.split("|").length);
    isTable ||= from === index && isTableHead(line, lines[index + 1] ?? "");
    count.blocks += (isBlank && lines[index + 1] !== "" ? 0 : 1) + measured.markers;
    count.underlines += /^[\s>]*(?:-+|=+)\s*$/.test(line) ? 1 : 0;
    count.signs += measured.signs + columns;
    count.letters = measured.letters;
    count.open += countTags(line, tags);
    count.effort += (2 * tokens + measured.tokens) * measured.tokens;
    tokens += measured.tokens;
    const over = counted.find((name) => count[name] > most[name]);
    if (over === undefined) continue;
    const [found, fix] = told[over](from + 1, index + 1);
    return [{ field: "Texto", found, fix }];
  }
  return [];
}

/** What ends a paragraph wherever it stands. */
const opensBlock = /^ {0,3}(?:(?:[-*+]|1[.)])[ \t]+\S|#{1,6}[ \t])/;

/** An item after an item of the same list. */
const numbered = /^\d{1,9}[.)][ \t]+\S/;

/** Each cell of a table is a paragraph of its own. */
function isTableHead(line: string, next: string): boolean {
  if (!next.includes("|") || line.includes("\\")) return false;
  const cells = cellsIn(next);
  return cells.length === cellsIn(line).length && cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

const cellsIn = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|");

/** How many more elements are open after a line than before it; `tags` has how many of each. The deeper, the more memory a page takes. */
function countTags(line: string, tags: Map<string, number>): number {
  let more = 0;
  for (const [, end, name = ""] of line.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    const tag = name.toLowerCase();
    const open = tags.get(tag) ?? 0;
    if (/^(?:br|hr|img|input|wbr)$/.test(tag) || (end && open === 0)) continue;
    tags.set(tag, open + (end ? -1 : 1));
    more += end ? -1 : 1;
  }
  return more;
}

/** Signs that may open or close something. */
const signs = new Set([..."[]*_~`<&!\\^@|"].map((sign) => sign.charCodeAt(0)));

function measure(line: string) {
  const [markers = ""] = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))*/.exec(line) ?? [];
  let found = 0;
  let tokens = 0;
  let letters = 0;
  let longest = 0;
  let before = 0x20;
  for (let index = 0; index < line.length; index++) {
    const code = line.charCodeAt(index);
    if (signs.has(code)) {
      found += 1;
      tokens += 2;
    } else if (!isLetter(before) && mayBeAddress(code)) tokens += 1;
    letters = code > 0x20 === before > 0x20 ? letters + 1 : 1;
    longest = Math.max(longest, letters);
    before = code;
  }
  return { signs: found, tokens, letters: longest, markers: markers.match(/[>*+.)-]/g)?.length ?? 0 };
}

const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** Letters, digits, and + - . are what an e-mail address may begin with. */
const mayBeAddress = (code: number) =>
  isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e;
