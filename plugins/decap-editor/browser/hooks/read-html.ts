import type { ElementContent, Root } from "hast";
import { h } from "hastscript";

/** The browser's own reading of HTML as a plugin of unified, in place of rehype-parse, which brings a parser of its own. */
export function readHtml(this: { Parser?: (html: string) => Root }): void {
  this.Parser = (html) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    return { type: "root", children: contentOf(body) };
  };
}

const contentOf = (parent: Node): ElementContent[] =>
  [...parent.childNodes].flatMap((node): ElementContent[] => {
    if (node instanceof Text) return [{ type: "text", value: node.data }];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [h(node.localName, attributes, contentOf(node))];
  });
