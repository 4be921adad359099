import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createSiteServer } from "./site";
import { makeFolder, removeFolders, writeFiles } from "./testing/folders";
import { ask, close, open } from "./testing/http";

const LONG = "Ordem dos Pastores Batistas do Brasil. ".repeat(100);
const FILES = {
  "index.html": "início",
  "404.html": "página não encontrada",
  "noticias/index.html": LONG,
  "error/index.html": "erro",
  "error-404/index.html": "erro 404",
  "app-0a1b.js": LONG,
  "dados.json": "{}",
  "foto.webp": "x".repeat(2000),
  "vazio.txt": "",
  "arquivos/Ata #3? 50% ação.pdf": "ata",
  ".well-known/security.txt": "contato",
  ".segredo": "não",
  _redirects: "/antiga/* /noticias 301\n/error-* /error 200\n/noticias /nunca 301\n/sumiu /404.html 404\n",
  _headers: "/*\n  X-Frame-Options: DENY\n  Cache-Control: max-age=60\n/*.js\n  Cache-Control: max-age=9, immutable\n",
};

let folder = makeFolder(FILES);
let earlier: string[] = [];
const server = createSiteServer({ root: () => folder, fallbackRoots: () => earlier, hosts: ["celular.local"] });
const get = (path: string, headers?: Record<string, string>) => ask(server, path, headers ? { headers } : {});

beforeAll(() => open(server));
beforeEach(() => {
  folder = makeFolder(FILES);
  earlier = [];
});
afterAll(async () => {
  await close(server);
  removeFolders();
});

describe("addresses", () => {
  it("serves pages at clean addresses", async () => {
    expect(await get("/")).toMatchObject({ status: 200, text: "início" });
    const page = await get("/noticias?pagina=2");
    expect(page).toMatchObject({ status: 200, text: LONG });
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it.each([
    ["/noticias/", "/noticias"],
    ["/noticias/index.html", "/noticias"],
    ["/noticias/?a=%C3%A9&b", "/noticias?a=%C3%A9&b"],
    ["/index.html", "/"],
    ["/antiga/x", "/noticias"],
    ["/antiga/x/?a=1", "/noticias?a=1"],
    ["/error-500/", "/error-500"],
  ])("%s moves to %s in one step", async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location } });
  });

  it("rewrites, where there is no file", async () => {
    expect(await get("/error-500")).toMatchObject({ status: 200, text: "erro" });
    expect(await get("/error-404")).toMatchObject({ status: 200, text: "erro 404" });
  });

  it.each([
    "/nada",
    "/nada/",
    "/nada.js",
    "/noticias/index.html/x",
    "/arquivos",
    "/sumiu",
    "/_headers",
    "/_redirects",
    "/.segredo",
    "//noticias/",
    "//evil.example/index.html",
    "/antiga//evil.example",
    `/${"a".repeat(5000)}`,
  ])("%s is not found", async (path) => {
    const reply = await get(path);
    expect(reply).toMatchObject({ status: 404, text: "página não encontrada" });
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  it("finds a file whatever its name", async () => {
    expect(await get(`/arquivos/${encodeURIComponent("Ata #3? 50% ação.pdf")}`)).toMatchObject({ text: "ata" });
    expect(await get("/.well-known/security.txt")).toMatchObject({ text: "contato" });
    expect(await get("/vazio.txt")).toMatchObject({ status: 200, text: "" });
  });
});

describe("what is refused", () => {
  it.each(["/%", "/%00", "/../x", "/..%2fx", "/%2e%2e/x", "/%2e%2e%2fx", "/..%5cx", "/..%c0%afx", "/a/%2e/b"])(
    "%s",
    async (path) => expect(await get(path)).toMatchObject({ status: 400 }),
  );

  it("never leaves the root", async () => {
    folder = join(folder, "noticias");
    const paths = [
      "/../dados.json",
      "/..%2fdados.json",
      "/%2e%2e/dados.json",
      "/%252e%252e/dados.json",
      "//../dados.json",
    ];
    for (const path of paths) expect((await get(path)).text).not.toBe("{}");
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s", async (method) => {
    expect(await ask(server, "/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });

  it("another Host", async () => {
    expect(await get("/", { host: "evil.example" })).toMatchObject({ status: 421 });
    expect(await get("/", { host: "celular.local:8000" })).toMatchObject({ status: 200 });
  });
});

describe("headers", () => {
  it("come from _headers, on the 404 page too", async () => {
    expect((await get("/")).headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "max-age=60" });
    expect((await get("/app-0a1b.js")).headers["cache-control"]).toBe("max-age=9, immutable");
    expect((await get("/nada.js")).headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-cache" });
  });

  it("answers HEAD as GET, without the body", async () => {
    const { headers, status, text } = await ask(server, "/noticias", { method: "HEAD" });
    expect({ status, text, length: headers["content-length"] }).toEqual({
      status: 200,
      text: "",
      length: `${LONG.length}`,
    });
    expect(await ask(server, "/nada", { method: "HEAD" })).toMatchObject({ status: 404, text: "" });
  });
});

describe("compression", () => {
  it("prefers Brotli, takes gzip, and leaves the rest", async () => {
    const brotli = await get("/noticias", { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
    const gzip = await get("/app-0a1b.js", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.body).toString()).toBe(LONG);
    expect((await get("/noticias")).headers["content-encoding"]).toBeUndefined();
    expect((await get("/foto.webp", { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  });
});

describe("revalidation", () => {
  it("by ETag and by date", async () => {
    const { etag = "", "last-modified": date = "" } = (await get("/noticias")).headers;
    for (const headers of [{ "if-none-match": etag }, { "if-modified-since": date }]) {
      const reply = await get("/noticias", { ...headers, "accept-encoding": "br" });
      expect(reply).toMatchObject({ status: 304, text: "", headers: { "cache-control": "max-age=60" } });
    }
    const later = Date.now() / 1000 + 60;
    utimesSync(join(folder, "noticias/index.html"), later, later);
    expect(await get("/noticias", { "if-none-match": etag })).toMatchObject({ status: 200 });
    expect(await get("/noticias", { "if-modified-since": date })).toMatchObject({ status: 200 });
  });
});

describe("ranges", () => {
  it("sends a part, uncompressed", async () => {
    const part = await get("/noticias", { range: "bytes=0-4", "accept-encoding": "br" });
    expect(part).toMatchObject({
      status: 206,
      text: "Ordem",
      headers: { "content-range": `bytes 0-4/${LONG.length}` },
    });
    expect(await get("/noticias", { range: "bytes=-5" })).toMatchObject({ status: 206, text: LONG.slice(-5) });
    expect(await get("/noticias", { range: "bytes=0-0" })).toMatchObject({ status: 206, text: "O" });
    for (const range of ["bytes=999999-", "bytes=5-2", "bytes=a-b"])
      expect(await get("/noticias", { range })).toMatchObject({ status: 416 });
  });

  it.each(["lines=1-2", "bytes=0-1,4-5"])("sends the whole for %s", async (range) =>
    expect(await get("/noticias", { range })).toMatchObject({ status: 200, text: LONG }),
  );
});

describe("a new release", () => {
  it("takes over at once, and old scripts stay, but no documents", async () => {
    const old = folder;
    const kept = "/*.js\n  Cache-Control: immutable\n/static/*\n  Cache-Control: immutable\n";
    folder = makeFolder({
      ...FILES,
      "index.html": "novo",
      "dados.json": "[]",
      _redirects: "/antiga/* /b 301",
      _headers: kept,
    });
    rmSync(join(folder, "app-0a1b.js"));
    writeFiles(old, { "so-antes.json": "{}", "static/1f/ata.pdf": "apagada", "static/1f/2a/foto.avif": "apagada" });
    earlier = [old];
    expect(await get("/")).toMatchObject({ text: "novo" });
    expect(await get("/app-0a1b.js")).toMatchObject({ status: 200, text: LONG });
    for (const gone of ["/so-antes.json", "/static/1f/ata.pdf", "/static/1f/2a/foto.avif"])
      expect(await get(gone)).toMatchObject({ status: 404 });
    expect(await get("/antiga/x")).toMatchObject({ headers: { location: "/b" } });
  });

  it("never shows half of each while requests pour in", async () => {
    const a = makeFolder({ "index.html": "a".repeat(200_000) });
    const b = makeFolder({ "index.html": "b".repeat(200_000) });
    folder = a;
    const replies = Array.from({ length: 60 }, (_, index) => {
      if (index % 10 === 0) folder = folder === a ? b : a;
      return get("/");
    });
    for (const { status, text } of await Promise.all(replies)) {
      expect(status).toBe(200);
      expect(text).toMatch(/^(a{200000}|b{200000})$/);
    }
  });

  it("survives a site that vanishes", async () => {
    rmSync(folder, { recursive: true });
    expect(await get("/")).toMatchObject({ status: 404, text: "Página não encontrada.\n" });
    folder = makeFolder(FILES);
    expect(await get("/")).toMatchObject({ status: 200 });
  });
});
