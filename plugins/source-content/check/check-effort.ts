import type { Finding } from "./check-values";

/**
 * Limits for Markdown parsers, whose time grows with the square: in each paragraph they compare a sign, and what may
 * begin an address, with all before it, and each line that opens a block with all such lines. Within these limits, far
 * above any real text, a text is checked in a second and built in five.
 */
const limits = {
  depth: [100, "sinais de citação ou de lista no começo de uma linha, ou 60 espaços antes de um"],
  blocks: [4_000, "linhas, itens e citações"],
  signs: [25_000, "sinais de formatação, como [ ] * _ ` < |"],
  letters: [2_000, "letras sem um espaço, ou espaços sem uma letra"],
  open: [200, "etiquetas HTML, como <div>, que não são fechadas"],
  effort: [50_000_000, ""],
} as const;

const limited = ["depth", "blocks", "signs", "letters", "open", "effort"] as const;

/** Finds what would keep a parser busy, in linear time. */
export function checkEffort(body: string): Finding[] {
  const count = { depth: 0, blocks: 0, signs: 0, letters: 0, open: 0, effort: 0 };
  const tags = new Map<string, number>();
  const lines = body.split("\n");
  let [from, columns, tokens, isTable] = [0, 0, 0, false];
  for (const [index, line] of lines.entries()) {
    const isBlank = /^[ \t>]*$/.test(line);
    if (isBlank || isTable || opensBlock.test(line) || (numbered.test(line) && numbered.test(lines[from] ?? ""))) {
      tokens = 0;
      from = isBlank ? index + 1 : index;
      isTable &&= !isBlank;
    }
    if (isBlank) columns = 0;
    // Each row is filled up to the number of columns.
    else if (/^[\s>|:-]+$/.test(line)) columns = Math.max(columns, line.split("|").length);
    isTable ||= from === index && isTableHead(line, lines[index + 1] ?? "");
    // A line of dashes makes a heading of the paragraph before it, which takes longest.
    const underline = /^[\s>]*(?:-+|=+)\s*$/.test(line) ? 7 : 0;
    const { signs, own, depth } = measure(line);
    count.depth = depth;
    count.blocks += (isBlank && lines[index + 1] !== "" ? 0 : 1) + depth + underline;
    count.signs += signs + columns;
    count.letters = longRun.test(line) ? line.length : 0;
    count.open += countTags(line, tags);
    count.effort += (2 * tokens + own) * own;
    tokens += own;
    const over = limited.find((name) => count[name] > limits[name][0]);
    if (over === undefined) continue;
    const found =
      over === "effort"
        ? `o parágrafo da linha ${from + 1} é comprido demais, ou tem sinais e números demais, como [ ] * _ < 0`
        : `até a linha ${index + 1} há mais de ${limits[over].join(" ")}`;
    return [
      { field: "Texto", found, fix: "Apague o que não é texto, ou divida-o em parágrafos ou em textos menores." },
    ];
  }
  return [];
}

/** Ends a paragraph anywhere. */
const opensBlock = /^ {0,3}(?:(?:[-*+]|1[.)])[ \t]+\S|#{1,6}[ \t])/;

/** A numbered item; ends a paragraph after another item. */
const numbered = /^\d{1,9}[.)][ \t]+\S/;

const longRun = /(?:^|[ \t])[^ \t]{2001}|(?:^|[^ \t])[ \t]{2001}/;

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

/** How many elements a line leaves open; `tags` counts them by name. Deep nesting takes memory. */
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

/** Counts formatting signs and beginnings of addresses, and the depth of quotations and lists. */
function measure(line: string) {
  const signs = line.match(/[[\]*_~`<&!\\^@|]/g)?.length ?? 0;
  const beginnings = line.match(/(?<![a-z])[a-z0-9+.-]/gi)?.length ?? 0;
  const [markers = ""] = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))*/.exec(line) ?? [];
  const isIndented = /^[ \t>]{60,}(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line);
  return { signs, own: 2 * signs + beginnings, depth: isIndented ? 101 : (markers.match(/[>*+.)-]/g)?.length ?? 0) };
}
