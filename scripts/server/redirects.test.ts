import { parseRedirects } from "./host-rules";

const rules = parseRedirects(`
# a comment
/antiga            /noticias/nova        301
/blog/*            /noticias             302
/error-*           /error                404
/com-barra/        /outra/               301
/a%C3%A7%C3%A3o    /acao                 301
isto não é uma regra
/so-origem
`);

const find = (path: string) => {
  const found = rules.find(({ pattern }) => pattern.test(path));
  return found && `${found.status} ${found.to}`;
};

describe("_redirects", () => {
  it.each([
    ["/antiga", "301 /noticias/nova"],
    ["/blog/2024/x", "302 /noticias"],
    ["/blog", "302 /noticias"],
    ["/error-500", "404 /error"],
    ["/error-", "404 /error"],
    ["/com-barra", "301 /outra"],
    ["/ação", "301 /acao"],
  ])("%s → %s", (path, expected) => expect(find(path)).toBe(expected));

  it.each(["/", "/antigas", "/x/antiga", "/blogue", "/errors", "/so-origem"])("leaves %s alone", (path) => {
    expect(find(path)).toBeUndefined();
  });

  it("reads the file however its lines end", () => {
    expect(parseRedirects("/a /b 301\r\n/c /d 302\r\n").map(({ status }) => status)).toEqual([301, 302]);
    expect(parseRedirects("")).toEqual([]);
  });
});
