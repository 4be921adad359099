import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { type ContentFolder, filesIn } from "./folder";

interface Options {
  /** The folders to copy; fixed pages and settings are what no site can do without. */
  readonly folders: readonly string[];
  /** Sub-sections that the new folder has, for what belongs to one of them. */
  readonly subsections: readonly string[];
  /** The new folder's categories of documents; without them, those of the site. */
  readonly documentCategories?: readonly string[];
}

/** The first part of the addresses of what has its place in each folder. */
const addresses = { news: "noticias", documents: "documentos", subsections: "subsecoes", ministries: "pastorais" };

/**
 * Copies folders of the site's own content into a generated one. What pointed at a single entry of a folder that is
 * not copied points at the list of them, or at another sub-section.
 */
export function copySiteContent(site: string, out: ContentFolder, options: Options): void {
  const missing = Object.entries(addresses).flatMap(([name, address]) =>
    options.folders.includes(name) ? [] : [address],
  );
  let turn = 0;
  for (const name of options.folders) {
    for (const file of filesIn(join(site, name))) {
      const source = join(site, name, file);
      const path = join(name, file);
      if (!/\.(md|ya?ml)$/.test(file)) {
        out.write(path, readFileSync(source));
        continue;
      }
      const text = withoutDeepLinks(readFileSync(source, "utf8"), missing);
      if (path === join("settings", "site.yml")) out.write(path, withCategories(text, options.documentCategories));
      else out.write(path, withSubsection(text, options.subsections[turn++ % options.subsections.length]));
    }
  }
}

const withoutDeepLinks = (text: string, addresses: readonly string[]) =>
  text
    .replace(new RegExp(`/(${addresses.join("|")})[/#][\\w/-]+`, "g"), "/$1")
    .replace(/\]\(documento:[\w-]+\)/g, "](/documentos)");

const withSubsection = (text: string, key = "") => text.replace(/^subsection:.*$/m, `subsection: ${key}`);

function withCategories(text: string, categories: readonly string[] | undefined): string {
  if (!categories) return text;
  const document = parseDocument(text);
  document.set("documentCategories", categories);
  return document.toString({ lineWidth: 0 });
}

/** The categories of documents in a content folder's settings. */
export function categoriesOf(site: string): string[] {
  const values: unknown = parseDocument(readFileSync(join(site, "settings", "site.yml"), "utf8")).toJS();
  const list: unknown = values && typeof values === "object" && Reflect.get(values, "documentCategories");
  return Array.isArray(list) ? list.map(String) : [];
}
