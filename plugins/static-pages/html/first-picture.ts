import { escapeHtml } from "../../../src/lib/escape-html";
import { attributeOf, isElement, type PageElement } from "./page-tree";

/**
 * Asks for a page's first picture in its head, in the format and size that its `<picture>` will choose; nothing where a page has
 * none. Chrome looks ahead for pictures while it reads a page, but not past a policy in a `<meta>`: asked for where it stands, the
 * picture waits until what is above it is laid out (docs/performance.md).
 */
export function preloadOfFirstPicture(elements: readonly PageElement[]): string {
  const image = elements.find((one) => one.tagName === "img" && attributeOf(one, "fetchpriority") === "high");
  if (image?.parentNode?.nodeName !== "picture") return "";
  // The first source is the one that a browser takes if it knows the format; to others the type says that this is not for them.
  const source = image.parentNode.childNodes.filter(isElement).find(({ tagName }) => tagName === "source");
  const [type, srcset, sizes] = ["type", "srcset", "sizes"].map((name) =>
    source ? escapeHtml(attributeOf(source, name) ?? "") : "",
  );
  if (!type || !srcset) return "";
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}"${sizes ? ` imagesizes="${sizes}"` : ""} fetchpriority="high"/>`;
}
