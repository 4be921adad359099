import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { blockMark, calloutLabels, isCallout } from "./block-words";

/** Pictures that a block draws differently from a text. */
export interface BlockPictures {
  /** In the shape of a portrait. */
  readonly portraits: Set<Element>;
  /** Small, in a link to themselves. */
  readonly thumbnails: Set<Element>;
}

/** Turns a quotation with a mark into its block: a highlighted text, a person or a gallery. */
export function makeBlock(quote: Element, pictures: BlockPictures): void {
  const paragraph = quote.children.find((child) => child.type === "element");
  const first = paragraph?.type === "element" && paragraph.tagName === "p" ? paragraph.children[0] : undefined;
  if (paragraph?.type !== "element" || first?.type !== "text") return;
  const mark = blockMark(first.value);
  if (!mark) return;
  const rest: ElementContent[] = [{ ...first, value: first.value.slice(mark.length) }, ...paragraph.children.slice(1)];
  if (isCallout(mark.kind)) {
    paragraph.children = rest;
    const inner = quote.children.filter((child) => child !== paragraph || textOf(paragraph).trim() !== "");
    become(quote, h("div", { dataBlock: "callout", dataKind: mark.kind }, label(calloutLabels[mark.kind]), inner));
  }
  if (mark.kind === "pessoa") makePerson(quote, rest, pictures);
  if (mark.kind === "galeria") makeGallery(quote, rest, pictures);
}

const label = (words: string | ElementContent[]) => h("p", h("strong", words));

const become = (old: Element, { tagName, properties, children }: Element) =>
  Object.assign(old, { tagName, properties, children });

/** A photo, a name in bold type, then one line each for the role and the contacts; what else was written follows them. */
function makePerson(quote: Element, lines: ElementContent[], { portraits }: BlockPictures): void {
  const content = h("div", lines);
  const [name] = elementsIn(content, "strong");
  if (!name) return;
  const photos = elementsIn(content, "img").slice(0, 1);
  for (const photo of photos) {
    portraits.add(photo);
    // The name beside it says whose portrait it is.
    if (String(photo.properties.alt).includes(textOf(name))) photo.properties.alt = "";
  }
  const links = elementsIn(content, "a");
  const taken = new Set<ElementContent>([name, ...photos, ...links]);
  const role = without(taken, lines);
  const contacts = links.map((link) => h("li", link));
  const words = [
    label(name.children),
    ...(role.length > 0 ? [h("p", role)] : []),
    ...(contacts.length > 0 ? [h("ul", contacts)] : []),
    ...othersOf(quote),
  ];
  become(quote, h("div", { dataBlock: "person" }, photos, h("div", words)));
}

/** Pictures in a list; words between them follow it. */
function makeGallery(quote: Element, lines: ElementContent[], { thumbnails }: BlockPictures): void {
  const images = elementsIn(quote, "img");
  if (images.length === 0) return;
  for (const image of images) thumbnails.add(image);
  const list = h(
    "ul",
    { dataBlock: "gallery" },
    images.map((image) => h("li", h("a", image))),
  );
  const taken = new Set<ElementContent>(images);
  const words = [h("p", lines), ...othersOf(quote)]
    .map((part) => ({ ...part, children: without(taken, part.children) }))
    .filter((part) => part.children.length > 0);
  become(quote, words.length > 0 ? h("div", list, words) : list);
}

/** What follows the paragraph with the mark. */
const othersOf = (quote: Element) => quote.children.filter((child) => child.type === "element").slice(1);

/** What of some nodes is used nowhere else, without line breaks; none if that says nothing. */
function without(taken: ReadonlySet<ElementContent>, nodes: readonly ElementContent[]): ElementContent[] {
  const rest = nodes.filter((node) => !isBreak(node) && !holds(taken, node));
  return rest.every((node) => node.type === "text" && node.value.trim() === "") ? [] : rest;
}

const isBreak = (node: ElementContent) => node.type === "element" && node.tagName === "br";

const holds = (taken: ReadonlySet<ElementContent>, node: ElementContent): boolean =>
  taken.has(node) || (node.type === "element" && node.children.some((inner) => holds(taken, inner)));

/** The elements of a kind inside another, in their order. */
function elementsIn(node: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(node, { tagName }, (inner: Element) => void found.push(inner));
  return found;
}
