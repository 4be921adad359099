import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { flattenFor } from "./flatten";

let folder: string;
const read = (name: string) => readFileSync(join(folder, "flat", name), "utf8");
const flatten = (host: "cloudflare" | "github") => flattenFor(host, join(folder, "site"), join(folder, "flat"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "flatten-"));
  const files = {
    "index.html": "início",
    "noticias/index.html": "notícias",
    "error-404/index.html": "não há",
    "error-500/index.html": "erro",
    "agenda/retiro.ics": "BEGIN:VCALENDAR",
    _headers:
      "/*\n  Cross-Origin-Resource-Policy: same-origin\n/static/*\n  Cross-Origin-Resource-Policy: cross-origin\n",
    _redirects:
      '/velha /noticias 301\n/agenda/velho.ics /agenda/retiro.ics 301\n/"><b> /noticias 301\n/error-* /error-500 404\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "site", name)), { recursive: true });
    writeFileSync(join(folder, "site", name), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it("Cloudflare: a page is a file, no header is joined, an old address has two spellings, an error page is itself", async () => {
  await flatten("cloudflare");
  expect(read("noticias.html")).toBe("notícias");
  expect(existsSync(join(folder, "flat/noticias/index.html"))).toBe(false);
  expect(
    read("_headers")
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual([
    "/*",
    "! Access-Control-Allow-Origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "/static/*",
    "! Cross-Origin-Resource-Policy",
    "Cross-Origin-Resource-Policy: cross-origin",
    "",
  ]);
  const rules = read("_redirects").split("\n");
  expect(rules.slice(0, 2)).toEqual(["/velha /noticias 301", "/velha/ /noticias 301"]);
  expect(rules).toEqual(expect.arrayContaining(["/error-404 /error-404 200", "/error-404/ /error-404 301"]));
  expect(rules.at(-2)).toBe("/error-* /error-500 200");
});

it("GitHub: pages lead on, a calendar lies at its old address too, no rules are left", async () => {
  await flatten("github");
  for (const name of ["velha.html", "velha/index.html", "noticias/index.html"])
    expect(read(name)).toContain('<meta http-equiv="refresh" content="0; url=/noticias">');
  expect(read("noticias.html")).toBe("notícias");
  expect(read("agenda/velho.ics")).toBe("BEGIN:VCALENDAR");
  expect(existsSync(join(folder, "flat/_headers"))).toBe(false);
  expect(existsSync(join(folder, "flat/.nojekyll"))).toBe(true);
});
