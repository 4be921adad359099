import type { Element, ElementContent, Nodes, Text } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { dialLink, normalizePhone } from "../phone";

/** Elements in which a number is code, or a link already. */
const skipped = ["a", "code", "pre", "kbd", "samp"];

/** What stands inside a line; all other elements begin a new one. */
const inline = ["strong", "em", "b", "i", "span", "del", "mark", "small", "sub", "sup", "abbr"];

/** `(11) 5555-0100`, `+55 11 95555-0100`, `0800 123 4567`; and three digits, which only their sentence tells from others. */
const candidates =
  /(?<![\d.,/-]|\+55 ?)(?:(?:\+55 ?)?\(\d\d\) ?(?:9 ?)?\d{4}[- ]\d{4}|\+55 \d\d (?:9 ?)?\d{4}[- ]\d{4}|0800[ -]\d{3}[ -]\d{4}|1(?:80|88|90|92|93))(?![\d/-]|[.,]\d)/g;

const years = /\b(?:19|20)\d\d-(?:19|20)\d\d$/;

/** Matches a sentence about a call, or about who answers. */
const call =
  /(?<!\p{L})(?:lig(?:ue|uem|ar|ando)|disque|discar|telefon(?:e|ar)|cham(?:e|ar)|CVV|SAMU|pol[ií]cia|bombeiros|central de atendimento|direitos humanos)(?!\p{L})/iu;

/** What stands right before a number that is dialled. */
const to =
  /(?:(?<!\p{L})(?:para|pelo|no|ao|o|n[uú]mero|telefone|disque|ligue|CVV|SAMU|militar|pol[ií]cia|bombeiros|mulher|ou|e)[,:]?|[(,:])\s*$/iu;

/** What comes after it; a counted thing may not. */
const end =
  /^(?:\s*(?:$|[.,;:!?)(\n–—])|\s+(?:e|ou|para|se|em|a|de|do|da|que|é|atende|quando|na|no|com|sem|24)(?!\p{L}))/iu;

/** The `tel:` address of a number found in a text; undefined if it is no telephone number. */
function dialOf(found: string, text: string, start: number): string | undefined {
  if (found.startsWith("0800")) return dialLink(found);
  if (found.length > 3) {
    const phone = years.test(found) ? undefined : normalizePhone(found);
    return phone && dialLink(phone);
  }
  const sentence =
    text
      .slice(Math.max(0, start - 100), start)
      .split(/[.!?\n]/)
      .at(-1) ?? "";
  const after = text.slice(start + found.length, start + found.length + 20);
  return call.test(sentence) && to.test(sentence) && end.test(after) ? dialLink(found) : undefined;
}

/** The number digit by digit; else 188 is read as a hundred and eighty-eight. */
const digitByDigit = (found: string) => (found.match(/\d+/g) ?? []).map((digits) => [...digits].join(" ")).join(", ");

/** Links the telephone numbers in a body. */
export function linkTelephones(tree: Nodes): void {
  const texts: { readonly node: Text; readonly parent: Element; readonly start: number }[] = [];
  let all = "";
  visit(tree, (node, _index, parent) => {
    if (node.type === "element" && skipped.includes(node.tagName)) {
      all += "\n";
      return SKIP;
    }
    if (node.type === "element" && !inline.includes(node.tagName)) all += "\n";
    if (node.type !== "text" || parent?.type !== "element") return undefined;
    texts.push({ node, parent, start: all.length });
    all += node.value;
    return undefined;
  });
  const numbers = [...all.matchAll(candidates)].flatMap(({ 0: found, index }) => {
    const href = dialOf(found, all, index);
    return href ? [{ found, index, href }] : [];
  });
  let next = 0;
  for (const { node, parent, start } of texts) {
    const stop = start + node.value.length;
    const pieces: ElementContent[] = [];
    let done = start;
    for (; numbers[next] && (numbers[next]?.index ?? 0) < stop; next += 1) {
      const { found, index, href } = numbers[next] ?? { found: "", index: 0, href: "" };
      // Part of it is in another element.
      if (index < start || index + found.length > stop) continue;
      // The accessible name begins with the visible text (WCAG 2.5.3).
      const ariaLabel = `${found}, ${digitByDigit(found)}`;
      pieces.push({ type: "text", value: all.slice(done, index) }, h("a", { href, ariaLabel }, found));
      done = index + found.length;
    }
    if (pieces.length === 0) continue;
    pieces.push({ type: "text", value: all.slice(done, stop) });
    parent.children.splice(parent.children.indexOf(node), 1, ...pieces);
  }
}
