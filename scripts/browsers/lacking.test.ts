import { lackingInCss, lackingInPage, lackingInScript, oldestOf } from "./lacking";

const oldest = oldestOf(["chrome >= 114", "firefox >= 125", "ios >= 17"]);

it("finds in styles what an oldest browser lacks, and nothing else", () => {
  const css = `
    @media (scripting: none) { .a:has(b) { color: light-dark(red, #fff); text-wrap: balance } }
    .b::before { content: "▾" / ""; grid-template-columns: subgrid; display: grid; color: color-mix(in srgb, red, blue) }
    @supports (color: light-dark(red, red)) { .c { color: light-dark(red, blue) } }`;
  expect([...lackingInCss(css, oldest)]).toEqual([
    ["@media (scripting)", ["chrome 114"]],
    ["light-dark()", ["chrome 114", "safari_ios 17"]],
    ["text-wrap", ["safari_ios 17"]],
    ["text-wrap: balance", ["safari_ios 17"]],
    ["content: … / alternative", ["firefox 125", "safari_ios 17"]],
    ["grid-template-columns: subgrid", ["chrome 114"]],
  ]);
});

it("finds in scripts methods, functions and what hangs on the page's own objects", () => {
  const script = `
    if (URL.canParse(a)) requestIdleCallback(b);
    navigator.share(c.at(-1)).then(d?.e);
    f.checkVisibility();`;
  expect([...lackingInScript(script, oldest).keys()].sort()).toEqual([
    ".canParse()",
    ".checkVisibility()",
    ".share()",
    "URL.canParse",
    "navigator.share",
    "requestIdleCallback()",
  ]);
  expect(() => lackingInScript("/[a&&b]/v", oldest)).toThrow();
});

it("finds in pages elements and attributes", () => {
  const page = '<details name="a" open><summary>x</summary></details><search></search><img loading="lazy" src="a.png">';
  expect([...lackingInPage(page, oldest).keys()]).toEqual(["<details name>", "<search>"]);
});

it("refuses a line of browserslist that it can't read", () => {
  expect(() => oldestOf(["last 2 versions"])).toThrow("last 2 versions");
});
