import { cleanPath, readTarget, toLocation } from "./paths";

describe("readTarget", () => {
  it("decodes the path and keeps the query as it came", () => {
    expect(readTarget("/a%C3%A7%C3%A3o?q=%C3%A9&x=/../%")).toEqual({ path: "/ação", query: "?q=%C3%A9&x=/../%" });
    expect(readTarget("/a?")).toEqual({ path: "/a", query: "?" });
  });

  it.each([
    "",
    "*",
    "http://evil.example/",
    "/%",
    "/%zz",
    "/%00",
    "/a%0d%0aX: y",
    "/..",
    "/a/../b",
    "/%2e%2e/b",
    "/.%2e/b",
    "/./a",
    "/..%2fetc",
    "/..%2Fetc",
    "/..%5cetc",
    "/..\\etc",
    "/%c0%ae%c0%ae/etc",
    "/%ff",
    "/a%2fb",
  ])("refuses %s", (url) => expect(readTarget(url)).toBeUndefined());

  it("takes a name that is escaped twice literally", () => expect(readTarget("/%252e%252e")?.path).toBe("/%2e%2e"));
});

describe("cleanPath", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/noticias/", "/noticias"],
    ["/noticias/index.html", "/noticias"],
    ["/noticias", "/noticias"],
    ["/a/xindex.html", "/a/xindex.html"],
  ])("%s → %s", (path, expected) => expect(cleanPath(path)).toBe(expected));
});

describe("toLocation", () => {
  it("escapes what may not stand in a header, once", () => {
    expect(toLocation("/ação/😀 x\\y?q=%C3%A9")).toBe("/a%C3%A7%C3%A3o/%F0%9F%98%80%20x%5Cy?q=%C3%A9");
  });
});
