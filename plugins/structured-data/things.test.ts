import { asScript, breadcrumb, event, newsArticle, organization, type SiteFacts } from "./things";

const site: SiteFacts = {
  origin: "https://opbb-sp.example.org",
  name: "OPBB-SP",
  timeZone: "America/Sao_Paulo",
  fullName: "Ordem dos Pastores",
  description: "Notícias e documentos.",
  office: { address: "Rua do Modelo, 200\nSão Paulo, SP", phone: "(11) 5555-0110" },
  parent: "Ordem nacional",
};

const item = {
  path: "/noticias/a",
  title: "Assembleia",
  date: "2026-11-09",
  image: "/social/a.jpg",
};

const meeting = {
  path: "/#evento-a",
  title: "Assembleia",
  start: "2026-12-05",
  startTime: "08:00",
  endTime: "17:00",
  place: "Igreja",
  address: "Rua dos Modelos, 100",
  cancelled: false,
};

const article = newsArticle(item, site);
const gathering = event(meeting, site);

test("the association is told with its office and what it belongs to", () => {
  expect(organization(site)).toEqual({
    "@type": "Organization",
    "@id": "https://opbb-sp.example.org/#organization",
    name: "Ordem dos Pastores",
    url: "https://opbb-sp.example.org/",
    alternateName: "OPBB-SP",
    description: "Notícias e documentos.",
    logo: "https://opbb-sp.example.org/icon-512.png",
    telephone: "+55 11 5555-0110",
    address: "Rua do Modelo, 200, São Paulo, SP",
    parentOrganization: { "@type": "Organization", name: "Ordem nacional" },
  });
});

test("an item names its page, its picture and who wrote it in full", () => {
  expect(article).toMatchObject({
    headline: "Assembleia",
    image: "https://opbb-sp.example.org/social/a.jpg",
    mainEntityOfPage: "https://opbb-sp.example.org/noticias/a",
    author: { "@id": organization(site)["@id"], name: "Ordem dos Pastores", logo: `${site.origin}/icon-512.png` },
    publisher: { "@id": organization(site)["@id"] },
  });
  expect(newsArticle({ ...item, updated: "2026-11-10" }, site).dateModified).toBe("2026-11-10");
});

test("a trail is counted from 1", () => {
  const trail = breadcrumb(["Página inicial", "Notícias"].map((name) => ({ name, url: `${site.origin}/` })));
  expect(trail.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Página inicial", item: `${site.origin}/` },
    { "@type": "ListItem", position: 2, name: "Notícias" },
  ]);
});

test("an event names its place, and says whether it was called off", () => {
  expect(gathering.location).toEqual({ "@type": "Place", name: "Igreja", address: "Rua dos Modelos, 100" });
  expect(gathering.eventStatus).toBe("https://schema.org/EventScheduled");
  expect(event({ ...meeting, cancelled: true }, site).eventStatus).toBe("https://schema.org/EventCancelled");
});

test("times are told with their distance from UTC, days without a time as days", () => {
  expect(gathering).toMatchObject({ startDate: "2026-12-05T08:00:00-03:00", endDate: "2026-12-05T17:00:00-03:00" });
  expect(article.datePublished).toBe("2026-11-09");
  expect(event({ ...meeting, startTime: null, endTime: null }, site).startDate).toBe("2026-12-05");
});

test("an event whose end nobody knows has none, which would be before its start", () => {
  expect(event({ ...meeting, endTime: null }, site)).not.toHaveProperty("endDate");
  expect(event({ ...meeting, endTime: null, end: meeting.start }, site)).not.toHaveProperty("endDate");
  expect(event({ ...meeting, endTime: null, end: "2026-12-06" }, site)).toMatchObject({
    endDate: "2026-12-06T23:59:00-03:00",
  });
});

test("a text can't end the element that it stands in", () => {
  const script = asScript([{ ...article, headline: "</script><script>alert(1)</script>" }]);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(script) ?? [];
  expect(JSON.parse(json)["@graph"]).toMatchObject([{ headline: "</script><script>alert(1)</script>" }]);
});
