import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { writeEntry } from "../plugins/source-content/adapters/write-entry";
import { readEntry } from "../plugins/source-content/check/front-matter";
import { textAt, textsAt } from "../plugins/source-content/check/site-content";
import { type ContentFolder, openFolder } from "./content-folder/folder";
import { copySiteContent } from "./content-folder/site-content";

/** An entry of the benchmark: its address, its fields, its text. */
interface Source {
  readonly slug: string;
  readonly data: Record<string, unknown>;
  readonly body: string;
}

/**
 * Converts the content of a framework comparison benchmark (`news/*.md` with photos beside them, `documents/*.md` with
 * `files/*.pdf`, `subsections/*.md`) into this site's layout. Addresses stay the same, and so does what has not changed.
 */
function convert(from: string, out: string): number {
  const folder = openFolder(out);
  const subsections = readSources(join(from, "subsections"));
  const documents = readSources(join(from, "documents"));
  const categories = [...new Set(documents.map(({ data }) => textAt(data, "category") ?? ""))];
  copySiteContent(resolve(import.meta.dirname, "../content"), folder, {
    folders: ["pages", "settings"],
    subsections: subsections.map(({ slug }) => slug),
    documentCategories: categories,
  });
  // The benchmark has neither, and Gatsby wants the folders.
  for (const name of ["ministries", "events"]) folder.write(join(name, ".gitkeep"), "");
  for (const { slug, data } of subsections) {
    const { title, city, phone } = data;
    // The benchmark knows no presidents; this site requires one.
    const fields = { title, cities: [city], president: { name: "Pr. Exemplo" }, contact: { phone } };
    folder.write(join("subsections", slug, "index.md"), writeEntry(fields));
  }
  for (const { slug, data } of documents) {
    const { title, category, date, file } = data;
    const name = placeBeside(folder, join("documents", slug), join(from, "documents"), file);
    folder.write(join("documents", slug, "index.md"), writeEntry({ title, category, date, file: name }));
  }
  for (const source of readSources(join(from, "news"))) convertNews(source, from, folder);
  return folder.finish();
}

function convertNews({ slug, data, body }: Source, from: string, folder: ContentFolder): void {
  const { title, kind, date, summary, cover, coverAlt } = data;
  const image = placeBeside(folder, join("news", slug), join(from, "news"), cover);
  const fields = { title, kind, date, summary, cover: { image, alt: coverAlt }, tags: textsAt(data, "tags") };
  folder.write(join("news", slug, "index.md"), writeEntry(fields, body));
}

/** Puts a file that an entry names beside it, and gives back its name there. */
function placeBeside(folder: ContentFolder, entry: string, from: string, file: unknown): string {
  const name = basename(String(file));
  folder.place(join(entry, name), resolve(from, String(file)));
  return name;
}

function readSources(folder: string): Source[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.sort().map((name) => {
    const entry = readEntry(readFileSync(join(folder, name), "utf8"));
    if (!entry.ok) throw new Error(`${join(folder, name)}: ${entry.found}`);
    return { slug: textAt(entry.data, "slug") ?? basename(name, ".md"), data: entry.data, body: entry.body };
  });
}

const { CONTENT_DIR: from, CONTENT_N: wanted } = process.env;
const [out] = process.argv.slice(2);
if (!from || !out) {
  console.error("Usage: CONTENT_DIR=benchmark/content CONTENT_N=100 tsx scripts/import-bench-content.ts folder");
  process.exit(2);
}
const found = readdirSync(join(from, "news")).filter((name) => name.endsWith(".md")).length;
if (wanted && Number(wanted) !== found) {
  console.error(`${from} holds ${found} news items, and CONTENT_N says ${wanted}.`);
  process.exit(1);
}
console.log(`${resolve(out)}: ${found} news items, ${convert(from, resolve(out))} files written.`);
