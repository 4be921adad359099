import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An address that a page names, and where it does. */
export interface Reference {
  /** `a href`, `img srcset`… */
  readonly place: string;
  readonly url: string;
}

/** What the checks want to know of a page. */
export interface PageFacts {
  readonly lang: string | undefined;
  readonly titles: readonly string[];
  readonly description: string | undefined;
  readonly robots: string;
  readonly canonical: readonly string[];
  readonly headings: number;
  readonly ids: readonly string[];
  readonly references: readonly Reference[];
}

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Attributes that hold an address, by element. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  area: ["href"],
  link: ["href"],
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  script: ["src"],
  iframe: ["src"],
  video: ["src", "poster"],
  audio: ["src"],
  embed: ["src"],
  object: ["data"],
  form: ["action"],
  use: ["href"],
};

/** Reads a page as a browser would. */
export function readFacts(html: string): PageFacts {
  const elements = [...walk(parse(html))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const meta = (name: string) => named("meta").find((element) => attributeOf(element, "name") === name);
  return {
    lang: attributeOf(named("html")[0], "lang"),
    titles: named("title")
      .filter(({ parentNode }) => parentNode && "tagName" in parentNode && parentNode.tagName === "head")
      .map(textOf),
    description: attributeOf(meta("description"), "content"),
    robots: attributeOf(meta("robots"), "content") ?? "",
    canonical: named("link")
      .filter((link) => attributeOf(link, "rel") === "canonical")
      .map((link) => attributeOf(link, "href") ?? ""),
    headings: named("h1").length,
    ids: elements.map((element) => attributeOf(element, "id")).filter((id) => id !== undefined),
    references: elements.flatMap(referencesOf),
  };
}

function* walk(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* walk(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

const attributeOf = (element: Element | undefined, name: string) =>
  element?.attrs.find((attribute) => attribute.name === name)?.value;

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ("value" in child ? child.value : "")).join("");

function referencesOf(element: Element): Reference[] {
  const picture = pictureOf(element);
  return [
    ...(picture === undefined ? [] : [{ place: "meta content", url: picture }]),
    ...(addresses[element.tagName] ?? []).flatMap((name) => {
      const value = attributeOf(element, name);
      if (value === undefined) return [];
      const urls = name === "srcset" ? value.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "") : [value];
      return urls.map((url) => ({ place: `${element.tagName} ${name}`, url }));
    }),
  ];
}

/** Addresses in the head that other sites show. */
function pictureOf(element: Element): string | undefined {
  if (element.tagName !== "meta") return undefined;
  const name = attributeOf(element, "property") ?? attributeOf(element, "name") ?? "";
  return /^(og:(url|image|video|audio)|twitter:image)$/.test(name) ? attributeOf(element, "content") : undefined;
}
