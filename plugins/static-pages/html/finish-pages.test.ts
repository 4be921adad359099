import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PageParts } from "../page-parts";
import { finishPages } from "./finish-pages";

const project = mkdtempSync(join(tmpdir(), "finish-"));
const began = process.cwd();
const files: Readonly<Record<string, string>> = {
  "public/chunk-map.json": "{}",
  "public/styles.a1.css": "@layer features{.a{color:red}}",
  "public/styles.b2.css": "@layer features{.b{color:blue}}",
  "public/index.html": page("/"),
  "public/noticias/index.html": page("/noticias"),
  "src/client/boot.ts": "console.log(BOOT_DATA);",
  "src/client/forms.ts": "console.log(1);",
  ".cache/x": "",
};

function page(path: string): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-href="/styles.css">.old{}</style><link rel="canonical" href="https://example.org${path}"/></head><body><div id="___gatsby"><p class="a b">T</p></div></body></html>`;
}

/** What webpack tells of a build; a file that is there already, as it would write it, it leaves alone. */
const built = (css: string) =>
  writeFileSync(
    join(project, "public/webpack.stats.json"),
    JSON.stringify({ namedChunkGroups: { app: { assets: [{ name: css }, { name: "app-1.js" }] } } }),
  );

const finish = (parts: PageParts = {}) =>
  finishPages("public", new Set(["/", "/noticias"]), { sources: {}, heads: {}, policies: [], ...parts });
const html = (file = "index.html") => readFileSync(join(project, "public", file), "utf8");

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  utimesSync(join(project, "public/styles.a1.css"), 1, 1);
  process.env.CODE_DIGEST = "code";
  process.chdir(project);
});
afterAll(() => {
  process.chdir(began);
  rmSync(project, { recursive: true });
});

test("pages carry the styles of this build, also when those of another build are newer files", async () => {
  for (const [css, rule] of [
    ["styles.a1.css", ".a{color:red}"],
    ["styles.b2.css", ".b{color:blue}"],
    ["styles.a1.css", ".a{color:red}"],
  ] as const) {
    built(css);
    await finish();
    expect(html()).toContain(`<style>@layer features{${rule}}</style>`);
  }
});

test("a page that nobody touched is told of like the others, and one that changed is finished again", async () => {
  built("styles.a1.css");
  const first = await finish();
  expect([...first.pages.keys()].sort()).toEqual(["/", "/noticias"]);
  expect(await finish()).toEqual(first);
  writeFileSync(join(project, "public/index.html"), page("/").replace(">T<", ">Outro<"));
  const second = await finish();
  expect(html()).toMatch(/>Outro<.*<script type="module"/);
  expect(second.pages.get("/")).not.toBe(first.pages.get("/"));
  expect(second.pages.get("/noticias")).toBe(first.pages.get("/noticias"));
});

test("what a page tells machines of, and where it may send, is of this build", async () => {
  await finish();
  const data = '<script type="application/ld+json">{"a":1}</script>';
  await finish({ heads: { "/": data } });
  expect(html()).toContain(data);
  await finish({ sources: { "connect-src": ["https://a.example.org"] } });
  expect(html()).not.toContain(data);
  for (const file of ["index.html", "noticias/index.html"])
    expect(html(file)).toContain("connect-src 'self' https://a.example.org");
});

test("pages that are gone are removed, and files of HTML that are no pages stay as they are", async () => {
  const stay = {
    "public/admin/index.html": "<!doctype html><p>Editor",
    "public/google1.html": "google-site-verification",
  };
  const gone = { "public/noticias/foi/index.html": page("/noticias/foi"), "public/antes/index.html": page("/antes") };
  for (const [file, text] of Object.entries({ ...stay, ...gone })) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await finish();
  for (const [file, text] of Object.entries(stay)) expect(readFileSync(file, "utf8")).toBe(text);
  for (const file of Object.keys(gone)) expect(existsSync(dirname(file))).toBe(false);
  expect(existsSync("public/noticias/index.html")).toBe(true);
});
