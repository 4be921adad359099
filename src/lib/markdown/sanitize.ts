import type { Element, Nodes } from "hast";
import { defaultSchema, type Schema, sanitize } from "hast-util-sanitize";
import { visit } from "unist-util-visit";
import { withPlainScheme } from "../url";

/** What a body may hold: what Markdown makes, and nothing that runs, navigates, asks for input or loads from elsewhere. */
export const bodySchema: Schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    // Fewer than GitHub allows: some of its old attributes take over keys or the order of focus.
    "*": ["align", "dir", "id", "lang", "name", "title"],
    img: ["src", "alt", "ariaLabel"],
    li: [...(defaultSchema.attributes?.li ?? []), "value"],
    ol: [...(defaultSchema.attributes?.ol ?? []), "start", "reversed", "type"],
    td: ["abbr", "colSpan", "headers", "rowSpan"],
    th: ["abbr", "colSpan", "headers", "rowSpan", "scope"],
    time: ["dateTime"],
    details: ["open"],
    div: [],
  },
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !["input", "picture", "source"].includes(name)),
  protocols: { href: ["http", "https", "mailto", "tel", "documento"], cite: ["https"] },
  // Their text goes too: without the element it would show as words on the page.
  strip: ["script", "style", "noscript", "template", "svg", "math", "iframe", "object", "form", "textarea", "select"],
};

const renamed: Readonly<Record<string, string>> = { strike: "s", tt: "code" };

/** Removes everything active from a body. Changes the tree. */
export function sanitizeBody(tree: Nodes): Nodes {
  // The library knows schemes in small letters only.
  visit(tree, { tagName: "a" }, ({ properties }: Element) => {
    if (typeof properties.href === "string") properties.href = withPlainScheme(properties.href);
  });
  // Names that HTML no longer has.
  visit(tree, "element", (node) => {
    node.tagName = renamed[node.tagName] ?? node.tagName;
  });
  return sanitize(tree, bodySchema);
}
