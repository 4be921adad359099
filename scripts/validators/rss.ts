import { childrenOf, isFullAddress, readXml, textIn, type XmlElement } from "./xml";

interface ElementRule {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Those that may stand there more than once. */
  readonly repeated: readonly string[];
}

/** Elements of https://www.rssboard.org/rss-specification and of the modules that the feed uses. */
const rules = {
  channel: {
    required: ["title", "link", "description", "atom:link"],
    optional: ["language", "lastBuildDate", "docs", "ttl", "image"],
    repeated: ["item"],
  },
  item: {
    required: ["title", "link", "guid", "pubDate", "description", "content:encoded"],
    optional: ["dc:creator", "enclosure"],
    repeated: ["category"],
  },
  image: { required: ["url", "title", "link"], optional: ["width", "height"], repeated: [] },
} as const satisfies Record<string, ElementRule>;

interface Surroundings {
  /** The feed's own address. */
  readonly self: string;
  /** Bytes of the file behind an address of the site; undefined if there is none. */
  readonly sizeOf: (url: string) => number | undefined;
}

/** What the W3C's feed validator would find fault with, in sentences. */
export function rssProblems(source: string, { self, sizeOf }: Surroundings): string[] {
  let root: XmlElement;
  try {
    root = readXml(source);
  } catch (error) {
    return [`not well-formed: ${String(error)}`];
  }
  const [channel] = root.elements;
  if (root.name !== "rss" || root.attributes.version !== "2.0") return ["the root is not rss 2.0"];
  if (channel?.name !== "channel" || root.elements.length !== 1) return ["there is not one channel"];
  const [image] = childrenOf(channel, "image");
  const [atom] = childrenOf(channel, "atom:link");
  const items = childrenOf(channel, "item");
  const guids = items.map((item) => textIn(item, "guid"));
  const dates = items.map((item) => Date.parse(textIn(item, "pubDate")));
  return [
    ...elementProblems(channel),
    ...dateProblems(textIn(channel, "lastBuildDate"), "lastBuildDate"),
    ...(isFullAddress(textIn(channel, "link")) ? [] : ["the channel's link is no full address"]),
    ...(atom?.attributes.rel === "self" && atom.attributes.href === self ? [] : [`atom:link does not say ${self}`]),
    ...(image ? imageProblems(image, channel) : []),
    ...(new Set(guids).size === guids.length ? [] : ["two items have the same guid"]),
    ...(dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? 0))
      ? []
      : ["items are not newest first"]),
    ...items.flatMap((item) => itemProblems(item, sizeOf).map((problem) => `“${textIn(item, "title")}”: ${problem}`)),
  ];
}

function elementProblems(element: XmlElement): string[] {
  const { required, optional, repeated }: ElementRule = rules[element.name as keyof typeof rules];
  const count = (name: string) => childrenOf(element, name).length;
  const known = [...required, ...optional, ...repeated];
  return [
    ...required.filter((name) => count(name) === 0).map((name) => `no ${name}`),
    ...[...required, ...optional].filter((name) => count(name) > 1).map((name) => `${name} stands there twice`),
    ...element.elements.filter(({ name }) => !known.includes(name)).map(({ name }) => `unknown element ${name}`),
    ...element.elements
      .filter(
        ({ name, text, elements, attributes }) =>
          name !== "item" && text === "" && elements.length === 0 && Object.keys(attributes).length === 0,
      )
      .map(({ name }) => `${name} is empty`),
  ];
}

function imageProblems(image: XmlElement, channel: XmlElement): string[] {
  const [width, height] = [Number(textIn(image, "width") || 88), Number(textIn(image, "height") || 31)];
  return [
    ...elementProblems(image),
    ...["title", "link"]
      .filter((name) => textIn(image, name) !== textIn(channel, name))
      .map((name) => `the image's ${name} is not the channel's`),
    ...(width > 144 || height > 400 ? [`the image is ${width} × ${height}, and may be 144 × 400`] : []),
  ];
}

function itemProblems(item: XmlElement, sizeOf: Surroundings["sizeOf"]): string[] {
  const [enclosure] = childrenOf(item, "enclosure");
  const [guid] = childrenOf(item, "guid");
  const content = textIn(item, "content:encoded");
  const addresses = [...content.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url = ""]) => url);
  return [
    ...elementProblems(item),
    ...dateProblems(textIn(item, "pubDate"), "pubDate"),
    ...(isFullAddress(textIn(item, "link")) ? [] : ["the link is no full address"]),
    ...(guid?.attributes.isPermaLink === "false" || isFullAddress(guid?.text ?? "") ? [] : ["the guid is no address"]),
    ...addresses
      .filter((url) => !isFullAddress(url) && !/^(mailto|tel):/.test(url))
      .map((url) => `“${url}” in the text is no full address`),
    ...(/<(script|style|iframe|form|object|embed)\b|\son\w+=|\sstyle=|\sdata-/i.exec(content)?.slice(0, 1) ?? []).map(
      (found) => `“${found.trim()}” in the text is not for feeds`,
    ),
    ...(/<[^>]*(srcset|sizes)=/i.test(content) ? ["the text has a picture of several files"] : []),
    ...(enclosure ? enclosureProblems(enclosure, sizeOf) : []),
  ];
}

function enclosureProblems(
  { attributes: { url = "", length = "", type = "" } }: XmlElement,
  sizeOf: Surroundings["sizeOf"],
) {
  return [
    ...(isFullAddress(url) ? [] : ["the enclosure's url is no full address"]),
    ...(/^\w+\/[\w.+-]+$/.test(type) ? [] : [`the enclosure's type is “${type}”`]),
    ...(Number(length) > 0 && Number(length) === sizeOf(url)
      ? []
      : [`the enclosure has ${sizeOf(url)} bytes, not ${length}`]),
  ];
}

/** RFC 822 as RSS wants it, and the day of the week must be that of the date. */
function dateProblems(value: string, name: string): string[] {
  if (value === "") return [];
  const [, weekday, date, zone] = /^(\w{3}), (\d{2} \w{3} \d{4}) \d{2}:\d{2}:\d{2} ([+-]\d{4}|GMT)$/.exec(value) ?? [];
  const day = new Date(`${date} 00:00:00 GMT`);
  if (!zone || Number.isNaN(day.getTime())) return [`${name} is “${value}”, no date as in mail`];
  return day.toUTCString().startsWith(`${weekday}, ${date}`) ? [] : [`${name}: ${date} is no ${weekday}`];
}
