import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPages } from "./built-pages";

it("takes for pages what Gatsby has drawn, and not what stands in static/", async () => {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  const drawn = '<!doctype html><body><div id="___gatsby"></div>';
  mkdirSync(join(site, "noticias"));
  for (const file of ["index.html", "noticias/index.html", "404.html"]) writeFileSync(join(site, file), drawn);
  writeFileSync(join(site, "google12ab.html"), "google-site-verification: google12ab.html");
  expect((await readPages(site)).map(({ path }) => path)).toEqual(["/404.html", "/", "/noticias"]);
  rmSync(site, { recursive: true });
});
