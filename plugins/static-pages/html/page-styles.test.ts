import { namesIn as namesOf, splitStyles } from "./page-styles";
import { isElement, nodesIn, readPage } from "./page-tree";

const namesIn = (html: string) => namesOf(nodesIn(readPage(html)).filter(isElement));

const css = `
@layer base, ui, features;
@layer base { ul, ol { padding: 0 } }
@layer features { a { color: blue } table, blockquote { margin: 0 } :root { --x: 1 } }
/* Um comentário. */
@layer ui {
  linearGradient { stop-color: red }
  .a1 { color: red }
  .a1:hover .b2, .c3 > p { color: green }
  .d4:is(.e5 p, .f6):not(.h8) { top: 0 }
  .g7 [data-block="video"] a::before { content: "}" }
  @media (width >= 60rem) { .c3 { display: grid } .zz { display: none } }
  @media print { .zz { display: none } }
}
@keyframes turn { to { rotate: 1turn } }`;

const styleFor = (html: string) => splitStyles(css).ofPage(namesIn(html)).replace(/\s+/g, " ");

test("a page takes the rules of its own classes and elements", () => {
  const styles = styleFor('<main><a class="a1 x">L</a><p class="b2">t</p></main>');
  expect(styles).toContain(".a1{color: red}");
  expect(styles).toContain(".a1:hover .b2{color: green}");
  expect(styles).toContain("a{color: blue}");
  expect(styles).not.toContain(".c3");
  expect(styles).not.toContain("blockquote");
});

test("a comment is on none, and the elements of a drawing are told whatever their letters", () => {
  expect(styleFor("<p></p>")).not.toMatch(/coment|stop-color/);
  expect(styleFor("<svg><linearGradient/></svg>")).toContain("linearGradient{stop-color: red}");
});

test("of a list of selectors only those stay that can match", () => {
  expect(styleFor('<table class="c3"><tr></tr></table>')).toContain("table{margin: 0}");
});

test("of alternatives one is needed, and nothing of what must not be", () => {
  const rule = ".d4:is(.e5 p, .f6):not(.h8){top: 0}";
  expect(styleFor('<i class="d4 f6"></i>')).toContain(rule);
  expect(styleFor('<i class="d4"><p class="e5"></p></i>')).toContain(rule);
  expect(styleFor('<i class="d4 e5"></i>')).not.toContain("top: 0");
});

test("a layer is one block, and its properties have short names but those that a script sets", () => {
  const { ofPage } = splitStyles(
    "@layer a{:root{--deep-red:#900;--line:var(--deep-red)}}@layer b{i{top:0}}@layer a{p{color:var(--line,var(--deep-red));left:var(--set)}}",
  );
  expect(ofPage(new Set(["p", "i"]))).toBe(
    "@layer a{:root{--0:#900;--1:var(--0)}p{color:var(--1,var(--0));left:var(--set)}}@layer b{i{top:0}}",
  );
});

test("rules without a class or element, layers, and keyframes are on every page", () => {
  const styles = styleFor("<p></p>");
  expect(styles).toContain("@layer base, ui, features;");
  expect(styles).toMatch(/:root\{--0: 1 ?\}/);
  expect(styles).toContain("@keyframes turn");
});

test("a media query stays with what it has left, and goes when that is nothing", () => {
  const styles = styleFor('<p class="c3"></p>');
  expect(styles).toContain("@media (width >= 60rem){.c3{display: grid}}");
  expect(styles).not.toContain("@media print");
  expect(styles).not.toContain(".zz");
});

test("a bracket in a text does not end a rule", () => {
  expect(styleFor('<p class="g7" data-block="video"><a></a></p>')).toContain('content: "}"');
});

test("what a body can hold beyond text comes only to the pages whose bodies hold it", () => {
  expect(styleFor('<div class="g7"><p data-block="video"><a>V</a></p></div>')).toContain(
    '[data-block="video"] a::before',
  );
  expect(styleFor('<div class="g7"><p data-block="person"><a>V</a></p></div>')).not.toContain("::before");
});

test("what all pages share is whole on each page, and does not come again with the runtime", () => {
  const { ofPage, ofRuntime } = splitStyles(css);
  expect(ofPage(namesIn("<p></p>"))).toContain("ul,ol{padding: 0}");
  expect(ofRuntime).not.toMatch(/base|padding/);
});

test("what pages share in part comes whole with the runtime, in its layers", () => {
  const { ofRuntime } = splitStyles(css);
  expect(ofRuntime).toMatch(/^@layer features\{[^@]*@layer ui\{/);
  expect(ofRuntime).toContain(".a1:hover .b2,.c3 > p{color: green}");
  expect(ofRuntime).toMatch(/@media print\{\.zz/);
});
