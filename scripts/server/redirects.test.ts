import { findRedirect, parseRedirects } from "./host-rules";

const rules = parseRedirects(`
# a comment
/antiga            /noticias/nova        301   # and another
/sem-status        /destino
/blog/*            /noticias/:splat      302
/error-*           /error                200
/p/:ano/:mes       /arquivo/:mes-:ano    301
/fora              https://example.org/x 307
/com-barra/        /outra/               301
/a%C3%A7%C3%A3o    /acao                 301
/forca             /f                    301!
isto não é uma regra
/so-origem
`);

const find = (path: string) => {
  const found = findRedirect(rules, path);
  return found && `${found.status} ${found.to}`;
};

describe("_redirects", () => {
  it.each([
    ["/antiga", "301 /noticias/nova"],
    ["/sem-status", "301 /destino"],
    ["/blog/2024/x", "302 /noticias/2024/x"],
    ["/blog", "302 /noticias"],
    ["/blog/ação?", "302 /noticias/a%C3%A7%C3%A3o%3F"],
    ["/error-500", "200 /error"],
    ["/error-", "200 /error"],
    ["/p/2024/05", "301 /arquivo/05-2024"],
    ["/fora", "307 https://example.org/x"],
    ["/com-barra", "301 /outra"],
    ["/ação", "301 /acao"],
  ])("%s → %s", (path, expected) => expect(find(path)).toBe(expected));

  it.each(["/", "/antigas", "/x/antiga", "/blogue", "/p/2024", "/errors"])("leaves %s alone", (path) => {
    expect(find(path)).toBeUndefined();
  });

  it("takes the first rule that matches", () => {
    expect(findRedirect(parseRedirects("/a /um\n/a /dois\n"), "/a")?.to).toBe("/um");
  });

  it("marks a rule that overrides files", () => {
    expect(findRedirect(rules, "/forca")?.force).toBe(true);
    expect(findRedirect(rules, "/antiga")?.force).toBe(false);
  });

  it("reads the file however its lines end", () => {
    expect(parseRedirects("/a /b 301\r\n/c /d 302\r\n").map(({ status }) => status)).toEqual([301, 302]);
    expect(parseRedirects("")).toEqual([]);
  });
});
