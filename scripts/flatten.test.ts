import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "flatten-"));
const [from, to] = [join(folder, "public"), join(folder, "public-flat")];

const lines = [
  "/noticias/antiga /noticias/nova 301",
  "/agenda/antigo.ics /agenda/novo.ics 301",
  "/velhas/* /noticias 301",
  "/error-* /error-500 404",
];

/**
 * Where Cloudflare Pages leads an address: rules without `*` and `:name` are looked up by the whole path as it stands, the others
 * tried in order; a rule with another status than these is passed over.
 * https://developers.cloudflare.com/pages/configuration/redirects/ and `parseRedirects.ts` in cloudflare/workers-sdk
 */
function cloudflare(text: string, path: string): string | undefined {
  const rules = text
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , status = "302"]) => ["200", "301", "302", "303", "307", "308"].includes(status));
  const isDynamic = (pattern = "") => /[*:]/.test(pattern);
  const fixed = new Map(rules.filter(([pattern]) => !isDynamic(pattern)).map(([pattern, target]) => [pattern, target]));
  const fits = ([pattern = ""]: string[]) =>
    isDynamic(pattern) && new RegExp(`^${pattern.replace(/[.]/g, "\\.").replaceAll("*", ".*")}$`).test(path);
  return fixed.get(path) ?? rules.find(fits)?.[1];
}

let redirects = "";

beforeAll(() => {
  mkdirSync(join(from, "noticias", "nova"), { recursive: true });
  for (const page of ["", "noticias", "noticias/nova"]) writeFileSync(join(from, page, "index.html"), page);
  writeFileSync(join(from, "_redirects"), `${lines.join("\n")}\n`);
  execFileSync("npx", ["tsx", join(__dirname, "flatten.ts"), from, to]);
  redirects = readFileSync(join(to, "_redirects"), "utf8");
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["/noticias/antiga", "/noticias/nova"],
  ["/noticias/antiga/", "/noticias/nova"],
  ["/agenda/antigo.ics", "/agenda/novo.ics"],
  ["/velhas/2019/x", "/noticias"],
  ["/noticias/nova", undefined],
  ["/noticias/nova/", undefined],
  ["/error-418", undefined],
])("at Cloudflare %s leads to %s", (path, target) => expect(cloudflare(redirects, path)).toBe(target));

it("names no address twice, and nothing that Cloudflare can't read", () => {
  const rules = redirects.split("\n").filter(Boolean);
  const patterns = rules.map((line) => line.split(" ")[0]);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(rules.filter((line) => !/^\/\S* \/\S* 30[1278]$/.test(line))).toEqual([]);
});

it("gives each page the address without a slash", () => {
  expect(readFileSync(join(to, "noticias", "nova.html"), "utf8")).toBe("noticias/nova");
  expect(readFileSync(join(to, "noticias.html"), "utf8")).toBe("noticias");
});
