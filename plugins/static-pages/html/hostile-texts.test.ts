import { treeOf } from "../../../src/lib/markdown/parse";
import { renderBody } from "../../../src/lib/markdown/render-body";
import { finishPage } from "./finish-page";
import { integrityOf } from "./hashed-file";
import { isElement, nodesIn, readPage } from "./page-tree";

/** What an editor may write anywhere, by mistake or to harm: each closes or opens something, for one reader or another. */
const texts = [
  "uso de <script> numa página",
  "</body>",
  "</head><body>",
  "</title></style></script></textarea></noscript></template></xmp></iframe>",
  "<style>*{display:none}</style>",
  "<meta http-equiv=refresh content=0;url=//example.org>",
  '"><img src=x onerror=alert(1)>',
  "' onerror='alert(1)",
  "<script>alert(1)</script>",
  "<script type=module src=//example.org></script>",
  "<!-- slice-start id=x -->",
  "<!-- nunca fechado",
  "-->",
  "]]>",
  "<plaintext>",
  "<template>",
  "<noscript>",
  "<link rel=preload href=//example.org>",
  '<meta name="viewport" content="width=9">',
  '<meta charset="utf-7"/>',
  "$& $` $' $1",
  "a\rb\u2028c\u0085d",
  "&lt;/body&gt; &amp;quot;",
  "\ufdd0img src=x onerror=alert(1)\ufdd1",
];

const surroundings = {
  picture: async () => ({
    src: "/a.jpg",
    sizes: "100vw",
    width: 400,
    height: 300,
    color: "#123456",
    sources: [{ type: "image/avif", srcSet: "/a.avif 400w" }],
  }),
  document: async () => null,
};

const inText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** As HTML long allowed it, and as some of those write it who make pages. */
const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** As Markdown has it in one line; the HTML in it is taken out, so its signs are written as what they are. */
const inMarkdown = (text: string) =>
  inAttribute(text)
    .replaceAll("<", "&lt;")
    .replace(/[\r\u2028\u0085]/g, " ")
    .replace(/[\\`*_{}[\]()#+.!|~>'-]/g, "\\$&");

async function pageWith(text: string): Promise<string> {
  const words = inMarkdown(text);
  const markdown = [
    `## ${words}`,
    `![${words}](foto.jpg "${words}") e [${words}](https://example.org "${words}")`,
    `\`\`\`${text.replace(/[\s`]/g, "")}x\nx\n\`\`\``,
    `<blockquote cite="https://example.org/${inAttribute(text)}">x</blockquote>`,
    `<table><thead><tr><th abbr="${inAttribute(text)}">x</th></tr></thead><tbody><tr><td headers="${inAttribute(text)}">x</td></tr></tbody></table>`,
  ].join("\n\n");
  const body = await renderBody(treeOf(markdown), surroundings);
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta name="description" content="${inAttribute(text)}"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">.a{}</style><title>${inText(text)}</title><link rel="canonical" href="https://example.org/a"/></head><body><div id="___gatsby"><h1 title="${inAttribute(text)}">${inText(text)}</h1><picture><source type="image/avif" srcSet="/b.avif 400w"/><img src="/b.jpg" alt="${inAttribute(text)}" fetchPriority="high"/></picture><textarea>${inText(text)}</textarea>${body}</div><script id="gatsby-script-loader">window.pagePath="/";</script><!-- slice-start id="_gatsby-scripts-1" --><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
}

const css = ".ours{}";
const finish = {
  boot: "/boot-1.js",
  styles: () => css,
  parts: { sources: {}, policies: [], heads: { "/a": '<script type="application/ld+json">{}</script>' } },
};

/** Elements with the names of their attributes, as a browser has them. */
const shapeOf = (html: string) =>
  nodesIn(readPage(html))
    .filter(isElement)
    .map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(" "));

const finished = async (text: string) => finishPage(await pageWith(text), "/a", finish);

test.each(texts)("%j leaves a page the elements that it has with harmless words", async (text) => {
  const page = await finished(text);
  expect(shapeOf(page)).toEqual(shapeOf(await finished("palavras")));
  expect(finishPage(page, "/a", finish)).toBe(page);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
  expect(policy.match(/'sha256-[^']*'/g)).toEqual([`'${integrityOf(css)}'`]);
});

test.each(texts)("%j in a body is written so that even a search through the text finds no other tag", async (text) => {
  const tags = async (words: string) => {
    const page = await pageWith(words);
    return page.slice(page.lastIndexOf("</textarea>")).match(/<[!/]?[a-z-]+/gi);
  };
  expect(await tags(text)).toEqual(await tags("palavras"));
});
