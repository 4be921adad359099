import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { built } from "./deployed-site";

const text = z.string().trim().min(1);
/** An address with its protocol and host. */
const fullAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** Elements that may stand more than once are lists, also if there is one of them or none. */
const lists = ["item", "category", "sitemap", "url"];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name, path) => lists.includes(name) && !String(path).endsWith("image.url"),
});

/** A file of the built site. */
export const read = (path: string): string => readFileSync(join(built, path), "utf8");

/** Reads an XML file; throws if it is not well-formed. Attributes are named `@…`, text beside them `#text`. */
export const readXml = (path: string): unknown => parser.parse(read(path), true);

/** RFC 822 as RSS wants it; the day of the week must be that of the date. */
const mailDate = z.string().refine((value) => {
  const [, day, zone] = /^(\w{3}, \d{2} \w{3} \d{4}) \d{2}:\d{2}:\d{2} ([+-]\d{4}|GMT)$/.exec(value) ?? [];
  const midnight = new Date(`${day?.slice(5)} 00:00:00 GMT`);
  return zone !== undefined && !Number.isNaN(midnight.getTime()) && midnight.toUTCString().startsWith(`${day}`);
}, "no date as in mail, or another weekday");

/** What readers take of an item's text. */
const content = text
  .refine(
    (html) => !/<(script|style|iframe|form|object|embed)\b|<[^>]*\s(?:on\w+|style|data-[\w-]+)=/i.test(html),
    "not for feeds",
  )
  .refine((html) => !/<[^>]*(srcset|sizes)=/i.test(html), "has a picture of several files")
  .refine(
    (html) =>
      [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].every(
        ([, url = ""]) => URL.canParse(url) && /^(https?|mailto|tel):/.test(url),
      ),
    "has an address that is no full address",
  );

/** https://www.rssboard.org/rss-specification, with the modules that the feed uses. */
export const rssFile = z.object({
  rss: z.object({
    "@version": z.literal("2.0"),
    channel: z.strictObject({
      title: text,
      link: fullAddress,
      description: text,
      "atom:link": z.object({ "@href": fullAddress, "@rel": z.literal("self") }),
      language: text,
      lastBuildDate: mailDate,
      docs: fullAddress,
      ttl: text,
      image: z.object({ url: fullAddress, title: text, link: fullAddress }),
      // A site without news has none.
      item: z
        .array(
          z.strictObject({
            title: text,
            link: fullAddress,
            guid: z.object({ "#text": text, "@isPermaLink": z.literal("false") }),
            pubDate: mailDate,
            description: text,
            "content:encoded": content,
            "dc:creator": text,
            enclosure: z.object({ "@url": fullAddress, "@length": text, "@type": z.literal("image/jpeg") }).optional(),
            category: z.array(text).optional(),
          }),
        )
        .default([]),
    }),
  }),
});

/** https://www.sitemaps.org/protocol.html */
const namespace = { "@xmlns": z.literal("http://www.sitemaps.org/schemas/sitemap/0.9") };
const loc = fullAddress.max(2048);
export const sitemapIndex = z.object({ sitemapindex: z.object({ ...namespace, sitemap: z.array(z.object({ loc })) }) });
export const sitemapPart = z.object({
  urlset: z.object({ ...namespace, url: z.array(z.object({ loc, lastmod: moment.optional() })).max(50_000) }),
});

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const path = z.string().startsWith("/");
const icon = z.object({
  src: path,
  sizes: z.string().regex(/^\d+x\d+$/),
  type: z.string().startsWith("image/"),
  purpose: z.enum(["any", "maskable"]).optional(),
});

/** https://www.w3.org/TR/appmanifest/, with what browsers ask for before they offer to install. */
export const manifestFile = z.strictObject({
  id: path,
  name: text,
  short_name: text.max(30),
  description: text,
  lang: z.literal("pt-BR"),
  dir: z.literal("ltr"),
  start_url: path,
  scope: z.literal("/"),
  display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]),
  theme_color: color,
  background_color: color,
  icons: z.array(icon),
});

const thing = <T extends z.ZodRawShape>(type: string, shape: T) =>
  z.strictObject({ "@type": z.literal(type), "@id": fullAddress.optional(), ...shape });

const organization = thing("Organization", {
  name: text,
  url: fullAddress,
  alternateName: text.optional(),
  description: text.optional(),
  logo: fullAddress.optional(),
  telephone: z
    .string()
    .regex(/^\+\d[\d -]{7,}$/)
    .optional(),
  email: z.email().optional(),
  address: text.optional(),
  parentOrganization: thing("Organization", { name: text }).optional(),
});

/**
 * The things that pages tell of in JSON-LD: https://schema.org, with what Google's documentation of rich results demands
 * (developers.google.com/search/docs/appearance/structured-data: article, event, breadcrumb, organization, site names).
 */
const things = z.discriminatedUnion("@type", [
  organization,
  thing("WebSite", {
    name: text,
    url: fullAddress,
    alternateName: text,
    inLanguage: text,
    publisher: z.strictObject({ "@id": fullAddress }),
  }),
  thing("NewsArticle", {
    headline: text.max(110),
    image: fullAddress,
    datePublished: moment,
    dateModified: moment,
    author: organization,
    publisher: z.strictObject({ "@id": fullAddress }),
    mainEntityOfPage: fullAddress,
    inLanguage: text,
  }).refine(
    ({ datePublished, dateModified }) => Date.parse(datePublished) <= Date.parse(dateModified),
    "was changed before it was published",
  ),
  thing("Event", {
    name: text,
    startDate: moment,
    endDate: moment.optional(),
    location: thing("Place", { name: text, address: text }),
    eventStatus: z.enum(["https://schema.org/EventScheduled", "https://schema.org/EventCancelled"]),
    description: text.optional(),
    organizer: organization,
    url: fullAddress,
  }).refine(
    ({ startDate, endDate = startDate }) => Date.parse(startDate) <= Date.parse(endDate),
    "ends before it starts",
  ),
  thing("BreadcrumbList", {
    itemListElement: z
      .array(thing("ListItem", { position: z.int(), name: text, item: fullAddress.optional() }))
      .min(2)
      .refine((items) => items.slice(0, -1).every(({ item }) => item), "does not say where a page is")
      .refine((items) => items.every(({ position }, index) => position === index + 1), "is not counted from 1"),
  }),
]);

const graph = z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.array(things) });

/** Everything that a page says of itself in JSON-LD; throws where it says it wrongly. */
export const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = ""]) => graph.parse(JSON.parse(json))["@graph"],
  );
