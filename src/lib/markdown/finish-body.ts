import type { Element, Nodes } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { decoded } from "../decoded";
import { fileSize } from "../file-note";
import type { PictureData } from "../picture";
import { slugify } from "../slug";
import { plainPath } from "../url";
import { headingAnchor, sharedAnchor } from "./anchors";
import { type BlockPictures, makeBlock } from "./blocks";
import { linkTelephones } from "./telephones";
import { isVideo } from "./video";

/** What a body refers to, looked up by whoever renders it: the build or the editor's preview. */
export interface BodySurroundings {
  readonly picture: (name: string, use: "BODY" | "PORTRAIT") => Promise<PictureData | null>;
  readonly document: (
    key: string,
  ) => Promise<{ readonly url: string; readonly type: string; readonly bytes: number } | null>;
  /** Set if the body shares its page with others, which may have the same headings. */
  readonly sharedBy?: { readonly slug: string; readonly title: string } | undefined;
}

/**
 * Gives a sanitized body the site's own blocks: document buttons, video cards, pictures, galleries, persons, highlighted
 * texts, tables that scroll, anchors.
 */
export async function finishBody(tree: Nodes, surroundings: BodySurroundings): Promise<Nodes> {
  const later: Promise<void>[] = [];
  const anchors = new Map<string, number>();
  /** Levels of the headings around the present place, as written; on a shared page, under its entry's title, an h2. */
  const levels = surroundings.sharedBy ? [0, 1] : [1];
  const ids = new Set<string>();
  const inner: Element[] = [];
  const special: BlockPictures = { portraits: new Set(), thumbnails: new Set() };
  visit(tree, "element", (node, index, parent) => {
    if (node.properties.align) alignCell(node);
    if (/^h[1-6]$/.test(node.tagName)) {
      if (parent && index !== undefined && isBlank(node)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      anchorHeading(node, anchors, levels);
    }
    if (node.tagName === "th" && isBlank(node)) node.tagName = "td";
    // A note that is cited twice has two ways back by one name.
    if (ids.has(String(node.properties.id))) delete node.properties.id;
    for (const id of [node.properties.id, node.properties.name]) if (typeof id === "string") ids.add(id);
    if (node.tagName === "a" && href(node).startsWith("#")) inner.push(node);
    if (node.tagName === "a" && href(node)) node.properties.href = plainPath(href(node));
    if (node.tagName === "blockquote") makeBlock(node, special);
    const only = onlyElement(node);
    if (node.tagName === "p" && only?.tagName === "a" && isVideo(href(only))) makeVideoCard(node, only);
    if (node.tagName === "p" && only?.tagName === "img") node.tagName = "figure";
    if (node.tagName === "a" && href(node).startsWith("documento:"))
      later.push(makeDocumentLink(node, parent, surroundings));
    if (node.tagName === "img") {
      const link = special.thumbnails.has(node) ? parent : undefined;
      later.push(makePicture(node, surroundings, special.portraits.has(node) ? "PORTRAIT" : "BODY", link));
    }
    return undefined;
  });
  for (const link of inner) {
    const name = decoded(href(link).slice(1));
    const id = [name, `user-content-${name}`, `secao-${slugify(name)}`].find((known) => ids.has(known));
    if (id) link.properties.href = `#${id}`;
  }
  linkTelephones(tree);
  let heading = "";
  const tables = new Map<string, number>();
  visit(tree, "element", (table, index, parent) => {
    if (/^h[1-6]$/.test(table.tagName)) heading = textOf(table).trim();
    if (!parent || index === undefined || table.tagName !== "table") return undefined;
    const count = (tables.get(heading) ?? 0) + 1;
    tables.set(heading, count);
    // The line breaks between Markdown's rows and cells, which HTML does not allow in a table, end up before it.
    const before = parent.children[index - 1];
    if (before?.type === "text" && before.value.trim() === "") before.value = "\n";
    const of = surroundings.sharedBy ? ` de ${surroundings.sharedBy.title}` : "";
    const ariaLabel = `Tabela${count > 1 ? ` ${count}` : ""}${of}${heading && `: ${heading}`}`;
    parent.children[index] = h("section", { dataBlock: "table", tabIndex: 0, ariaLabel }, table);
    return [SKIP, index + 1];
  });
  await Promise.all(later);
  if (surroundings.sharedBy) setApart(tree, surroundings.sharedBy.slug);
  return tree;
}

/** Prefixes the ids of a body and the references to them. */
function setApart(tree: Nodes, prefix: string) {
  const ids = new Set<string>();
  visit(tree, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.add(properties.id);
  });
  const apart = (id: unknown) => (ids.has(String(id)) ? sharedAnchor(prefix, String(id)) : String(id));
  visit(tree, "element", (node) => {
    const { id, ariaDescribedBy, ariaLabelledBy } = node.properties;
    if (id) node.properties.id = apart(id);
    if (href(node).startsWith("#")) node.properties.href = `#${apart(href(node).slice(1))}`;
    if (Array.isArray(ariaDescribedBy)) node.properties.ariaDescribedBy = ariaDescribedBy.map(apart);
    if (Array.isArray(ariaLabelledBy)) node.properties.ariaLabelledBy = ariaLabelledBy.map(apart);
  });
}

const href = (node: Element) => String(node.properties.href ?? "");

/** The only child of an element, if it is an element and nothing but white space stands beside it. */
function onlyElement({ children }: Element): Element | undefined {
  const [first, ...rest] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return first?.type === "element" && rest.length === 0 ? first : undefined;
}

/** True if it shows neither a word nor a picture. */
const isBlank = (node: Element): boolean =>
  textOf(node).trim() === "" && !node.children.some((child) => child.type === "element" && hasPicture(child));

const hasPicture = ({ tagName, children }: Element): boolean =>
  tagName === "img" || children.some((child) => child.type === "element" && hasPicture(child));

/** The page's title is the only h1, and no level is left out, whatever an editor writes. */
function anchorHeading(node: Element, anchors: Map<string, number>, levels: number[]) {
  const level = Math.max(2, Number(node.tagName.slice(1)));
  while ((levels.at(-1) ?? 0) >= level) levels.pop();
  levels.push(level);
  node.tagName = `h${Math.min(6, levels.length)}`;
  node.properties.id = headingAnchor(textOf(node), anchors);
}

/** Markdown aligns columns with the obsolete attribute `align`. */
function alignCell(cell: Element) {
  const { align, ...rest } = cell.properties;
  // Only Markdown's own values: in HTML of an editor, the attribute can hold any style.
  const known = ["left", "center", "right"].find((word) => word === align);
  cell.properties = known ? { ...rest, style: `text-align:${known}` } : rest;
}

/** A card that links to YouTube: nothing is loaded from there before a click. */
function makeVideoCard(paragraph: Element, link: Element) {
  paragraph.properties.dataBlock = "video";
  link.children = [h("span", link.children), { type: "text", value: " " }, h("small", "Vídeo no YouTube")];
  paragraph.children = [link];
}

async function makeDocumentLink(link: Element, parent: Nodes | undefined, { document }: BodySurroundings) {
  const found = await document(decoded(href(link).slice("documento:".length)));
  if (!found) {
    link.tagName = "span";
    link.properties = {};
    return;
  }
  link.properties = { href: found.url };
  link.children.push({ type: "text", value: " " }, h("small", `(${found.type}, ${fileSize(found.bytes)})`));
  if (parent?.type === "element" && parent.tagName === "p" && onlyElement(parent) === link)
    parent.properties.dataBlock = "document";
}

/** Two or three side by side. */
const thumbnailSizes = "(min-width: 48rem) 15rem, 45vw";

/** Replaces an image by a `<picture>`. The link around a thumbnail leads to the picture. */
async function makePicture(
  image: Element,
  { picture }: BodySurroundings,
  use: "BODY" | "PORTRAIT",
  link: Nodes | undefined,
) {
  const name = decoded(String(image.properties.src ?? ""));
  const alt = String(image.properties.alt ?? "");
  const data = /^[a-z]+:|\/\//i.test(name) ? null : await picture(name, use);
  if (!data) {
    image.tagName = "span";
    image.properties = {};
    image.children = [{ type: "text", value: alt }];
    return;
  }
  if (link?.type === "element") link.properties = { href: data.src };
  const sizes = link ? thumbnailSizes : data.sizes;
  image.tagName = "picture";
  image.properties = {};
  const { src, width, height } = data;
  const style = `background-color:${data.color}`;
  image.children = [
    ...data.sources.map(({ type, srcSet }) => h("source", { type, srcSet, sizes })),
    h("img", { src, width, height, alt, loading: "lazy", decoding: "async", style }),
  ];
}
