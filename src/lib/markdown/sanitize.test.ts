import { sanitizeBody } from "./sanitize";
import { bodyOf, htmlOf } from "./testing/body";

const sanitized = (html: string) => htmlOf(sanitizeBody(bodyOf(html)));

describe("a body loses", () => {
  it.each([
    ["scripts, with their text", "<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
    ["styles, with their text", "<style>p { color: red }</style><p>a</p>", "<p>a</p>"],
    ["handlers", '<p onclick="x()" onmouseover="x()">a</p>', "<p>a</p>"],
    ["style attributes", '<p style="position:fixed">a</p>', "<p>a</p>"],
    ["classes of the site", '<p class="no-print">a</p>', "<p>a</p>"],
    ["the site's own marks", '<p data-block="document">a</p>', "<p>a</p>"],
    ["links that run a script", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ["links that hide it in capitals", '<a href="JaVaScRiPt:alert(1)">a</a>', "<a>a</a>"],
    ["links that hide it behind a space", '<a href=" javascript:alert(1)">a</a>', "<a>a</a>"],
    ["links that hide it behind a tab", '<a href="java\tscript:alert(1)">a</a>', "<a>a</a>"],
    ["links that hold their data", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ["links that run VBScript", '<a href="vbscript:x">a</a>', "<a>a</a>"],
    ["a refresh to elsewhere", '<meta http-equiv="refresh" content="0;url=https://example.org"><p>a</p>', "<p>a</p>"],
    ["a base for links", '<base href="https://example.org"><p>a</p>', "<p>a</p>"],
    ["links to style sheets", '<link rel="stylesheet" href="https://example.org/a.css"><p>a</p>', "<p>a</p>"],
    [
      "forms, with what they ask",
      '<form action="/x"><input name="a"><button>Enviar</button></form><p>a</p>',
      "<p>a</p>",
    ],
    ["fields outside a form", '<p>a<input value="x"><textarea>x</textarea><select><option>x</select></p>', "<p>a</p>"],
    ["frames", '<iframe src="https://example.org">x</iframe><p>a</p>', "<p>a</p>"],
    ["plug-ins", '<object data="x"><p>x</p></object><embed src="x"><p>a</p>', "<p>a</p>"],
    ["drawings, with their scripts", "<svg><script>x</script><text>x</text></svg><p>a</p>", "<p>a</p>"],
    ["formulas", "<math><mtext>x</mtext></math><p>a</p>", "<p>a</p>"],
    ["templates", "<template><p>x</p></template><p>a</p>", "<p>a</p>"],
    ["what only shows without scripts", "<noscript><p>x</p></noscript><p>a</p>", "<p>a</p>"],
    ["films", '<video src="https://example.org/a.mp4" autoplay></video><p>a</p>', "<p>a</p>"],
    ["sources of pictures", '<picture><source srcset="https://example.org/a.jpg"></picture><p>a</p>', "<p>a</p>"],
    ["comments", "<p>a<!-- x --></p>", "<p>a</p>"],
  ])("%s", (_name, html, expected) => expect(sanitized(html)).toBe(expected));
});

it.each([
  ["an id that stands for a part of the page", '<p id="conteudo">a</p>', '<p id="user-content-conteudo">a</p>'],
  ["a name that hides a property of the document", '<a name="cookie">a</a>', '<a name="user-content-cookie">a</a>'],
])("moves out of the way %s", (_name, html, expected) => expect(sanitized(html)).toBe(expected));

it.each(["Https://a.org", "HTTP://a.org", "Mailto:a@a.org", "TEL:190", "Documento:a"])(
  "a link keeps its address however it is written: %s",
  (href) =>
    expect(sanitized(`<a href="${href}">a</a>`)).toBe(
      `<a href="${href.replace(/^\w+/, (scheme) => scheme.toLowerCase())}">a</a>`,
    ),
);

describe("a body keeps", () => {
  it.each([
    [
      "headings, lists and quotations",
      "<h2>a</h2><ul><li>b</li></ul><ol><li>c</li></ol><blockquote><p>d</p></blockquote>",
    ],
    ["emphasis", "<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>"],
    ["tables", "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>"],
    [
      "links to pages, mail and phone",
      '<p><a href="/a">a</a><a href="https://b.org">b</a><a href="mailto:c@d">c</a><a href="tel:1">d</a></p>',
    ],
    ["links to documents of the site", '<p><a href="documento:estatuto">a</a></p>'],
    ["pictures, which are looked up later", '<p><img src="foto.jpg" alt="Foto"></p>'],
  ])("%s", (_name, html) => expect(sanitized(html)).toBe(html));
});
