import type { Element, ElementContent } from "hast";
import { visit } from "unist-util-visit";

export const element = (tagName: string, properties: Element["properties"], children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

export const text = (value: string): ElementContent => ({ type: "text", value });

/** All text in an element. */
export function textOf(node: Element): string {
  let all = "";
  visit(node, "text", ({ value }) => {
    all += value;
  });
  return all;
}

/** The elements of some kinds inside another, in their order. */
export function elementsIn(node: Element, ...tagNames: string[]): Element[] {
  const found: Element[] = [];
  visit(node, "element", (inner) => {
    if (inner !== node && tagNames.includes(inner.tagName)) found.push(inner);
  });
  return found;
}
