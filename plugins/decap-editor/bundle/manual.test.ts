import { parse } from "parse5";
import { manualFiles } from "./manual";

let files: ReadonlyMap<string, Uint8Array>;
let html: string;
beforeAll(async () => {
  files = await manualFiles("manual-X.css", {
    siteName: "OPBB & cia",
    keeper: { name: "Davi <Exemplo>", phone: "(11) 5555-0150" },
  });
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

it("says whom to call, where the settings do", async () => {
  expect(html).toContain('Quem cuida do site é Davi &lt;Exemplo&gt;: <a href="tel:+551155550150">(11) 5555-0150</a>');
  const without = await manualFiles("manual-X.css", { siteName: "OPBB" });
  expect(Buffer.from(without.get("manual/index.html") ?? []).toString()).not.toContain("Quem cuida do site é");
});

it("has every picture, with a description, and none beyond 120 KB", () => {
  const shown = [...html.matchAll(/<img src="\/admin\/([^"]*)"[^>]* alt="([^"]+)"/g)].map(([, name = ""]) => name);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((name) => !files.has(name))).toEqual([]);
  expect([...files].filter(([name, bytes]) => name.endsWith(".webp") && bytes.length > 120_000)).toEqual([]);
  // A picture that is missing leaves its description as words.
  expect(html).not.toMatch(/<figure><span>/);
});
