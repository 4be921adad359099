import DOMPurify from "dompurify";
import { escapeHtml } from "../../../src/lib/escape-html";
import { addresses, linkOf } from "./links";

/**
 * Rich text from Word, a page or a message, as this site writes: headings from the second level on, lists and tables as such,
 * links that lead somewhere, and no pictures, whose addresses nobody else can reach.
 */
export function tidyHtml(html: string): { html: string; pictures: number } {
  const { body } = new DOMParser().parseFromString(DOMPurify.sanitize(html), "text/html");
  // Cleaning takes them out (paste.ts); Word names each once more in a language of its own.
  const named = (tag: RegExp) => html.match(tag)?.length ?? 0;
  const pictures = Math.max(named(/<img\b/gi), named(/<v:imagedata\b/gi));
  for (const span of body.querySelectorAll<HTMLElement>("span, b, font")) keepWeight(span);
  gatherWordLists(body);
  for (const heading of body.querySelectorAll("h1, h4, h5, h6, .MsoTitle")) {
    rename(heading, /^H[4-6]$/.test(heading.nodeName) ? "h3" : "h2");
  }
  for (const bold of body.querySelectorAll(":is(h2, h3) :is(strong, b, em, i)")) unwrap(bold);
  for (const table of body.querySelectorAll("table")) tidyTable(table);
  for (const link of body.querySelectorAll("a")) {
    const address = linkOf(link.getAttribute("href") ?? "");
    if (address && link.textContent?.trim()) link.setAttribute("href", address);
    else unwrap(link);
  }
  linkAddresses(body);
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    if (list.previousElementSibling?.matches("li")) list.previousElementSibling.append(list);
    else unwrap(list);
  }
  for (const empty of [...body.querySelectorAll("p, h2, h3, li, ul, ol, div, table")])
    if (empty.textContent?.trim() === "") empty.remove();
  return { html: body.innerHTML, pictures };
}

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
      // Numbered items with empty lines between them are one list.
      if (last?.tag === tag && (tag === "ol" || !isFirst)) last.lines.push(line);
      else parts.push({ tag, lines: [line] });
      isFirst = false;
    }
  }
  return parts.map(htmlOf).join("");
}

const bullet = /^\s*[-–•·*]\s+/;
const number = /^\s*(\d{1,3})[.)]\s+/;

function htmlOf({ tag, lines }: { tag: string; lines: string[] }): string {
  if (tag === "p") return `<p>${lines.map(inline).join("<br>")}</p>`;
  const start = number.exec(lines[0] ?? "")?.[1];
  const items = lines.map((line) => `<li>${inline(line.replace(bullet, "").replace(number, ""))}</li>`);
  return `<${tag}${start ? ` start="${start}"` : ""}>${items.join("")}</${tag}>`;
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

/** Word writes an item of a list as a paragraph that begins with its sign. */
function gatherWordLists(body: Element): void {
  let list: Element | undefined;
  for (const item of [...body.querySelectorAll<HTMLElement>('p[class^="MsoListParagraph"], p[style*="mso-list"]')]) {
    const sign = /^[\s\u00a0]*(?:([·•§o\uf0b7\u2013-])|(?:(\d{1,3})|[a-z])[.)])[\s\u00a0]+/.exec(
      item.textContent ?? "",
    );
    if (!sign) continue;
    dropStart(item, sign[0].length);
    const tag = sign[1] ? "UL" : "OL";
    const line = rename(item, "li");
    if (list?.nodeName !== tag || list !== line.previousElementSibling) {
      list = document.createElement(tag);
      if (sign[2]) list.setAttribute("start", sign[2]);
      line.before(list);
    }
    list.append(line);
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
    table.replaceWith(...rows.flatMap(({ cells }) => [...cells].flatMap((cell) => [...cell.childNodes])));
    return;
  }
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const plain = document.createElement("table");
  rows.forEach((row, index) => {
    const line = plain.insertRow();
    for (let column = 0; column < width; column++) {
      const cell = line.appendChild(document.createElement(index === 0 ? "th" : "td"));
      const from = row.cells[column];
      for (const block of from?.querySelectorAll("p, div, li, br, h2, h3, ul, ol, table, tbody, tr, td") ?? []) {
        block.before(" ");
        unwrap(block);
      }
      cell.append(...(from?.childNodes ?? []));
    }
  });
  table.replaceWith(plain);
}

/** Makes links of the addresses that stand in the text. */
function linkAddresses(body: Element): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
  for (const node of texts.filter((one) => !one.parentElement?.closest("a, code, pre"))) {
    const text = node.textContent ?? "";
    const parts: (string | Node)[] = [];
    let done = 0;
    for (const { 0: address, index } of text.matchAll(addresses)) {
      const link = document.createElement("a");
      link.href = linkOf(address) ?? address;
      link.textContent = address;
      parts.push(text.slice(done, index), link);
      done = index + address.length;
    }
    if (parts.length > 0 && node instanceof Text) node.replaceWith(...parts, text.slice(done));
  }
}
