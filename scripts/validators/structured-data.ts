/** What a property may hold. Other names are types of https://schema.org that the value must have. */
type Kind = "text" | "url" | "moment" | "number" | "phone" | "email" | (string & {});

interface TypeRule {
  /** Without these Google shows nothing of it, or schema.org's definition makes no sense. */
  readonly required: Readonly<Record<string, readonly Kind[]>>;
  /** Others that the type has and the site uses. */
  readonly optional?: Readonly<Record<string, readonly Kind[]>>;
}

/**
 * The types that the site uses: https://schema.org, with what Google's documentation of rich results demands
 * (developers.google.com/search/docs/appearance/structured-data: article, event, breadcrumb, organization, site names).
 */
const rules: Readonly<Record<string, TypeRule>> = {
  Organization: {
    required: { name: ["text"], url: ["url"] },
    optional: {
      alternateName: ["text"],
      description: ["text"],
      logo: ["url", "ImageObject"],
      telephone: ["phone"],
      email: ["email"],
      address: ["text", "PostalAddress"],
      parentOrganization: ["Organization"],
      sameAs: ["url"],
    },
  },
  WebSite: {
    required: { name: ["text"], url: ["url"], potentialAction: ["SearchAction"] },
    optional: { alternateName: ["text"], inLanguage: ["text"], publisher: ["Organization"] },
  },
  SearchAction: { required: { target: ["EntryPoint"], "query-input": ["text"] } },
  EntryPoint: { required: { urlTemplate: ["text"] } },
  NewsArticle: {
    required: {
      headline: ["text"],
      image: ["url", "ImageObject"],
      datePublished: ["moment"],
      dateModified: ["moment"],
      author: ["Organization", "Person"],
      publisher: ["Organization"],
      mainEntityOfPage: ["url"],
    },
    optional: { description: ["text"], inLanguage: ["text"], articleSection: ["text"] },
  },
  Event: {
    required: { name: ["text"], startDate: ["moment"], location: ["Place", "VirtualLocation"], eventStatus: ["url"] },
    optional: {
      endDate: ["moment"],
      description: ["text"],
      eventAttendanceMode: ["url"],
      organizer: ["Organization"],
      url: ["url"],
      image: ["url"],
    },
  },
  Place: { required: { name: ["text"], address: ["text", "PostalAddress"] } },
  VirtualLocation: { required: { url: ["url"] }, optional: { name: ["text"] } },
  BreadcrumbList: { required: { itemListElement: ["ListItem"] } },
  ListItem: { required: { position: ["number"], name: ["text"], item: ["url"] } },
};

/** Words of schema.org for a property whose values are a closed list. */
const enumerations: Readonly<Record<string, readonly string[]>> = {
  eventStatus: ["EventScheduled", "EventCancelled", "EventPostponed", "EventRescheduled", "EventMovedOnline"],
  eventAttendanceMode: ["OfflineEventAttendanceMode", "OnlineEventAttendanceMode", "MixedEventAttendanceMode"],
};

const texts: Readonly<Record<string, (value: string) => boolean>> = {
  text: (value) => value.trim() !== "",
  url: (value) => /^https:\/\/[^/\s]+\/?\S*$/.test(value) && URL.canParse(value),
  moment: (value) =>
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z))?$/.test(value) && !Number.isNaN(Date.parse(value)),
  phone: (value) => /^\+\d[\d -]{7,}$/.test(value),
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
};

type Values = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Everything that a page says of itself in JSON-LD; a text in place of it says why it can't be read. */
export function readStructuredData(html: string): Values[] | string {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  try {
    return blocks.flatMap(([, json = ""]) => {
      const block: unknown = JSON.parse(json);
      if (!isThing(block) || block["@context"] !== "https://schema.org") throw new Error("no context of schema.org");
      const graph: unknown[] = Array.isArray(block["@graph"]) ? block["@graph"] : [block];
      return graph.filter(isThing);
    });
  } catch (error) {
    return String(error);
  }
}

/** What is wrong with a thing, in sentences. */
export function thingProblems(thing: Values): string[] {
  // A mention of a thing that stands elsewhere on the page.
  if (Object.keys(thing).join() === "@id") return [];
  const type = String(thing["@type"]);
  const rule = rules[type];
  if (!rule) return [`“${type}” is no type that the site knows`];
  const known = { ...rule.required, ...rule.optional };
  // Inside of another thing an organization is named, not described.
  const lacking = Object.keys(rule.required).filter(
    (name) => thing[name] === undefined && !(type === "Organization" && name === "url"),
  );
  return [
    ...lacking.map((name) => `${type} has no ${name}`),
    ...Object.entries(thing)
      .filter(([name]) => !name.startsWith("@"))
      .flatMap(([name, value]) => {
        const kinds = known[name];
        return kinds ? valueProblems(`${type}.${name}`, value, kinds) : [`${type} has no property ${name}`];
      }),
    ...orderProblems(thing, type),
  ];
}

function valueProblems(place: string, value: unknown, kinds: readonly Kind[]): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [`${place} is empty`] : value.flatMap((one) => valueProblems(place, one, kinds));
  if (isThing(value)) {
    const type = String(value["@type"] ?? kinds[0]);
    return kinds.includes(type) ? thingProblems(value) : [`${place} is a ${type}, not ${kinds.join(" or ")}`];
  }
  const fits = kinds.some((kind) =>
    kind === "number" ? Number.isInteger(value) : typeof value === "string" && texts[kind]?.(value),
  );
  if (!fits) return [`${place} is “${String(value)}”, not ${kinds.join(" or ")}`];
  const words = enumerations[place.split(".")[1] ?? ""];
  return !words || words.some((word) => value === `https://schema.org/${word}`)
    ? []
    : [`${place} is “${String(value)}”`];
}

/** What holds between properties. */
function orderProblems(thing: Values, type: string): string[] {
  const before = (first: unknown, last: unknown) =>
    typeof first === "string" && typeof last === "string" && Date.parse(last) < Date.parse(first);
  const problems = [
    ...(before(thing.startDate, thing.endDate) && String(thing.endDate).length > 10
      ? [`${type} ends before it starts`]
      : []),
    ...(before(thing.datePublished, thing.dateModified) ? [`${type} was changed before it was published`] : []),
    ...(String(thing.headline ?? "").length > 110 ? [`${type}.headline is longer than 110 letters`] : []),
  ];
  const items = Array.isArray(thing.itemListElement) ? thing.itemListElement.filter(isThing) : [];
  if (type !== "BreadcrumbList") return problems;
  return [
    ...problems,
    ...(items.length < 2 ? ["BreadcrumbList has fewer than two steps"] : []),
    ...(items.every(({ position }, index) => position === index + 1) ? [] : ["BreadcrumbList is not counted from 1"]),
  ];
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
