import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { withoutGonePages } from "./gone-pages";

const folder = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a page that is no more leaves no file, and the pages below it stay", async () => {
  const files = [
    "index.html",
    "404.html",
    "noticias/index.html",
    "noticias/ainda/index.html",
    "noticias/foi/index.html",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "<p></p>");
  }
  const stay = await withoutGonePages(folder, files, new Set(["/", "/404.html", "/noticias/ainda"]));
  expect(stay).toEqual(["index.html", "404.html", "noticias/ainda/index.html"]);
  expect(existsSync(join(folder, "noticias/index.html"))).toBe(false);
  expect(existsSync(join(folder, "noticias/foi"))).toBe(false);
  expect(existsSync(join(folder, "noticias/ainda/index.html"))).toBe(true);
});
