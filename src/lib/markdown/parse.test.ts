import { treeOf } from "./parse";
import { renderBody } from "./render-body";

const rendered = (markdown: string) =>
  renderBody(treeOf(markdown), { picture: async () => null, document: async () => null });

test("a footnote and its place in the text lead to each other, in Portuguese", async () => {
  const html = await rendered("Um texto[^1].\n\n[^1]: A nota.");
  expect(html).toContain('<a href="#user-content-fn-1" id="user-content-fnref-1"');
  expect(html).toContain('<li id="user-content-fn-1">');
  expect(html).toContain('<a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Voltar ao texto"');
  expect(html).toContain('aria-describedby="user-content-footnote-label"');
  expect(html).toContain('id="user-content-footnote-label">Notas</h2>');
});

test("HTML in Markdown is one tree with it", async () => {
  expect(await rendered("a <b>**c**</b>\n\n<details>\n\n- d\n\n</details>")).toBe(
    "<p>a <b><strong>c</strong></b></p>\n<details>\n<ul>\n<li>d</li>\n</ul>\n</details>",
  );
});
