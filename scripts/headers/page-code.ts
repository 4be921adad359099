import { attributeOf } from "../../plugins/static-pages/html/page-tree";
import { elementsOf, textOf } from "../built-pages";

/** Code in a page that the policy would have to allow: inline scripts, handlers, `javascript:`. */
export function inlineCode(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const { tagName, attrs } = element;
    const found = attrs
      .filter((one) => one.name.startsWith("on") || /^\s*javascript:/i.test(one.value))
      .map((one) => `<${tagName} ${one.name}="${one.value}">`);
    const text = textOf(element);
    if (tagName === "script" && !isFileOrData(attributeOf(element, "src"), attributeOf(element, "type"), text))
      found.push(`<script>${text.slice(0, 60)}`);
    return found;
  });
}

/** True for a script from a file of the site, or a block of data. */
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
