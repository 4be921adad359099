import { ownDirectives, type PagePolicy, pagePolicy } from "./policy";

const sourcesOf = (...given: Parameters<typeof pagePolicy>) =>
  new Map(
    pagePolicy(...given)
      .split("; ")
      .map((text) => [text.split(" ")[0], text.split(" ").slice(1)]),
  );

const special: PagePolicy = {
  pages: "/especial/*",
  directives: { "script-src": ["'self'", "'wasm-unsafe-eval'"], "font-src": ["data:"] },
};
const paths = ["/", "/noticias/x", "/especial"];
const own = (path: string) => ownDirectives([special], path);

it.each(paths)("%s runs no script from inside the page and evaluates no text", (path) => {
  const scripts = sourcesOf(own(path)).get("script-src") ?? [];
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts).not.toContain("'unsafe-eval'");
  expect(scripts.filter((source) => /^(\*|https?:|data:|blob:)$/.test(source))).toEqual([]);
  expect(sourcesOf(own(path)).get("default-src")).toEqual(["'none'"]);
});

it("gives a page directives of its own, and those below it, but no page of a like name", () => {
  expect(["/especial", "/especial/a/b.html"].map(own)).toEqual([special.directives, special.directives]);
  expect(["/", "/especialista", "/outra/especial"].map(own)).toEqual([{}, {}, {}]);
  expect(sourcesOf(special.directives).get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
});

it("opens to other origins what it is told, on every page", () => {
  const outside = { "connect-src": ["https://a.example"], "worker-src": ["https://b.example"], "media-src": [] };
  for (const path of paths) {
    const sources = sourcesOf(own(path), outside);
    expect(sources.get("connect-src")?.at(-1)).toBe("https://a.example");
    expect(sources.get("worker-src")).toEqual(["'self'", "https://b.example"]);
    expect(sources.has("media-src")).toBe(false);
  }
});

it("takes the styles of a page by their hashes, and no others", () => {
  expect(sourcesOf({}, {}, ["sha256-x"]).get("style-src")).toEqual(["'self'", "'sha256-x'"]);
  for (const path of paths) expect(sourcesOf(own(path)).get("style-src")).not.toContain("'unsafe-inline'");
});
