import { problemsOf } from "./page-problems";

const origin = "https://exemplo.org";
const page = (path: string, body = "", head = "") => ({
  path,
  html:
    `<!doctype html><html lang="pt-BR"><head><title>Título de ${path} | Nome</title><meta name="description" content="x">` +
    `<link rel="canonical" href="${origin}${path}">${head}</head><body><h1 id="a">A</h1>${body}</body></html>`,
});
const files = ["/a", "/b", "/x.pdf", "/1.avif"];
const site = {
  product: "Nome",
  origin,
  events: new Set(["/b#evento-passado"]),
  resolve: (path: string) => (["/antigo", "/b/"].includes(path) ? "/b" : files.find((file) => file === path)),
};
const problems = (...pages: Parameters<typeof problemsOf>[0]) =>
  problemsOf(pages, site).problems.map(({ problem }) => problem);

describe("links of the pages", () => {
  it("finds nothing in good pages", () => {
    const body =
      '<a href="/b#a">b</a><a href="#top">up</a><a href="#a">a</a><a href="/b#:~:text=Pastores">w</a><a href="/b#a:~:text=10%25">w</a><a href="https://exemplo.org/b">b</a><a href="https://exemplo.org/b/#a">b</a>' +
      '<a href="/antigo#a">old</a><a href="/x.pdf">x</a><a href="https://outro.org/y/">y</a><a href="mailto:a@b.c">m</a>' +
      '<img src="/1.avif" srcset="/1.avif 1x, /1.avif 2x" alt=""><form action="https://formspree.io/f/1"></form>';
    expect(problems(page("/a", body), page("/b"))).toEqual([]);
  });

  it("finds what leads nowhere: page, anchor, picture, any of a srcset, download, canonical, picture for others", () => {
    const body =
      '<a href="/c">c</a><a href="/b#z">z</a><a href="#z">z</a><img src="/2.avif" srcset="/1.avif 1x, /3.avif 2x" alt="">' +
      '<a href="y.pdf" download>y</a><a href="/b/">b</a><a href="javascript:x()">x</a><a href="">e</a>';
    expect(
      problems(page("/a", body, '<meta property="og:image" content="https://exemplo.org/4.png">'), page("/b")),
    ).toEqual([
      'meta content "https://exemplo.org/4.png" leads nowhere',
      'a href "/c" leads nowhere',
      'a href "/b#z" has no #z on its page',
      'a href "#z" has no #z on its page',
      'img src "/2.avif" leads nowhere',
      'img srcset "/3.avif" leads nowhere',
      'a href "y.pdf" leads nowhere',
      'a href "/b/" ends in a slash',
      'a href "javascript:x()" has the protocol javascript:',
      'a href "" is empty',
    ]);
  });

  it("takes a link to an event that is over, and so no longer on its page, but not to one that never was", () => {
    const body =
      '<a href="/b#evento-passado">p</a><a href="https://exemplo.org/b#evento-passado">p</a><a href="/b#evento-x">x</a>';
    expect(problems(page("/a", body), page("/b"))).toEqual(['a href "/b#evento-x" has no #evento-x on its page']);
  });

  it("finds bad heads", () => {
    const html = '<title> | Nome</title><link rel="canonical" href="https://outro.org/a">';
    expect(problems({ path: "/a", html })).toEqual([
      'lang is "", not pt-BR',
      'title " | Nome" is not "{title} | Nome"',
      "no description",
      'canonical is "https://outro.org/a", not "https://exemplo.org/a"',
    ]);
  });

  it("takes two texts of one title", () => {
    const html = page("/b").html.replace("Título de /b", "Título de /a");
    expect(problems(page("/a"), { path: "/b", html })).toEqual([]);
  });
});
