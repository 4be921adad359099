import { htmlToSlate, slateToMarkdown } from "decap-cms-widget-markdown/dist/esm/serializers";
import { leavePicturesOut } from "./paste";
import { htmlOfPlain, tidyHtml } from "./pasted";

// As in the bundle (plugins/decap-editor/bundle/left-out.ts).
jest.mock("rehype-parse", () => jest.requireActual("./hooks/read-html").readHtml);

beforeAll(leavePicturesOut);

/** What is stored of something that was pasted. */
const stored = (html: string) => slateToMarkdown(htmlToSlate(tidyHtml(html).html).children, { voidCodeBlock: false });

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoTitle>Assembleia<o:p></o:p></p>
<h1><b>Pauta</b></h1>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Contas<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span>Eleição</p>
<p class=MsoNormal><span><!--[if gte vml 1]><v:imagedata src="file:///C:/Temp/image001.png"/><![endif]--><img width=100 src="file:///C:/Temp/image001.png"></span></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Dia</p></td><td><p class=MsoNormal>Hora</p></td></tr>
<tr><td><p class=MsoNormal>5</p></td><td><p class=MsoNormal>9h</p><p class=MsoNormal>e 14h</p></td></tr></table>
<p class=MsoNormal>Veja <a href="file:///C:/carta.docx">a carta</a> e www.example.org.</p>
<!--EndFragment--></body></html>`;

test("Word: title and headings, lists, a table, and links that lead somewhere", () => {
  expect(stored(word)).toBe(
    [
      "## Assembleia",
      "## Pauta",
      "* Contas\n* Eleição",
      "| Dia | Hora     |\n| --- | -------- |\n| 5   | 9h e 14h |",
      "Veja a carta e [www.example.org](https://www.example.org).",
    ].join("\n\n"),
  );
  expect(tidyHtml(word).pictures).toBe(1);
});

test("Google Docs: bold by its style, and no bold around everything", () => {
  expect(
    stored(
      '<b style="font-weight:normal"><h1><span style="font-weight:400">Retiro</span></h1><p><span style="font-weight:700">Traga</span><span> a Bíblia, </span><span style="font-style:italic">sempre</span>.</p></b>',
    ),
  ).toBe("## Retiro\n\n**Traga** a Bíblia, *sempre*.");
});

test("a page: nested lists, deep headings, a link without a word, a script", () => {
  expect(
    stored(
      '<h5>Fim</h5><ul><li>Um<ul><li>Dois</li></ul></li></ul><p><a href="javascript:alert(1)">x</a><a href="www.example.org"></a></p><script>alert(1)</script>',
    ),
  ).toBe("### Fim\n\n* Um\n\n  * Dois\n\nx");
});

test("WhatsApp: paragraphs, lists by their signs, bold by asterisks, addresses", () => {
  expect(
    stored(
      htmlOfPlain("*Atenção*, irmãos\nAmanhã às 9h\n\n- café\n- culto\n1. um\n2) dois\n\nhttps://example.org/a_b."),
    ),
  ).toBe("**Atenção**, irmãos\\\nAmanhã às 9h\n\n* café\n* culto\n\n1. um\n2. dois\n\n<https://example.org/a_b>.");
});

test("an address ends before quotation marks, an ellipsis, a dash and an emoji", () => {
  expect(
    stored(
      htmlOfPlain(
        "“https://example.org/a”, «www.example.org»… 👉https://example.org/b👈🏽 https://example.org/c—d https://example.org/d’Ávila’.",
      ),
    ),
  ).toBe(
    "“<https://example.org/a>”, «[www.example.org](https://www.example.org)»… 👉<https://example.org/b>👈🏽 <https://example.org/c—d> <https://example.org/d’Ávila>’.",
  );
});

test.each([
  ["with empty lines between", "1. Abertura\n\n2. Louvor\n\n3. Oração", "1. Abertura\n2. Louvor\n3. Oração"],
  [
    "with details between",
    "1. Pauta\nDetalhe\n2. Contas\nDetalhe\n3. Eleição",
    "1. Pauta\n\nDetalhe\n\n2. Contas\n\nDetalhe\n\n3. Eleição",
  ],
  [
    "after words, and with other signs between",
    "Pauta:\n4) Contas\n\n5) Eleição\n\n- café\n\n6) Fim",
    "Pauta:\n\n4. Contas\n5. Eleição\n\n* café\n\n6. Fim",
  ],
])("a numbered list keeps its numbers: %s", (_name, plain, markdown) => {
  expect(stored(htmlOfPlain(plain))).toBe(markdown);
});

const wordItem = (number: number, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}.<span>&nbsp;&nbsp; </span></span>${text}</p>`;

test("Word: a numbered list goes on after a paragraph", () => {
  const html = `${wordItem(4, "Contas")}<p class=MsoNormal>Detalhe</p>${wordItem(5, "Eleição")}${wordItem(6, "Fim")}`;
  expect(stored(html)).toBe("4. Contas\n\nDetalhe\n\n5. Eleição\n6. Fim");
});

test("Word: what is under an item stays under it", () => {
  const item = (level: number, sign: string, text: string) =>
    wordItem(0, text).replace("level1", `level${level}`).replace("0.", sign);
  const html = [item(1, "1.", "Pauta"), item(2, "a)", "Contas"), item(2, "b)", "Eleição"), item(1, "2.", "Fim")];
  expect(stored(html.join(""))).toBe("1. Pauta\n\n   1. Contas\n   2. Eleição\n2. Fim");
  // From its middle on: nothing is above the first.
  expect(stored([item(2, "o", "Contas"), item(1, "·", "Fim")].join(""))).toBe("* Contas\n* Fim");
});

test("Word: signs of its own font, and roman numbers, are those of one list", () => {
  const list = (...signs: string[]) => stored(signs.map((sign) => wordItem(0, "Item").replace("0.", sign)).join(""));
  expect(list("Ø", "ü", "v", "q")).toBe("* Item\n* Item\n* Item\n* Item");
  expect(list("i.", "ii.", "iii.", "iv.", "v.")).toBe("1. Item\n2. Item\n3. Item\n4. Item\n5. Item");
});

test("numbers that don't count on stay as they are written", () => {
  expect(stored(htmlOfPlain("Hinos:\n15. Vencendo vem Jesus\n243. Tu és fiel"))).toBe(
    "Hinos:\n\n15. Vencendo vem Jesus\\\n243. Tu és fiel",
  );
});

test("items with empty lines between them are one list", () => {
  expect(stored(htmlOfPlain("- café\n\n- culto"))).toBe("* café\n* culto");
});

test("merged cells: each value stays in its column", () => {
  const html =
    "<table><tr><td>Dia</td><td>Hora</td><td>O quê</td></tr><tr><td rowspan=2>Sábado</td><td>9h</td><td>Culto</td></tr><tr><td>14h</td><td>Pauta</td></tr><tr><td colspan=2>Domingo</td><td>Fim</td></tr></table>";
  const cells = stored(html)
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(cells.slice(2)).toEqual([
    ["Sábado", "9h", "Culto"],
    ["", "14h", "Pauta"],
    ["Domingo", "", "Fim"],
  ]);
});

test("a column of a sheet is a paragraph for each cell, and a table that arranges is what it holds", () => {
  expect(stored("<table><tr><td>Ana <b>Silva</b></td></tr><tr><td>Beto Souza</td></tr></table>")).toBe(
    "Ana **Silva**\n\nBeto Souza",
  );
  expect(
    stored("<table><tr><td><div>Olá</div><ul><li>um</li></ul></td></tr><tr><td><h2>Fim</h2></td></tr></table>"),
  ).toBe("Olá\n\n* um\n\n## Fim");
});

test("a mail without formats is paragraphs", () => {
  expect(stored("<pre>Prezados,\n\nàs 9h<br>no templo.</pre>")).toBe("Prezados,\n\nàs 9h\\\nno templo.");
});

test("a film of YouTube is a link to it, alone in its paragraph, and other frames are told", () => {
  const film = (start: string) =>
    `<iframe width="560" title="a" src="${start}/embed/a_-defghijk?feature=oembed" allowfullscreen></iframe>`;
  const html = `<p>Um ${film("https://www.youtube.com")} dois</p><figure><div>${film("//www.youtube-nocookie.com")}</div></figure><iframe src="https://www.youtube.com/embed/videoseries?list=a"></iframe><iframe src="https://www.youtube.com/embed/live_stream?channel=a"></iframe>`;
  const link = "[Assista ao vídeo](https://www.youtube.com/watch?v=a_-defghijk)";
  expect(stored(html)).toBe(["Um", link, "dois", link].join("\n\n"));
  expect(tidyHtml(html)).toMatchObject({ pictures: 0, frames: 2 });
});

test("emoji that are pictures are letters", () => {
  const { html, pictures } = tidyHtml(
    '<p>Paz <img alt="🙏🏽" src="https://example.org/e.png"><img alt="Culto" src="a.jpg"></p>',
  );
  expect([html, pictures]).toEqual(["<p>Paz 🙏🏽</p>", 1]);
});

test.each([
  "",
  "<table></table>",
  "<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td></td></tr></table>",
  "<ul><ul><li></li></ul></ul>",
  "<li>solto</li>",
  "<pre><code>x</code></pre>",
  "<p>a</p>".repeat(2000),
  `${"<div>".repeat(300)}fundo${"</div>".repeat(300)}`,
  "<svg><image href='x'/></svg><math><mi>x</mi></math>",
  "<p>&lt;script&gt;</p>",
])("nothing that is pasted breaks: %.40s", (html) => {
  expect(() => stored(html)).not.toThrow();
});
