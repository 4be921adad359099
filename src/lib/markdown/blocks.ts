import type { Element, ElementContent } from "hast";
import { blockMark, calloutLabels, isCallout } from "./block-words";
import { element, elementsIn, text, textOf } from "./hast";

/** Pictures that a block shows otherwise than a text does. */
export interface BlockPictures {
  /** In the shape of a portrait. */
  readonly portraits: Set<Element>;
  /** Small, in a link to themselves. */
  readonly thumbnails: Set<Element>;
}

/** Makes a block of a quotation that begins with its mark: a highlighted text, a person, a gallery. */
export function makeBlock(quote: Element, pictures: BlockPictures): void {
  const paragraph = quote.children.find((child) => child.type === "element");
  const first = paragraph?.type === "element" && paragraph.tagName === "p" ? paragraph.children[0] : undefined;
  if (paragraph?.type !== "element" || first?.type !== "text") return;
  const mark = blockMark(first.value);
  if (!mark) return;
  const rest: ElementContent[] = [text(first.value.slice(mark.length)), ...paragraph.children.slice(1)];
  if (isCallout(mark.kind)) makeCallout(quote, paragraph, rest, mark.kind);
  if (mark.kind === "pessoa") makePerson(quote, rest, pictures);
  if (mark.kind === "galeria") makeGallery(quote, pictures);
}

function makeCallout(
  quote: Element,
  paragraph: Element,
  rest: ElementContent[],
  kind: keyof typeof calloutLabels,
): void {
  quote.tagName = "div";
  quote.properties = { dataBlock: "callout", dataKind: kind };
  const label = element("p", {}, [element("strong", {}, [text(calloutLabels[kind])])]);
  paragraph.children = rest;
  const inner = quote.children.filter((child) => child !== paragraph || textOf(paragraph).trim() !== "");
  quote.children = [label, ...inner];
}

/** A photo, a name in bold type, then a line for each thing: what the person does, and the ways to reach them. */
function makePerson(quote: Element, lines: ElementContent[], { portraits }: BlockPictures): void {
  const content = element("div", {}, lines);
  const name = elementsIn(content, "strong")[0];
  if (!name) return;
  const photo = elementsIn(content, "img")[0];
  if (photo) portraits.add(photo);
  const role = lines
    .filter((line) => line.type === "text")
    .map((line) => (line.type === "text" ? line.value.trim() : ""))
    .filter((line) => line !== "")
    .join(" ");
  const links = elementsIn(content, "a");
  quote.tagName = "div";
  quote.properties = { dataBlock: "person" };
  quote.children = [
    ...(photo ? [photo] : []),
    element("div", {}, [
      element("p", {}, [element("strong", {}, name.children)]),
      ...(role ? [element("p", {}, [text(role)])] : []),
      ...(links.length > 0
        ? [
            element(
              "ul",
              {},
              links.map((link) => element("li", {}, [link])),
            ),
          ]
        : []),
    ]),
  ];
}

function makeGallery(quote: Element, { thumbnails }: BlockPictures): void {
  const images = elementsIn(quote, "img");
  if (images.length === 0) return;
  for (const image of images) thumbnails.add(image);
  quote.tagName = "ul";
  quote.properties = { dataBlock: "gallery" };
  quote.children = images.map((image) => element("li", {}, [element("a", {}, [image])]));
}
