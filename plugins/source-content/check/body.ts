import type { Blockquote, Nodes, Reference, Resource } from "mdast";
import { visit } from "unist-util-visit";
import { headingAnchor } from "../../../src/lib/markdown/anchors";
import { blockMark } from "../../../src/lib/markdown/block-words";
import { parseMarkdown } from "../../../src/lib/markdown/parser.mjs";

interface Image {
  readonly url: string;
  readonly alt: string;
}

/** The parts of a body that refer to the rest of the site. */
export interface BodyFacts {
  readonly links: readonly string[];
  readonly images: readonly Image[];
  /** Texts of level 1 headings: the page's title is its only h1. */
  readonly topHeadings: readonly string[];
  /** Quotations with the mark of a block. */
  readonly blocks: readonly BlockFacts[];
  /** Names of HTML elements, in small letters. */
  readonly tags: readonly string[];
  readonly faults: readonly Fault[];
  /** True if one of its headings may have the anchor. */
  readonly hasAnchor: (anchor: string) => boolean;
}

/** What the page shows otherwise than it was meant: an e-mail cut short, a link or picture that is none, words that are lost. */
export interface Fault {
  readonly kind: "mail" | "notLink" | "unclosed";
  readonly line: number;
  readonly text: string;
  /** Of an e-mail, what is a link; of HTML, what would close it. */
  readonly part: string;
}

/** A quotation that begins with a mark, such as `[!PESSOA]`. */
export interface BlockFacts {
  readonly word: string;
  readonly kind: string;
  /** True if there is anything beside the mark. */
  readonly isFilled: boolean;
  readonly hasName: boolean;
  readonly hasPicture: boolean;
}

/**
 * Finds by regular expressions everything that looks like a link, an image or a level 1 heading. Some of it may be code,
 * or cut short, but nothing is missing: if all of it is right there is no need to parse, which takes a hundred times as
 * long.
 */
export function scanBody(markdown: string): BodyFacts {
  const images: Image[] = [];
  const rest = markdown.replace(/!\[([^[\]&]*)\]\(\s*([^\s)<]+)/g, (_all, alt: string, url: string) => {
    images.push({ url, alt: alt.trim() });
    return "";
  });
  // An image in any other form counts as one without a description, and so as a reason to parse.
  for (const _ of rest.matchAll(/!\[/g)) images.push({ url: "", alt: "" });
  // Only a parser tells HTML from what looks like it.
  if (/<(?:img|a)[\s/]/i.test(rest)) images.push({ url: "", alt: "" });
  const targets = rest.matchAll(/\](?:\(|:)\s*([^\s)]*)|<([a-z][a-z0-9+.-]*:[^\s<>]*)>/gi);
  return {
    links: [...targets].map(([, inline, angled]) => inline ?? angled ?? ""),
    images,
    // No pattern may backtrack: a body of a hundred thousand blank lines, or of `>`, would take minutes.
    topHeadings: /^[ \t>*+\-\d.)]*(?:#(?:\s|$)|=+[ \t]*$)/m.test(markdown) ? [""] : [],
    // Only a parser can read a block.
    blocks: />\s*\[!/.test(markdown) ? [unreadBlock] : [],
    tags: [...markdown.matchAll(/<([a-z][^\s/>:@<]*)(?=[\s/>]|$)/gi)].map(([, tag = ""]) => tag.toLowerCase()),
    faults: mayHaveFaults.test(markdown) ? [unreadFault] : [],
    hasAnchor: () => false,
  };
}

/** An e-mail with an accent or apostrophe; a target with a space that no title follows; HTML that needs an end of its own. */
const mayHaveFaults = /(?:[^\0-\x7F]|['`])[\w.+-]*@|\]\([^\s()]+[ \t]+[^\s"')]|<[!?]/;

const unreadFault: Fault = { kind: "unclosed", line: 1, text: "", part: "" };

const unreadBlock: BlockFacts = { word: "", kind: "", isFilled: false, hasName: false, hasPicture: false };

/**
 * The elements, links and images of HTML; what a tag's attributes or a comment say is none. What is not closed reaches to the end, so that
 * nothing is read twice.
 */
function htmlFacts(html: string): Pick<BodyFacts, "links" | "images" | "tags"> {
  const parts = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*)(?:>|$)/gi;
  const facts = { links: [] as string[], images: [] as Image[], tags: [] as string[] };
  for (const [, name = "", attributes = ""] of html.matchAll(parts)) {
    const tag = name.toLowerCase();
    if (tag) facts.tags.push(tag);
    const href = tag === "a" ? attribute(attributes, "href") : undefined;
    if (href !== undefined) facts.links.push(href);
    if (tag === "img")
      facts.images.push({ url: attribute(attributes, "src") ?? "", alt: attribute(attributes, "alt")?.trim() ?? "" });
  }
  return facts;
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`[\\s/"']${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes);
  return found
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.replaceAll("&amp;", "&");
}

/** Reads the links, images and headings out of a Markdown body. */
export function readBody(markdown: string): BodyFacts {
  const tree = parseMarkdown(markdown);
  const defined = new Map<string, string>();
  visit(tree, "definition", ({ identifier, url }) => {
    if (!defined.has(identifier)) defined.set(identifier, url);
  });
  const urlOf = (node: Resource | Reference) => ("url" in node ? node.url : (defined.get(node.identifier) ?? ""));
  const facts = {
    links: [] as string[],
    images: [] as Image[],
    topHeadings: [] as string[],
    blocks: [] as BlockFacts[],
    tags: [] as string[],
    faults: [] as Fault[],
  };
  const anchors = new Map<string, number>();
  visit(tree, (node, index, parent) => {
    facts.faults.push(...faultsOf(node, index ? parent?.children[index - 1] : undefined, markdown));
    if (node.type === "link" || node.type === "linkReference") facts.links.push(urlOf(node));
    if (node.type === "image" || node.type === "imageReference")
      facts.images.push({ url: urlOf(node), alt: node.alt?.trim() ?? "" });
    if (node.type === "html") {
      const { links, images, tags } = htmlFacts(node.value);
      facts.links.push(...links);
      facts.images.push(...images);
      facts.tags.push(...tags);
    }
    if (node.type === "blockquote") facts.blocks.push(...blocksOf(node));
    if (node.type !== "heading") return;
    headingAnchor(textOf(node), anchors);
    if (node.depth === 1) facts.topHeadings.push(textOf(node));
  });
  const isKnown = !facts.tags.some((tag) => /^h[1-6]$/.test(tag));
  return { ...facts, hasAnchor: (anchor) => !isKnown || anchors.has(anchor) };
}

function faultsOf(node: Nodes, before: Nodes | undefined, markdown: string): Fault[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === "link" && before?.type === "text" && node.url === `mailto:${textOf(node)}`) {
    const part = textOf(node);
    const start = isCut.test(before.value) ? /[\p{L}\p{M}\w.+'’´`-]*$/u.exec(before.value.slice(-60)) : null;
    return start ? [{ kind: "mail", line, text: start[0] + part, part }] : [];
  }
  if (node.type === "html") {
    // A comment may stand within other HTML; in the value of an attribute there is none.
    const html = node.value.replace(/=\s*(?:"[^"]*"|'[^']*')/g, (value) => " ".repeat(value.length));
    const place = Math.max(html.indexOf("<!--", html.lastIndexOf("-->") + 1), 0);
    const value = html.slice(place);
    const [start, end] = closings.find(([start]) => value.startsWith(start)) ?? [];
    return start && end && !value.includes(end)
      ? [{ kind: "unclosed", line: line + lineEnds(node.value, place), text: start, part: end }]
      : [];
  }
  if (node.type !== "text" || !node.position) return [];
  // What was escaped is meant as words: so the source counts.
  const source = markdown.slice(node.position.start.offset, node.position.end.offset);
  return [...source.matchAll(notLink)].map(({ 0: text, index }) => ({
    kind: "notLink",
    line: line + lineEnds(source, index),
    text,
    part: "",
  }));
}

const lineEnds = (text: string, end: number) => text.slice(0, end).split("\n").length - 1;

/** Before an e-mail, what belongs to it. Quotation marks may stand around it. */
const isCut = /(?:(?![\0-\x7F])[\p{L}\p{M}]|[\p{L}\p{M}]['’´`])$/u;

const closings = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<!", ">"],
] as const;

/** What would be a picture, or a link to a page or file, without the spaces in its target. */
const words = String.raw`\[[^[\]\\\n]{0,250}\]`;
const target = String.raw`(?:[^()\n]|\([^()\n]{0,80}\)){1,250}`;
const notLink = new RegExp(
  String.raw`(?<!\\)(?:!${words}\(${target}\)|${words}\((?:/${target}|${target}\.[a-z]{3,4})\))`,
  "gi",
);

function blocksOf(quote: Blockquote): BlockFacts[] {
  const [paragraph] = quote.children;
  const [first] = paragraph?.type === "paragraph" ? paragraph.children : [];
  const mark = first?.type === "text" ? blockMark(first.value) : undefined;
  if (!mark) return [];
  let hasName = false;
  let hasPicture = false;
  visit(quote, (node) => {
    hasName ||= node.type === "strong" && textOf(node).trim() !== "";
    hasPicture ||= node.type === "image" || node.type === "imageReference";
  });
  const isFilled =
    hasPicture ||
    textOf(quote)
      .replace(/\[!\S+\]/, "")
      .trim() !== "";
  return [{ word: mark.word, kind: mark.kind, isFilled, hasName, hasPicture }];
}

function textOf(node: Nodes): string {
  let text = "";
  visit(node, (inner) => {
    if (inner.type === "text" || inner.type === "inlineCode") text += inner.value;
  });
  return text;
}
