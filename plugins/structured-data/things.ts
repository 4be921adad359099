import { type EventTimes, instantInSaoPaulo } from "../../src/lib/event-times";

/** A thing in the words of https://schema.org. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** What all pages say of the site. */
export interface SiteFacts {
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
  readonly name: string;
  readonly fullName: string;
  readonly description: string;
  readonly office: {
    readonly address: string;
    readonly phone: string;
    readonly email?: string | undefined;
  };
  readonly parent: string;
}

const language = "pt-BR";

const organizationId = (origin: string) => `${origin}/#organization`;

/** The association, as others name it: by who wrote an item or holds an event. */
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
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/busca?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** Where a page is, from the first page down to itself. */
export const breadcrumb = (trail: readonly { readonly name: string; readonly url: string }[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
});

export interface NewsFacts {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: string;
  readonly date: string;
  readonly updated?: string | undefined;
  readonly image: string;
}

export const newsArticle = (item: NewsFacts, site: SiteFacts): Thing => ({
  "@type": "NewsArticle",
  headline: item.title,
  description: item.summary,
  image: site.origin + item.image,
  datePublished: beginOf(item.date),
  dateModified: beginOf(item.updated ?? item.date),
  inLanguage: language,
  mainEntityOfPage: site.origin + item.path,
  author: shortOrganization(site),
  publisher: { ...shortOrganization(site), logo: `${site.origin}/icon-512.png` },
});

export interface EventFacts extends EventTimes {
  /** The address of the event, or of the page that tells more. */
  readonly path: string;
  readonly title: string;
  readonly summary?: string | undefined;
  readonly place: string;
  readonly address?: string | undefined;
  readonly cancelled: boolean;
}

/** Whether an event has somewhere to go: a deadline is no event to a search engine. */
export const hasLocation = <E extends { readonly place?: string | undefined; readonly address?: string | undefined }>(
  event: E,
): event is E & { readonly place: string } => Boolean(event.place && (event.address || online.test(event.place)));

/** Editors say in the name of the place that an event is held online. */
const online = /\b(on-?line|internet|zoom|meet|teams|youtube|virtual|videoconferência|webinar)\b/i;

/** What says that people come together in one place all the same. */
const inPerson = /\b(presencial|híbrido|híbrida)\b/i;

export const event = ({ cancelled, place, address, ...facts }: EventFacts, site: SiteFacts): Thing => {
  const url = new URL(facts.path, site.origin).href;
  const isOnline = online.test(place);
  const isInPerson = !isOnline || inPerson.test(place);
  const mode = isOnline ? (isInPerson ? "Mixed" : "Online") : "Offline";
  const locations = [
    ...(isInPerson ? [{ "@type": "Place", name: place, address }] : []),
    ...(isOnline ? [{ "@type": "VirtualLocation", name: place, url }] : []),
  ];
  return {
    "@type": "Event",
    name: facts.title,
    ...(facts.summary ? { description: facts.summary } : {}),
    startDate: momentOf(facts.start, facts.startTime),
    endDate: momentOf(facts.end ?? facts.start, facts.endTime),
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
    organizer: shortOrganization(site),
    url,
  };
};

/** A day, or a time with its distance from UTC: `2026-12-05T08:00:00-03:00`. */
const momentOf = (day: string, time: string | null | undefined) => (time ? withOffset(day, time) : day);

const beginOf = (day: string) => withOffset(day, "00:00");

function withOffset(day: string, time: string): string {
  const minutes = (instantInSaoPaulo(day, time).getTime() - Date.parse(`${day}T${time}:00Z`)) / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${day}T${time}:00${minutes >= 0 ? "-" : "+"}${hours}:${rest}`;
}

/** Things as a page carries them; no text in them can end the element that they stand in. */
export const asScript = (things: readonly Thing[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c")}</script>`;
