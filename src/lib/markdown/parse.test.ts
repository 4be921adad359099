import { treeOf } from "./parse";
import { renderBody } from "./render-body";

const rendered = (markdown: string) =>
  renderBody(treeOf(markdown), { picture: async () => null, document: async () => null });

test("a footnote and its place in the text lead to each other", async () => {
  const html = await rendered("Um texto[^1].\n\n[^1]: A nota.");
  expect(html).toContain('<sup id="user-content-fnref-1"><a href="#user-content-fn-1"');
  expect(html).toContain('<li id="user-content-fn-1">A nota.<a href="#user-content-fnref-1"');
});

test("HTML in Markdown is one tree with it", async () => {
  expect(await rendered("a <b>**c**</b>\n\n<details>\n\n- d\n\n</details>")).toBe(
    "<p>a <b><strong>c</strong></b></p>\n<details>\n<ul>\n<li>d</li>\n</ul>\n</details>",
  );
});

test("elements that HTML no longer has are those that took their place", async () => {
  expect(await rendered("a <strike>b</strike> <tt>c</tt>")).toBe("<p>a <s>b</s> <code>c</code></p>");
});

test.each([
  ["“https://www.example.org”", "“<a>https://www.example.org</a>”"],
  ["www.example.org’ é", "<a>www.example.org</a>’ é"],
  [
    "«https://example.org/x» **https://example.org/b…**",
    "«<a>https://example.org/x</a>» <strong><a>https://example.org/b</a>…</strong>",
  ],
  ["👉https://example.org/b—👈🏽", "👉<a>https://example.org/b</a>—👈🏽"],
  [
    "(https://example.org/b). (https://example.org/b)… “https://example.org/a_(b).”",
    "(<a>https://example.org/b</a>). (<a>https://example.org/b</a>)… “<a>https://example.org/a_(b)</a>.”",
  ],
  ["https://example.org/❤️", "<a>https://example.org/</a>❤️"],
  ["<https://example.org/x”>", "<a>https://example.org/x</a>”"],
  [
    "https://example.org/oração e https://example.org/cafe\u0301",
    "<a>https://example.org/oração</a> e <a>https://example.org/cafe\u0301</a>",
  ],
  ["[“aspas”](https://example.org/”)", "<a>“aspas”</a>"],
])("an address that stands in a text ends with its last letter: %s", async (markdown, html) => {
  expect((await rendered(markdown)).replace(/ href="[^"]*"/g, "")).toBe(`<p>${html}</p>`);
  if (!markdown.includes("[")) expect(await rendered(markdown)).not.toMatch(/href="[^"]*%E(2%80|F%B8|2%9D)/);
});
