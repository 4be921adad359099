import { toXml } from "xast-util-to-xml";

/** Signs that XML 1.0 has no place for, however they are written (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A tree as the text of a file. `]]>` may not stand in a text, and the library leaves it there. */
export const xmlFile = (tree: Parameters<typeof toXml>[0]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(tree, { closeEmptyElements: true })
    .replaceAll("]]>", "]]&gt;")
    .replace(impossible, "")}\n`;
