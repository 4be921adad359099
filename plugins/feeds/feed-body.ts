import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from "parse5";
import { urlOf } from "../../src/lib/url";

/** Attributes for feed readers; the others belong to the site's styles and scripts. */
const kept = new Set(["href", "src", "alt", "width", "height", "title", "colspan", "rowspan", "start", "lang"]);

/** Simplifies the HTML of a body for feed readers: absolute addresses, one file per picture, no blocks of the site. */
export function feedBody(html: string, page: string): string {
  const tree = parseFragment(html);
  simplify(tree, page);
  return serialize(tree);
}

function simplify(parent: DefaultTreeAdapterTypes.ParentNode, page: string): void {
  parent.childNodes = parent.childNodes.map((node) => {
    if (!defaultTreeAdapter.isElementNode(node)) return node;
    const image = node.tagName === "picture" && node.childNodes.filter(isImage)[0];
    const element = image || node;
    if (element.tagName === "section") element.nodeName = element.tagName = "div";
    element.attrs = element.attrs
      .filter(({ name }) => kept.has(name))
      .map(({ name, value }) => ({
        name,
        value: /^(href|src)$/.test(name) ? (urlOf(value, page)?.href ?? page) : value,
      }));
    simplify(element, page);
    return element;
  });
}

const isImage = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element =>
  node.nodeName === "img";
