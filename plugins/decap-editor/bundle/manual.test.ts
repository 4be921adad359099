import { parse } from "parse5";
import { manualFiles } from "./manual";

let files: ReadonlyMap<string, Uint8Array>;
let html: string;
beforeAll(async () => {
  files = await manualFiles("manual-X.css", "OPBB & cia");
  html = Buffer.from(files.get("manual/index.html") ?? []).toString();
});

it("is a page in Portuguese with its title and a list of its parts", () => {
  const problems: string[] = [];
  parse(html, { onParseError: ({ code }) => problems.push(code) });
  expect(problems).toEqual([]);
  expect(html).toContain("<title>Como editar o site | OPBB &amp; cia</title>");
  const parts = [...html.matchAll(/<li><a href="#([^"]*)">/g)].map(([, id]) => id);
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.filter((id) => !html.includes(`<h2 id="${id}"`))).toEqual([]);
});

it("has every picture, with a description, and none beyond 120 KB", () => {
  const shown = [...html.matchAll(/<img src="\/admin\/([^"]*)"[^>]* alt="([^"]+)"/g)].map(([, name = ""]) => name);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((name) => !files.has(name))).toEqual([]);
  expect([...files].filter(([name, bytes]) => name.endsWith(".webp") && bytes.length > 120_000)).toEqual([]);
  // A picture that is missing leaves its description as words.
  expect(html).not.toMatch(/<figure><span>/);
});
