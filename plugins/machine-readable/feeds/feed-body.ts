import type { Element, Nodes } from "hast";
import { visit } from "unist-util-visit";
import { urlOf } from "../../../src/lib/url";

/** Attributes that mean something to a feed reader; the others belong to the site's styles and scripts. */
const kept = new Set(["href", "src", "alt", "width", "height", "title", "colSpan", "rowSpan", "start", "lang"]);

const fullAddress = (value: unknown, page: string) => (typeof value === "string" && urlOf(value, page)?.href) || page;

/** Makes a finished body fit for a feed reader: full addresses, one file for each picture, no blocks of the site's own. `page` is its full address. */
export function feedBody(tree: Nodes, page: string): Nodes {
  visit(tree, "element", (node) => {
    if (node.tagName === "picture") becomeImage(node);
    if (node.tagName === "section") node.tagName = "div";
    const { href, src } = node.properties;
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => kept.has(name)));
    if (href !== undefined) node.properties.href = fullAddress(href, page);
    if (src !== undefined) node.properties.src = fullAddress(src, page);
  });
  return tree;
}

function becomeImage(picture: Element) {
  const image = picture.children.find((child) => child.type === "element" && child.tagName === "img");
  if (image?.type !== "element") return;
  picture.tagName = "img";
  picture.properties = image.properties;
  picture.children = [];
}
