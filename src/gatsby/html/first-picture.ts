/**
 * Asks for a page's first picture in its head, in the format and size that its `<picture>` will choose; nothing where a page has
 * none. Chrome looks ahead for pictures while it reads a page, but not past a policy in a `<meta>`: asked for where it stands, the
 * picture waits until what is above it is laid out (docs/performance.md).
 */
export function preloadOfFirstPicture(html: string): string {
  const image = html.search(/<img[^>]*\sfetchpriority="high"/i);
  const start = html.lastIndexOf("<picture>", image);
  if (image < 0 || start < 0 || html.slice(start, image).includes("</picture>")) return "";
  // The first source is the one that a browser takes if it knows the format; to others the type says that this is not for them.
  const [source = ""] = /<source[^>]*>/.exec(html.slice(start, image)) ?? [];
  const [type, srcset, sizes] = ["type", "srcset", "sizes"].map((name) => attribute(source, name));
  if (!type || !srcset) return "";
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}"${sizes ? ` imagesizes="${sizes}"` : ""} fetchpriority="high"/>`;
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
