import type { Nodes } from "hast";
import { toHtml } from "hast-util-to-html";
import { feedBody } from "./feed-body";
import { mailDate, rss } from "./rss";
import { sitemaps } from "./sitemap";

const origin = "https://opbb-sp.example.org";
const page = `${origin}/noticias/a`;

const element = (tagName: string, properties: object = {}, children: object[] = []) => ({
  type: "element",
  tagName,
  properties,
  children,
});

const bodyOf = (...children: object[]) => toHtml(feedBody({ type: "root", children } as Nodes, page));

test("a body for feeds has full addresses", () => {
  const link = (href: string) => element("a", { href }, [{ type: "text", value: "x" }]);
  expect(
    bodyOf(link("/documentos"), link("#secao-a"), link("mailto:a@example.org"), link("https://a.example.org/")),
  ).toBe(
    `<a href="${origin}/documentos">x</a><a href="${page}#secao-a">x</a><a href="mailto:a@example.org">x</a><a href="https://a.example.org/">x</a>`,
  );
});

test("a body for feeds has one file for each picture, and nothing that belongs to the site's styles", () => {
  const picture = element("picture", {}, [
    element("source", { srcSet: "/a.avif 400w" }),
    element("img", {
      src: "/static/a.jpg",
      srcSet: "/b.jpg 800w",
      alt: "Foto",
      width: 800,
      style: "color:red",
      loading: "lazy",
    }),
  ]);
  expect(bodyOf(element("section", { dataBlock: "table", tabIndex: 0 }, [picture]))).toBe(
    `<div><img src="${origin}/static/a.jpg" alt="Foto" width="800"></div>`,
  );
});

test("a feed escapes what it holds, and is the same each time", () => {
  const channel = { title: "A & B", description: "D", origin, author: "Ordem" };
  const item = {
    key: "a",
    path: "/noticias/a",
    title: "<Um> & outro",
    summary: "R",
    date: "2026-11-09",
    updated: "2026-11-10",
    categories: ["Avisos"],
    html: "<p>]]> & \u0008fim</p>",
  };
  const feed = rss(channel, [item]);
  expect(rss(channel, [item])).toBe(feed);
  expect(feed).toContain("<title>A &#x26; B</title>");
  expect(feed).toContain("<title>&#x3C;Um> &#x26; outro</title>");
  expect(["]]>", "\u0008"].filter((sign) => feed.includes(sign))).toEqual([]);
  expect(feed).toContain("<lastBuildDate>Tue, 10 Nov 2026 00:00:00 -0300</lastBuildDate>");
});

test("a day is written as in mail, with its weekday", () => {
  expect(mailDate("2026-01-01")).toBe("Thu, 01 Jan 2026 00:00:00 -0300");
});

test("more pages than one sitemap may hold go into a second one", () => {
  const pages = Array.from({ length: 50_001 }, (_page, index) => ({
    url: `${origin}/p/${String(index).padStart(6, "0")}`,
  }));
  const files = sitemaps(pages, origin);
  expect([...files.keys()]).toEqual(["/sitemap-0.xml", "/sitemap-1.xml", "/sitemap-index.xml"]);
  expect(files.get("/sitemap-1.xml")?.match(/<loc>/g)).toHaveLength(1);
  expect(files.get("/sitemap-index.xml")?.match(/<loc>/g)).toHaveLength(2);
});
