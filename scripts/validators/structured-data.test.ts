import {
  asScript,
  breadcrumb,
  event,
  newsArticle,
  organization,
  type SiteFacts,
  type Thing,
  website,
} from "../../plugins/structured-data/things";
import { readStructuredData, structuredDataProblems, thingProblems } from "./structured-data";

const site: SiteFacts = {
  origin: "https://opbb-sp.example.org",
  name: "OPBB-SP",
  fullName: "Ordem dos Pastores",
  description: "Notícias e documentos.",
  office: { address: "Rua do Modelo, 200\nSão Paulo, SP", phone: "(11) 5555-0110" },
  parent: "Ordem nacional",
};

const item = {
  path: "/noticias/a",
  title: "Assembleia",
  summary: "Resumo",
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
const trail = breadcrumb([
  { name: "Início", url: "https://opbb-sp.example.org/" },
  { name: "Notícias", url: "https://opbb-sp.example.org/noticias" },
]);

test.each([
  ["the association", organization(site)],
  ["the site", website(site)],
  ["an item", article],
  ["an event", gathering],
  ["an event of whole days", event({ ...meeting, startTime: null, endTime: null, end: "2026-12-07" }, site)],
  ["an event that was called off", event({ ...meeting, cancelled: true }, site)],
  ["a trail", trail],
])("what the site says of %s is right", (_name, thing) => expect(thingProblems(thing)).toEqual([]));

test("times are told with their distance from UTC, days without a time as days", () => {
  expect(gathering).toMatchObject({ startDate: "2026-12-05T08:00:00-03:00", endDate: "2026-12-05T17:00:00-03:00" });
  expect(article.datePublished).toBe("2026-11-09");
  expect(event({ ...meeting, startTime: null, endTime: null }, site).startDate).toBe("2026-12-05");
});

const { headline: _headline, ...headless } = article;

test.each<[string, Thing, RegExp]>([
  ["a property that is missing", headless as Thing, /^headline: Invalid/],
  ["a property that the type lacks", { ...article, headLine: "A" }, /Unrecognized key: "headLine"/],
  ["a type that does not exist", { "@type": "NewsItem" }, /^@type: Invalid/],
  ["an address without its host", { ...article, image: "/social/a.jpg" }, /^image.0: Invalid URL/],
  ["a day that is none", { ...article, datePublished: "9/11/2026" }, /datePublished/],
  ["a time without a zone", { ...gathering, startDate: "2026-12-05T08:00:00" }, /startDate/],
  ["a status that does not exist", { ...gathering, eventStatus: "https://schema.org/Cancelled" }, /eventStatus/],
  ["an end before the start", { ...gathering, endDate: "2026-12-05T07:00:00-03:00" }, /ends before/],
  [
    "a place without its address",
    { ...gathering, location: { "@type": "Place", name: "A" } },
    /^location.0.address: Invalid/,
  ],
  [
    "a trail that is counted wrongly",
    { ...trail, itemListElement: [{ "@type": "ListItem", position: 2, name: "A", item: "https://a.example.org/" }] },
    /counted from 1/,
  ],
])("the validator finds %s", (_name, thing, problem) => expect(thingProblems(thing).join("\n")).toMatch(problem));

test("a text can't end the element that it stands in", () => {
  const script = asScript([{ ...article, headline: "</script><script>alert(1)</script>" }]);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(readStructuredData(script)).toMatchObject([{ headline: "</script><script>alert(1)</script>" }]);
});

const page = (things: readonly Thing[], path = "/noticias/a") => ({
  path,
  html: `<link rel="canonical" href="${site.origin}${path}"/>${asScript(things)}`,
});
const problems = (...args: Parameters<typeof page>) =>
  structuredDataProblems(page(...args), site.origin, () => true).join("\n");

test("each kind of page must tell what it is", () => {
  expect(problems([article, trail])).toBe("");
  expect(problems([article])).toBe("tells of no BreadcrumbList");
  expect(problems([trail], "/")).toMatch(/no Organization\ntells of no WebSite/);
  expect(problems([article, trail], "/noticias/b")).toMatch(/mainEntityOfPage/);
});

test("an address of the site that does not answer is told", () => {
  const found = structuredDataProblems(page([article, trail]), site.origin, (path) => !path.startsWith("/social/"));
  expect(found).toEqual(["/social/a.jpg, which its structured data names, leads nowhere"]);
});
