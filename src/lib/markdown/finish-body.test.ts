import type { PictureData } from "../picture";
import { type BodySurroundings, finishBody } from "./finish-body";
import { treeOf } from "./parse";
import { bodyOf, htmlOf } from "./testing/body";

const photo: PictureData = {
  src: "/a.jpg",
  sizes: "100vw",
  width: 400,
  height: 300,
  color: "#123456",
  sources: [{ type: "image/avif", srcSet: "/a.avif 400w" }],
};

const finished = async (html: string, sharedBy?: BodySurroundings["sharedBy"]) =>
  htmlOf(
    await finishBody(bodyOf(html), {
      picture: async (name) => (["foto.jpg", "minha foto.jpg", "100%.jpg"].includes(name) ? photo : null),
      document: async (key) =>
        ["estatuto", "código de ética"].includes(key)
          ? { url: "/static/estatuto.pdf", type: "PDF", bytes: 188_416 }
          : null,
      sharedBy,
    }),
  );

describe("headings", () => {
  it.each([
    ["get an anchor made of their text", "<h2>Programação do <em>dia</em></h2>", ["secao-programacao-do-dia"]],
    [
      "get different anchors for the same text",
      "<h2>A</h2><h3>A</h3><h2>A</h2>",
      ["secao-a", "secao-a-2", "secao-a-3"],
    ],
    [
      "never share an anchor by a number in their text",
      "<h2>A</h2><h2>A</h2><h2>A 2</h2>",
      ["secao-a", "secao-a-2", "secao-a-2-2"],
    ],
    [
      "never share an anchor that came before",
      "<h2>A 2</h2><h2>A</h2><h2>A</h2>",
      ["secao-a-2", "secao-a", "secao-a-3"],
    ],
    ["get an anchor without letters too", "<h2>…</h2>", ["secao-sem-titulo"]],
    ["lose an id that the editor gave", '<h2 id="user-content-x">A</h2>', ["secao-a"]],
  ])("%s", async (_name, html, ids) => {
    expect([...(await finished(html)).matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it("of the first level give way to the page's title", async () => {
    expect(await finished("<h1>A</h1>")).toBe('<h2 id="secao-a">A</h2>');
  });

  it.each([
    ["<h3>A</h3><h3>B</h3><h4>C</h4><h2>D</h2>", "h2 h2 h3 h2"],
    ["<h2>A</h2><h5>B</h5><h6>C</h6><h2>D</h2><h4>E</h4>", "h2 h3 h4 h2 h3"],
    ['<h2> </h2><h2><strong></strong></h2><h3>A</h3><h4><img src="foto.jpg" alt="x"></h4>', "h2 h3"],
  ])("leave no level out, and none is empty: %s", async (html, levels) => {
    const found = (await finished(html)).match(/(?<=<)h[1-6]/g)?.join(" ");
    expect(found).toBe(levels);
  });

  it.each([
    ["<h2>A</h2><h3>B</h3><h2>C</h2>", "h3 h4 h3"],
    ["<h4>A</h4><h4>B</h4>", "h3 h3"],
    ["<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6>", "h3 h4 h5 h6 h6"],
  ])("begin under the title of their entry where it is one of many: %s", async (html, levels) => {
    const found = (await finished(html, { slug: "campinas", title: "Campinas" })).match(/(?<=<)h[1-9]/g)?.join(" ");
    expect(found).toBe(levels);
  });
});

it("keeps clear of the other bodies on its page", async () => {
  const html = await finished('<h2>A</h2><p><a href="#secao-a">a</a><a href="#bauru">b</a></p><table></table>', {
    slug: "campinas",
    title: "Campinas",
  });
  expect(html).toContain('<h3 id="campinas-secao-a">A</h3><p><a href="#campinas-secao-a">a</a><a href="#bauru">b</a>');
  expect(html).toContain('aria-label="Tabela de Campinas: A"');
});

it.each([
  ["a heading", '<a href="#Programação">a</a><h2>Programação</h2>', "#secao-programacao"],
  ["an anchor of its own", '<a href="#ali">a</a><p id="user-content-ali">b</p>', "#user-content-ali"],
  ["an old anchor", '<a href="#ali">a</a><a name="user-content-ali">b</a>', "#user-content-ali"],
  [
    "a note with accents",
    '<a href="#fn-oração">1</a><li id="user-content-fn-oração">b</li>',
    "#user-content-fn-oração",
  ],
  [
    "the way back",
    '<a href="#fnref-ora%C3%A7%C3%A3o">1</a><sup id="user-content-fnref-oração">1</sup>',
    "#user-content-fnref-oração",
  ],
  ["a part of the page around it", '<a href="#contatos">a</a><h2>A</h2>', "#contatos"],
])("a link within the text leads to %s", async (_name, html, href) => {
  expect(await finished(html)).toContain(`<a href="${href}">`);
});

it("an id stands once: a note that is cited twice has its way back to the first", async () => {
  expect(await finished('<sup id="user-content-fnref-1">1</sup><sup id="user-content-fnref-1">1</sup>')).toBe(
    '<sup id="user-content-fnref-1">1</sup><sup>1</sup>',
  );
});

describe("a document", () => {
  const link = '<a href="/static/estatuto.pdf">Baixe <small>(PDF, 184\u00a0KB)</small></a>';

  it("alone in its paragraph is a button", async () => {
    expect(await finished('<p>\n<a href="documento:estatuto">Baixe</a> </p>')).toBe(
      `<p data-block="document">\n${link} </p>`,
    );
  });

  it("among words is a link", async () => {
    expect(await finished('<p>Veja: <a href="documento:estatuto">Baixe</a></p>')).toBe(`<p>Veja: ${link}</p>`);
  });

  it("is found by a folder's name with accents and spaces", async () => {
    expect(await finished('<p>Veja: <a href="documento:c%C3%B3digo%20de%20%C3%A9tica">Baixe</a></p>')).toContain(link);
  });

  it("that is unknown leaves its words", async () => {
    expect(await finished('<p><a href="documento:sumiu">Baixe</a></p>')).toBe("<p><span>Baixe</span></p>");
  });
});

it("a link to a page of the site loses the slash at the page's end", async () => {
  expect(await finished('<a href="/documentos/#atas">a</a> <a href="https://example.org/a/">b</a>')).toBe(
    '<a href="/documentos#atas">a</a> <a href="https://example.org/a/">b</a>',
  );
});

describe("a link to a film", () => {
  it.each([
    "https://www.youtube.com/watch?v=abcdefghijk",
    "https://youtu.be/abc-efg_ijk",
    "https://youtu.be/abcdefghijk?t=42",
    "https://youtube.com/watch?app=desktop&v=abcdefghijk",
    "https://m.youtube.com/watch?v=abcdefghijk",
    "https://www.youtube.com/live/abcdefghijk?si=x",
    "https://youtube.com/shorts/abcdefghijk",
  ])("is a card that loads nothing: %s", async (url) => {
    const html = await finished(`<p><a href="${url}">Culto</a></p>`);
    expect(html).toBe(
      `<p data-block="video"><a href="${url.replaceAll("&", "&#x26;")}"><span>Culto</span> <small>Vídeo no YouTube</small></a></p>`,
    );
  });

  it.each([
    ["a look-alike", "https://youtu.be.example.org/abcdefghijk"],
    ["another site that names it", "https://example.org/?u=https://youtu.be/abcdefghijk"],
    ["a channel", "https://www.youtube.com/@exemplo"],
    ["an unsafe connection", "http://youtu.be/abcdefghijk"],
    ["too short an id", "https://youtu.be/abc"],
    ["another address of YouTube", "https://www.youtube.com/playlist?list=abcdefghijk"],
    ["a mark in the address", "https://www.youtube.com/watch?a#v=abcdefghijk"],
    ["too long an id", "https://youtu.be/abcdefghijkl"],
  ])("stays a link if it is %s", async (_name, url) => {
    const html = `<p><a href="${url}">Culto</a></p>`;
    expect(await finished(html)).toBe(html);
  });

  it("stays a link among words", async () => {
    const html = '<p>Veja <a href="https://youtu.be/abcdefghijk">o culto</a>.</p>';
    expect(await finished(html)).toBe(html);
  });
});

describe("a picture", () => {
  it("comes in its formats, with its place kept, and late", async () => {
    expect(await finished('<p>Veja <img src="foto.jpg" alt="Pastores"></p>')).toBe(
      '<p>Veja <picture><source type="image/avif" srcset="/a.avif 400w" sizes="100vw">' +
        '<img src="/a.jpg" width="400" height="300" alt="Pastores"' +
        ' loading="lazy" decoding="async" style="background-color:#123456"></picture></p>',
    );
  });

  it("alone in its paragraph is a figure", async () => {
    expect(await finished('<p><img src="foto.jpg" alt="Pastores"></p>')).toMatch(/^<figure><picture>.*<\/figure>$/);
  });

  it.each(["minha%20foto.jpg", "minha foto.jpg", "100%.jpg", "100%25.jpg"])("is found by the name %s", async (name) => {
    expect(await finished(`<p><img src="${name}" alt="Pastores"></p>`)).toContain("<picture>");
  });

  it.each([
    ["missing", "sumiu.jpg"],
    ["of another site", "https://example.org/foto.jpg"],
    ["of another site without a protocol", "//example.org/foto.jpg"],
    ["data", "data:image/png;base64,AAAA"],
    ["a script", "javascript:alert(1)"],
    ["broken", "%E0%A4%A.jpg"],
  ])("that is %s leaves its description", async (_name, src) => {
    expect(await finished(`<p>Veja <img src="${src}" alt="Pastores"></p>`)).toBe("<p>Veja <span>Pastores</span></p>");
  });
});

it("no line breaks pile up before a table made by Markdown", async () => {
  const tree = treeOf("Antes\n\n| A | B |\n|---|---|\n| 1 | 2 |\n");
  const nothing = { picture: async () => null, document: async () => null };
  expect(htmlOf(await finishBody(tree, nothing))).toMatch(/^<p>Antes<\/p>\n<section /);
});

it("an alignment that holds more than itself is dropped", async () => {
  expect(await finished('<p align="left;position:fixed;inset:0">a</p>')).toBe("<p>a</p>");
});

it.each(["https://example.org/foto.jpg", "//example.org/foto.jpg", "data:image/png,x"])(
  "a picture that is not beside the entry is not even looked for: %s",
  async (src) => {
    const picture = jest.fn().mockResolvedValue(photo);
    const document = jest.fn();
    expect(htmlOf(await finishBody(bodyOf(`<p>Veja <img src="${src}" alt="x"></p>`), { picture, document }))).toBe(
      "<p>Veja <span>x</span></p>",
    );
    expect(picture).not.toHaveBeenCalled();
  },
);

describe("a table", () => {
  it("can be scrolled, with the keyboard too", async () => {
    expect(await finished("<table><tbody><tr><td>a</td></tr></tbody></table>")).toBe(
      '<section data-block="table" tabindex="0" aria-label="Tabela"><table><tbody><tr><td>a</td></tr></tbody></table></section>',
    );
  });

  it("has a name of its own beside others", async () => {
    const table = "<table><tbody><tr><td>a</td></tr></tbody></table>";
    const html = await finished(`${table}<p>x</p>${table}${table}`);
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      "Tabela",
      "Tabela 2",
      "Tabela 3",
    ]);
  });

  it("has no heading without a word", async () => {
    const html = await finished("<table><thead><tr><th> </th><th>Dia</th></tr></thead></table>");
    expect(html).toContain("<tr><td> </td><th>Dia</th></tr>");
  });

  it("keeps the alignment of its columns", async () => {
    expect(await finished('<table><tbody><tr><td align="right">a</td></tr></tbody></table>')).toContain(
      '<td style="text-align:right">a</td>',
    );
  });

  it("holds documents and pictures like any text", async () => {
    const html = await finished(
      '<table><tbody><tr><td><a href="documento:estatuto">Baixe</a></td><td><img src="foto.jpg" alt="x"></td></tr></tbody></table>',
    );
    expect(html).toContain('<td><a href="/static/estatuto.pdf">Baixe <small>(PDF, 184\u00a0KB)</small></a></td>');
    expect(html).toContain("<td><picture>");
  });
});
