import { fromXml } from "xast-util-from-xml";

/** An element of an XML file, with what the validators ask of it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly elements: readonly XmlElement[];
  readonly text: string;
}

type Parsed = ReturnType<typeof fromXml>["children"][number];

/** Reads a file; throws with line and column if it is not well-formed. */
export function readXml(source: string): XmlElement {
  const root = fromXml(source).children.find(({ type }) => type === "element");
  if (root?.type !== "element") throw new Error("no root element");
  return elementOf(root);
}

function elementOf({ name, attributes, children }: Extract<Parsed, { type: "element" }>): XmlElement {
  return {
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value ?? ""])),
    elements: children.flatMap((child) => (child.type === "element" ? [elementOf(child)] : [])),
    text: children
      .map((child) => (child.type === "text" || child.type === "cdata" ? child.value : ""))
      .join("")
      .trim(),
  };
}

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.elements.filter((child) => child.name === name) ?? [];

/** The text of the first child with a name. */
export const textIn = (element: XmlElement | undefined, name: string): string =>
  childrenOf(element, name)[0]?.text ?? "";

/** True for an address with its protocol and host. */
export const isFullAddress = (value: string): boolean => /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
