import { type EventTimes, instantIn, utcOffset } from "../../src/lib/event-times";

/** A thing in the words of https://schema.org. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** Facts about the site. */
export interface SiteFacts {
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
  readonly name: string;
  readonly fullName: string;
  readonly description: string;
  readonly timeZone: string;
  readonly office: { readonly address: string; readonly phone: string; readonly email?: string | undefined };
  readonly parent: string;
}

const language = "pt-BR";

const organizationId = (origin: string) => `${origin}/#organization`;

/** The association as a reference, for authors and organizers. */
const shortOrganization = ({ origin, fullName }: SiteFacts): Thing => ({
  "@type": "Organization",
  "@id": organizationId(origin),
  name: fullName,
  url: `${origin}/`,
});

export const organization = (site: SiteFacts): Thing => ({
  ...shortOrganization(site),
  alternateName: site.name,
  description: site.description,
  logo: `${site.origin}/icon-512.png`,
  telephone: `+55 ${site.office.phone.replace(/[()]/g, "")}`,
  ...(site.office.email ? { email: site.office.email } : {}),
  address: site.office.address.split("\n").join(", "),
  parentOrganization: { "@type": "Organization", name: site.parent },
});

export const website = ({ origin, name, fullName }: SiteFacts): Thing => ({
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  name,
  alternateName: fullName,
  url: `${origin}/`,
  inLanguage: language,
  publisher: { "@id": organizationId(origin) },
});

/** The breadcrumb from the home page to a page. */
export const breadcrumb = (trail: readonly { readonly name: string; readonly url: string }[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    // The last is the page itself.
    ...(index < trail.length - 1 ? { item: url } : {}),
  })),
});

export interface NewsFacts {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly updated?: string | undefined;
  readonly image: string;
}

export const newsArticle = (item: NewsFacts, site: SiteFacts): Thing => ({
  "@type": "NewsArticle",
  headline: item.title,
  image: site.origin + item.image,
  datePublished: item.date,
  dateModified: item.updated ?? item.date,
  inLanguage: language,
  mainEntityOfPage: site.origin + item.path,
  author: { ...shortOrganization(site), logo: `${site.origin}/icon-512.png` },
  publisher: { "@id": organizationId(site.origin) },
});

export interface EventFacts extends EventTimes {
  /** Its address, or that of a page about it. */
  readonly path: string;
  readonly title: string;
  readonly summary?: string | undefined;
  readonly place: string;
  readonly address: string;
  readonly cancelled: boolean;
}

export const event = ({ cancelled, place, address, ...facts }: EventFacts, site: SiteFacts): Thing => ({
  "@type": "Event",
  name: facts.title,
  ...(facts.summary ? { description: facts.summary } : {}),
  startDate: momentOf(site.timeZone, facts.start, facts.startTime),
  // A day alone would end at its midnight, before a start with a time.
  ...(facts.startTime && !facts.endTime && (!facts.end || facts.end === facts.start)
    ? {}
    : { endDate: momentOf(site.timeZone, facts.end ?? facts.start, facts.endTime ?? (facts.startTime && "23:59")) }),
  eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
  location: { "@type": "Place", name: place, address },
  organizer: shortOrganization(site),
  url: new URL(facts.path, site.origin).href,
});

/** A day, or a time with its UTC offset: `2026-12-05T08:00:00-03:00`. */
const momentOf = (timeZone: string, day: string, time: string | null | undefined): string =>
  time ? `${day}T${time}:00${utcOffset(timeZone, instantIn(timeZone, day, time))}` : day;

/** Things as a script element; `<` is escaped, so that no text can close it. */
export const asScript = (things: readonly Thing[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c")}</script>`;
