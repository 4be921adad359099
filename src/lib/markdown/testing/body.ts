import type { Element, ElementContent, Nodes, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

const propertyNames: Readonly<Record<string, string>> = {
  class: "className",
  "http-equiv": "httpEquiv",
  tabindex: "tabIndex",
  srcset: "srcSet",
  srcdoc: "srcDoc",
  formaction: "formAction",
  datetime: "dateTime",
};

const propertyName = (name: string) =>
  propertyNames[name] ?? name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** A body as `treeOf` hands it over: Markdown and the HTML in it, as one tree. */
export const bodyOf = (html: string): Nodes => ({ type: "root", children: childrenOf(parseFragment(html)) });

function childrenOf({ childNodes }: { childNodes: DefaultTreeAdapterTypes.ChildNode[] }): ElementContent[] {
  return childNodes.flatMap((node): ElementContent[] => {
    if ("value" in node) return [{ type: "text", value: node.value }];
    if (!("tagName" in node)) return [];
    const properties: Element["properties"] = {};
    for (const { name, value } of node.attrs) properties[propertyName(name)] = value;
    return [{ type: "element", tagName: node.tagName, properties, children: childrenOf(node) }];
  });
}

export const htmlOf = (tree: Nodes): string => toHtml(tree as RootContent);
