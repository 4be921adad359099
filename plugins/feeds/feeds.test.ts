import { XMLParser } from "fast-xml-parser";
import { feedBody } from "./feed-body";
import { rss } from "./rss";

const origin = "https://opbb-sp.example.org";
const page = `${origin}/noticias/a`;

test("a body for feeds has full addresses", () => {
  const links = ["/documentos", "#secao-a", "mailto:a@example.org", "https://a.example.org/"];
  expect(feedBody(links.map((href) => `<a href="${href}">x</a>`).join(""), page)).toBe(
    `<a href="${origin}/documentos">x</a><a href="${page}#secao-a">x</a><a href="mailto:a@example.org">x</a><a href="https://a.example.org/">x</a>`,
  );
});

test("a body for feeds has one file for each picture, and nothing that belongs to the site's styles", () => {
  const picture =
    '<picture><source srcset="/a.avif 400w"><img src="/static/a.jpg" srcset="/b.jpg 800w" alt="Foto" width="800" style="color:red" loading="lazy"></picture>';
  expect(feedBody(`<section data-block="table" tabindex="0">${picture}</section>`, page)).toBe(
    `<div><img src="${origin}/static/a.jpg" alt="Foto" width="800"></div>`,
  );
});

const channel = {
  title: "A & B",
  description: "D",
  author: "Ordem",
  self: `${origin}/rss.xml`,
  page: `${origin}/noticias`,
  image: `${origin}/icon-144.png`,
  timeZone: "America/Sao_Paulo",
};
const item = {
  id: "noticias/a",
  path: "/noticias/a",
  title: "<Um> & outro",
  summary: "<nome da igreja> & R",
  date: "2026-11-09",
  updated: "2026-11-10",
  categories: ["Avisos"],
  html: "<p>]]> & \u0008fim</p>",
  image: { path: "/social/a.jpg", bytes: 7 },
};

test("a feed escapes what it holds, and is the same each time", () => {
  const feed = rss(channel, [item]);
  expect(rss(channel, [item])).toBe(feed);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });
  expect(parser.parse(feed, true)).toMatchObject({
    rss: {
      channel: {
        title: "A & B",
        lastBuildDate: "Tue, 10 Nov 2026 03:00:00 GMT",
        "atom:link": { "@href": channel.self, "@rel": "self" },
        item: {
          title: "<Um> & outro",
          // Readers take it for HTML, in which a word between these signs would be an element.
          description: "&lt;nome da igreja&gt; &amp; R",
          pubDate: "Mon, 09 Nov 2026 03:00:00 GMT",
          enclosure: { "@url": `${origin}/social/a.jpg`, "@length": "7", "@type": "image/jpeg" },
          "content:encoded": "<p>]]&gt; &amp; fim</p>",
        },
      },
    },
  });
  expect(feed).not.toContain("\u0008");
});

test("a feed stays whole where a text has the sign that ends a part of it, any number of times", () => {
  const marks = "a]]>b]]>c]]\u0008>";
  const odd = { ...item, title: marks, summary: marks, html: `<img alt="${marks}">` };
  expect(new XMLParser().parse(rss(channel, [odd, item]), true)).toMatchObject({
    rss: {
      channel: {
        item: [
          {
            title: "a]] >b]] >c]] >",
            description: "a]]&gt;b]]&gt;c]]&gt;",
            "content:encoded": '<img alt="a]]&gt;b]]&gt;c]]&gt;">',
          },
          { title: item.title },
        ],
      },
    },
  });
});
