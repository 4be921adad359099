import DOMPurify from "dompurify";
import { escapeHtml } from "../../../src/lib/escape-html";
import { addressLength } from "../../../src/lib/markdown/parser.mjs";
import { addresses, linkOf } from "./links";

/**
 * Rich text from Word, a page or a message, as this site writes: headings from the second level on, lists and tables as such,
 * links that lead somewhere, and no pictures, whose addresses nobody else can reach. `site` is its own address.
 */
export function tidyHtml(html: string, site = ""): { html: string; pictures: number; frames: number } {
  // On some pages emoji are pictures, whose words they are.
  const source = html
    .replace(emojiPicture, "$2")
    .replace(film, '<p><a href="https://www.youtube.com/watch?v=$2">Assista ao vídeo</a></p>');
  const { body } = new DOMParser().parseFromString(DOMPurify.sanitize(source), "text/html");
  // Cleaning takes them out (paste.ts); Word names each once more in a language of its own.
  const named = (tag: RegExp) => source.match(tag)?.length ?? 0;
  const pictures = Math.max(named(/<img\b/gi), named(/<v:imagedata\b/gi));
  // A mail without formats; the editor would not show it.
  for (const pre of body.querySelectorAll("pre")) {
    for (const end of pre.querySelectorAll("br")) end.replaceWith("\n");
    const plain = document.createElement("div");
    plain.innerHTML = htmlOfPlain(pre.textContent ?? "");
    pre.replaceWith(...plain.childNodes);
  }
  for (const span of body.querySelectorAll<HTMLElement>("span, b, font")) keepWeight(span);
  gatherWordLists(body);
  for (const heading of body.querySelectorAll("h1, h4, h5, h6, .MsoTitle")) {
    rename(heading, /^H[4-6]$/.test(heading.nodeName) ? "h3" : "h2");
  }
  for (const bold of body.querySelectorAll(":is(h2, h3) :is(strong, b, em, i)")) unwrap(bold);
  for (const table of body.querySelectorAll("table")) tidyTable(table);
  for (const link of body.querySelectorAll("a")) {
    const address = linkOf(link.getAttribute("href") ?? "", site);
    if (address && link.textContent?.trim()) link.setAttribute("href", address);
    else unwrap(link);
  }
  linkAddresses(body, site);
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    if (list.previousElementSibling?.matches("li")) list.previousElementSibling.append(list);
    else unwrap(list);
  }
  for (const empty of [...body.querySelectorAll("p, h2, h3, li, ul, ol, div, table")])
    if (empty.textContent?.trim() === "") empty.remove();
  return { html: body.innerHTML, pictures, frames: named(/<iframe\b/gi) };
}

/** A frame of YouTube; lists of films and what is on now have other addresses. */
const film =
  /<iframe\b[^>]*?\bsrc=(["'])(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries|live_stream)([\w-]{11})\b[^>]*>(?:[^<]*<\/iframe>)?/gi;

const emojiPicture =
  /<img\b[^>]*?\balt=(["'])((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+)\1[^>]*>/gu;

/** A message without formats: paragraphs, lists by their signs, and WhatsApp's asterisks for bold. */
export function htmlOfPlain(text: string): string {
  const parts: { tag: string; lines: string[] }[] = [];
  for (const block of text
    .replaceAll("\r\n", "\n")
    .trim()
    .split(/\n\s*\n/)) {
    let isFirst = true;
    for (const line of block.split("\n")) {
      const tag = bullet.test(line) ? "ul" : number.test(line) ? "ol" : "p";
      const last = parts.at(-1);
      // Items with empty lines between them are one list.
      if (last?.tag === tag && (tag !== "p" || !isFirst)) last.lines.push(line);
      else parts.push({ tag, lines: [line] });
      isFirst = false;
    }
  }
  return parts.map(htmlOf).join("");
}

const bullet = /^\s*[-–•·*]\s+/;
const number = /^\s*(\d{1,3})[.)]\s+/;

function htmlOf({ tag, lines }: { tag: string; lines: string[] }): string {
  const numbers = lines.map((line) => Number(number.exec(line)?.[1]));
  const [start = 0] = numbers;
  // Markdown counts on from the first: numbers of hymns would be others.
  const isCounted = numbers.every((one, place) => one === start + place);
  if (tag === "p" || (tag === "ol" && !isCounted)) return `<p>${lines.map(inline).join("<br>")}</p>`;
  const items = lines.map((line) => `<li>${inline(line.replace(bullet, "").replace(number, ""))}</li>`);
  return `<${tag}${tag === "ol" ? ` start="${start}"` : ""}>${items.join("")}</${tag}>`;
}

const inline = (line: string): string =>
  escapeHtml(line.trim())
    .replace(/(^|[\s(])\*([^*\s](?:[^*]*[^*\s])?)\*(?=$|[\s.,;:!?)])/g, "$1<strong>$2</strong>")
    .replace(/(^|[\s(])_([^_\s](?:[^_]*[^_\s])?)_(?=$|[\s.,;:!?)])/g, "$1<em>$2</em>");

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): Element {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Google Docs says by a style what is bold, and puts a `b` that is not around everything. */
function keepWeight(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const isBold = fontWeight ? fontWeight === "bold" || Number(fontWeight) >= 600 : element.nodeName === "B";
  const inner = fontStyle === "italic" ? rename(element, "em") : element;
  if (!isBold) {
    if (inner === element) unwrap(element);
    return;
  }
  const strong = document.createElement("strong");
  inner.replaceWith(strong);
  strong.append(...(inner === element ? element.childNodes : [inner]));
}

/** Word writes an item of a list as a paragraph that begins with its sign (of letters, in a font of signs), and its level in the style. */
function gatherWordLists(body: Element): void {
  /** The lists that the next item may continue, the outermost first. */
  let open: { level: number; readonly list: Element }[] = [];
  for (const item of [...body.querySelectorAll<HTMLElement>('p[class^="MsoListParagraph"], p[style*="mso-list"]')]) {
    const sign = /^[\s\u00a0]*(?:([·•§oØüvqÑè\uf0b7\u2013-])|(?:(\d{1,3})|[ivxl]{1,5}|[a-z])[.)])[\s\u00a0]+/.exec(
      item.textContent ?? "",
    );
    if (!sign) continue;
    dropStart(item, sign[0].length);
    const tag = sign[1] ? "UL" : "OL";
    const level = Number(/level(\d)/.exec(item.getAttribute("style") ?? "")?.[1] ?? 1);
    const line = rename(item, "li");
    const [outermost] = open;
    if (outermost?.list !== line.previousElementSibling) open = [];
    else if (outermost) outermost.level = Math.min(outermost.level, level);
    open = open.filter((one) => one.level < level || (one.level === level && one.list.nodeName === tag));
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(tag);
      if (sign[2]) list.setAttribute("start", sign[2]);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else line.before(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.append(line);
  }
}

/** Takes so many letters away from the beginning of an element. */
function dropStart(element: Element, letters: number): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = texts.nextNode(); node && left > 0; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    node.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
}

/** Of a table, what a text can hold: rows of plain cells, the first of them its heading. One of one column only arranges. */
function tidyTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  if (rows.every(({ cells }) => cells.length < 2)) {
    table.replaceWith(...rows.flatMap(({ cells }) => [...cells].map((cell) => rename(cell, "div"))));
    return;
  }
  const grid = gridOf(rows);
  const width = Math.max(...grid.map(({ length }) => length));
  const plain = document.createElement("table");
  grid.forEach((row, index) => {
    const line = plain.insertRow();
    for (let column = 0; column < width; column++) {
      const cell = line.appendChild(document.createElement(index === 0 ? "th" : "td"));
      const from = row[column];
      for (const block of from?.querySelectorAll("p, div, li, br, h2, h3, ul, ol, table, tbody, tr, td") ?? []) {
        block.before(" ");
        unwrap(block);
      }
      cell.append(...(from?.childNodes ?? []));
    }
  });
  table.replaceWith(plain);
}

/** The cells of each row by column. What a merged cell covers is empty: null. */
function gridOf(rows: readonly HTMLTableRowElement[]): (HTMLTableCellElement | null)[][] {
  const grid: (HTMLTableCellElement | null)[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const cell of row.cells) {
      while (grid[top]?.[left] !== undefined) left++;
      for (const [down, line] of grid.slice(top, top + Math.max(cell.rowSpan, 1)).entries())
        for (let across = 0; across < Math.min(cell.colSpan, 50); across++)
          line[left + across] = down + across === 0 ? cell : null;
    }
  });
  return grid;
}

/** Makes links of the addresses that stand in the text. */
function linkAddresses(body: Element, site: string): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
  for (const node of texts.filter((one) => !one.parentElement?.closest("a, code, pre"))) {
    const text = node.textContent ?? "";
    const parts: (string | Node)[] = [];
    let done = 0;
    for (const { 0: found, index } of text.matchAll(addresses)) {
      const address = found.slice(0, addressLength(found));
      const target = linkOf(address, site);
      if (!target) continue;
      const link = document.createElement("a");
      link.setAttribute("href", target);
      link.textContent = address;
      parts.push(text.slice(done, index), link);
      done = index + address.length;
    }
    if (parts.length > 0 && node instanceof Text) node.replaceWith(...parts, text.slice(done));
  }
}
