import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

export type PageElement = DefaultTreeAdapterTypes.Element;
export type PageNode = DefaultTreeAdapterTypes.Node;

/** The path of a page's file: `noticias/um-encontro/index.html` is `/noticias/um-encontro`. */
export const pathOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

/** A page as a browser without scripts reads it, with the place of each node in its text. */
export const readPage = (html: string): PageNode =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** A node and all that is in it, in the order of the text. */
export function nodesIn(node: PageNode, found: PageNode[] = []): readonly PageNode[] {
  found.push(node);
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  for (const child of children) nodesIn(child, found);
  return found;
}

export const isElement = (node: PageNode): node is PageElement => defaultTreeAdapter.isElementNode(node);

export const attributeOf = (element: PageElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** From where to where in a text, and what comes in the place of it. */
export type Change = readonly [from: number, to: number, text: string];

/** Makes changes, none of which overlap, to a text. */
export function withChanges(text: string, changes: readonly Change[]): string {
  const sorted = [...changes].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const parts = sorted.map(([from, , put], index) => text.slice(sorted[index - 1]?.[1] ?? 0, from) + put);
  return parts.join("") + text.slice(sorted.at(-1)?.[1] ?? 0);
}
