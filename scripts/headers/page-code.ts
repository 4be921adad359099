import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** What in a page could run without the policy's leave, one line each: scripts inside it, handlers, `javascript:`. */
export function inlineCode(html: string): string[] {
  return elementsIn(parse(html)).flatMap(({ tagName, attrs, childNodes }) => {
    const value = (name: string) => attrs.find((one) => one.name === name)?.value;
    const text = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    const found = attrs
      .filter((one) => one.name.startsWith("on") || /^\s*javascript:/i.test(one.value))
      .map((one) => `<${tagName} ${one.name}="${one.value}">`);
    if (tagName === "script" && !isFileOrData(value("src"), value("type"), text))
      found.push(`<script>${text.slice(0, 60)}`);
    return found;
  });
}

/** A script comes from a file of the site, or is data that nothing runs. */
function isFileOrData(src: string | undefined, type: string | undefined, text: string): boolean {
  if (src !== undefined) return /^\/(?!\/)/.test(src) && text === "";
  if (type !== "application/ld+json" && type !== "application/json") return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const elementsIn = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsIn(child)] : []));
