import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

export const text = z.string().trim().min(1);

/** An address with its protocol and host. */
export const fullAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** What does not fit a schema, in sentences: the place, and what is wrong there. */
export function issuesOf(schema: z.ZodType, data: unknown): string[] {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

/** Elements that may stand more than once are lists, also if there is one of them or none. */
const lists = ["item", "category", "sitemap", "url"];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name, path) => lists.includes(name) && !String(path).endsWith("image.url"),
});

/** Reads an XML file; throws if it is not well-formed. Attributes are named `@…`, text beside them `#text`. */
export const readXml = (source: string): unknown => parser.parse(source, true);
