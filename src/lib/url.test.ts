import { plainPath, urlOf } from "./url";

it("reads an address, also against another", () => {
  expect(urlOf("https://example.org/a?b")?.pathname).toBe("/a");
  expect(urlOf("../b", "https://example.org/a/c")?.href).toBe("https://example.org/b");
});

it("has nothing of what is no address", () => {
  for (const text of ["", "example.org", "https://[", "https://%", "https://example.org:99999"])
    expect(urlOf(text)).toBeUndefined();
});

it("reads an address with accents as often as it is asked", () => {
  const read = Array.from({ length: 50_000 }, () => urlOf("https://ação.example.org/"));
  expect(read.filter((url) => url === undefined)).toEqual([]);
});

it.each([
  ["/documentos/", "/documentos"],
  ["/documentos//", "/documentos"],
  ["/noticias/antiga/?a=/b/#c/", "/noticias/antiga?a=/b/#c/"],
  ["/subsecoes/#campinas", "/subsecoes#campinas"],
  ["/", "/"],
  ["/?a", "/?a"],
  ["/documentos", "/documentos"],
  ["//example.org/a/", "//example.org/a/"],
  ["https://example.org/a/", "https://example.org/a/"],
  ["#a/", "#a/"],
])("the page %s of this site is %s", (written, plain) => expect(plainPath(written)).toBe(plain));

it("reads a path of a hundred thousand slashes at once", () => {
  const path = `/a${"/".repeat(100_000)}b`;
  expect(plainPath(path)).toBe(path);
});
