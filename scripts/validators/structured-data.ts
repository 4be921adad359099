import { z } from "zod";
import { issuesOf, text } from "./read";

const url = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/** A mention of a thing that stands elsewhere on the page. */
const mention = z.strictObject({ "@id": url });
const one = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(schema).min(1));
const enumeration = (...words: readonly string[]) => z.enum(words.map((word) => `https://schema.org/${word}`));

function thing<T extends z.ZodRawShape>(type: string, shape: T) {
  return z.strictObject({ "@type": z.literal(type), "@id": url.optional(), ...shape });
}

const organization = thing("Organization", {
  name: text,
  /** Inside of another thing an organization is named, not described. */
  url: url.optional(),
  alternateName: text.optional(),
  description: text.optional(),
  logo: url.optional(),
  telephone: z
    .string()
    .regex(/^\+\d[\d -]{7,}$/)
    .optional(),
  email: z.email().optional(),
  address: text.optional(),
  parentOrganization: thing("Organization", { name: text }).optional(),
});

const place = thing("Place", { name: text, address: text });

/**
 * The things that the site tells of: https://schema.org, with what Google's documentation of rich results demands
 * (developers.google.com/search/docs/appearance/structured-data: article, event, breadcrumb, organization, site names).
 */
const things = z.discriminatedUnion("@type", [
  organization.required({ url: true }),
  thing("WebSite", {
    name: text,
    url,
    alternateName: text.optional(),
    inLanguage: text.optional(),
    publisher: mention.optional(),
    potentialAction: thing("SearchAction", {
      target: thing("EntryPoint", { urlTemplate: text }),
      "query-input": text,
    }),
  }),
  thing("NewsArticle", {
    headline: text.max(110),
    image: one(url),
    datePublished: moment,
    dateModified: moment,
    author: one(organization),
    publisher: organization,
    mainEntityOfPage: url,
    description: text.optional(),
    inLanguage: text.optional(),
  }).refine(
    ({ datePublished, dateModified }) => Date.parse(datePublished) <= Date.parse(dateModified),
    "was changed before it was published",
  ),
  thing("Event", {
    name: text,
    startDate: moment,
    endDate: moment.optional(),
    location: one(place),
    eventStatus: enumeration("EventScheduled", "EventCancelled", "EventPostponed", "EventRescheduled"),
    description: text.optional(),
    organizer: organization.optional(),
    url: url.optional(),
    image: url.optional(),
  }).refine(
    ({ startDate, endDate = startDate }) => Date.parse(startDate) <= Date.parse(endDate),
    "ends before it starts",
  ),
  thing("BreadcrumbList", {
    itemListElement: z
      .array(thing("ListItem", { position: z.int(), name: text, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), "is not counted from 1"),
  }),
]);

/** What is wrong with a thing, in sentences. */
export const thingProblems = (value: unknown): string[] => issuesOf(things, value);

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** Everything that a page says of itself in JSON-LD; a text in place of it says why it can't be read. */
export function readStructuredData(html: string): z.infer<typeof graph>["@graph"] | string {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  try {
    return blocks.flatMap(([, json = ""]) => graph.parse(JSON.parse(json))["@graph"]);
  } catch (error) {
    return String(error);
  }
}

/** What each kind of page must tell; the first that fits counts. */
const wanted: readonly { readonly paths: RegExp; readonly types: readonly string[] }[] = [
  { paths: /^\/$/, types: ["Organization", "WebSite"] },
  { paths: /^\/noticias\/(?!tipo\/|pagina\/)[^/]+$/, types: ["NewsArticle", "BreadcrumbList"] },
  {
    paths: /^\/(noticias|pastorais(\/.+)?|documentos|subsecoes|conheca-a-.*|politica-privacidade)$/,
    types: ["BreadcrumbList"],
  },
];

interface Page {
  readonly path: string;
  readonly html: string;
}

/** What is wrong with all that a page says of itself in JSON-LD. `isPage` tells of an address of the site whether it answers. */
export function structuredDataProblems(
  { path, html }: Page,
  origin: string,
  isPage: (path: string) => boolean,
): string[] {
  const things = readStructuredData(html);
  if (typeof things === "string") return [`its structured data can't be read: ${things}`];
  const types = things.map((thing) => thing["@type"]);
  const own = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
  const links = [...JSON.stringify(things).matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, url = ""]) => url);
  return [
    ...(wanted.find(({ paths }) => paths.test(path))?.types ?? [])
      .filter((type) => !types.includes(type))
      .map((type) => `tells of no ${type}`),
    ...things.flatMap(thingProblems),
    ...things.flatMap(({ mainEntityOfPage }) =>
      mainEntityOfPage === undefined || mainEntityOfPage === own ? [] : [`mainEntityOfPage is not ${own}`],
    ),
    ...links
      .filter((url) => url.startsWith(`${origin}/`) && !url.includes("{"))
      .map((url) => new URL(url).pathname)
      .filter((pathname) => !isPage(pathname))
      .map((pathname) => `${pathname}, which its structured data names, leads nowhere`),
  ];
}
