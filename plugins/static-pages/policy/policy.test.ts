import { needsOwnDocument } from "../../../src/lib/own-documents";
import { pagePolicies, pagePolicy } from "./policy";

const sourcesOf = (path: string, ...rest: [Record<string, string[]>?, string[]?]) =>
  new Map(
    pagePolicy(path, ...rest)
      .split("; ")
      .map((text) => [text.split(" ")[0], text.split(" ").slice(1)]),
  );

const paths = ["/", "/noticias/x", "/busca", "/admin", "/admin/index.html", ...pagePolicies.map(({ pages }) => pages)];

it.each(paths)("%s runs no script from inside the page", (path) => {
  const scripts = sourcesOf(path).get("script-src") ?? [];
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts.filter((source) => /^(\*|https?:|data:|blob:)$/.test(source))).toEqual([]);
  expect(sourcesOf(path).get("default-src")).toEqual(["'none'"]);
});

it("evaluates no text anywhere, and WebAssembly in the editor and in the search alone", () => {
  const having = (source: string) => paths.filter((path) => pagePolicy(path).includes(source));
  expect(having(" 'unsafe-eval'")).toEqual([]);
  expect(having("'wasm-unsafe-eval'")).toEqual(paths.filter((path) => /^\/(admin|busca)/.test(path)));
  expect(pagePolicy("/administracao")).toBe(pagePolicy("/"));
});

it("opens to other origins what it is told, on every page", () => {
  const outside = { "connect-src": ["https://a.example"], "worker-src": ["https://b.example"] };
  for (const path of paths) {
    expect(sourcesOf(path, outside).get("connect-src")?.at(-1)).toBe("https://a.example");
    expect(sourcesOf(path, outside).get("worker-src")).toContain("https://b.example");
  }
});

it("takes the styles of a page by their hashes, and no others", () => {
  expect(sourcesOf("/", {}, ["sha256-x"]).get("style-src")).toEqual(["'self'", "'sha256-x'"]);
  for (const path of paths) expect(sourcesOf(path).get("style-src")).not.toContain("'unsafe-inline'");
});

it("lets the editor have style elements without text alone", () => {
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(paths.filter((path) => pagePolicy(path).includes(empty))).toEqual(
    paths.filter((path) => path.startsWith("/admin")),
  );
});

it("knows that a page with a policy of its own needs a document of its own", () => {
  for (const { pages } of pagePolicies) expect(needsOwnDocument(pages.replace(/\/\*$/, ""))).toBe(true);
});
