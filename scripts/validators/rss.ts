import { z } from "zod";
import { fullAddress, issuesOf, readXml, text } from "./read";

interface Surroundings {
  /** The feed's own address. */
  readonly self: string;
  /** Bytes of the file behind an address of the site; undefined if there is none. */
  readonly sizeOf: (url: string) => number | undefined;
}

/** RFC 822 as RSS wants it; the day of the week must be that of the date. */
const date = z.string().refine((value) => {
  const [, day, zone] = /^(\w{3}, \d{2} \w{3} \d{4}) \d{2}:\d{2}:\d{2} ([+-]\d{4}|GMT)$/.exec(value) ?? [];
  const midnight = new Date(`${day?.slice(5)} 00:00:00 GMT`);
  return zone !== undefined && !Number.isNaN(midnight.getTime()) && midnight.toUTCString().startsWith(`${day}`);
}, "no date as in mail, or another weekday");

/** What readers take of an item's text. */
const content = text
  .refine(
    (html) => !/<(script|style|iframe|form|object|embed)\b|\son\w+=|\sstyle=|\sdata-/i.test(html),
    "not for feeds",
  )
  .refine((html) => !/<[^>]*(srcset|sizes)=/i.test(html), "has a picture of several files")
  .refine(
    (html) =>
      [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].every(
        ([, url = ""]) => fullAddress.safeParse(url).success || /^(mailto|tel):/.test(url),
      ),
    "has an address that is no full address",
  );

const enclosure = ({ sizeOf }: Surroundings) =>
  z
    .object({ "@url": fullAddress, "@length": z.string(), "@type": z.string().regex(/^\w+\/[\w.+-]+$/) })
    .refine(
      (one) => Number(one["@length"]) > 0 && Number(one["@length"]) === sizeOf(one["@url"]),
      "has another length",
    );

/** https://www.rssboard.org/rss-specification, with the modules that the feed uses. */
const feed = (site: Surroundings) =>
  z.object({
    "@version": z.literal("2.0"),
    channel: z.strictObject({
      title: text,
      link: fullAddress,
      description: text,
      "atom:link": z.object({ "@href": z.literal(site.self), "@rel": z.literal("self") }),
      language: text.optional(),
      lastBuildDate: date.optional(),
      docs: text.optional(),
      generator: text.optional(),
      copyright: text.optional(),
      ttl: text.optional(),
      image: z.object({ url: fullAddress, title: text, link: fullAddress }).optional(),
      category: z.array(text).optional(),
      item: z
        .array(
          z.strictObject({
            title: text,
            link: fullAddress,
            guid: z.union([fullAddress, z.object({ "#text": text, "@isPermaLink": z.literal("false") })]),
            pubDate: date,
            description: text,
            "content:encoded": content,
            "dc:creator": text.optional(),
            enclosure: enclosure(site).optional(),
            category: z.array(text).optional(),
          }),
        )
        .refine((items) => new Set(items.map(({ guid }) => JSON.stringify(guid))).size === items.length, "same guid")
        .refine(
          (items) =>
            items.every(({ pubDate }, at) => Date.parse(pubDate) <= Date.parse(items[at - 1]?.pubDate ?? pubDate)),
          "not newest first",
        ),
    }),
  });

/** What is wrong with a feed, in sentences. */
export function rssProblems(source: string, site: Surroundings): string[] {
  try {
    return issuesOf(z.object({ rss: feed(site) }), readXml(source));
  } catch (error) {
    return [`not well-formed: ${String(error)}`];
  }
}
