import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";
import { isElement, nodesIn, type PageElement, pathOf } from "../plugins/static-pages/html/page-tree";
import { filesIn } from "../src/lib/files-in";

/** A page of the built site. */
export interface BuiltPage {
  /** Its address: `/noticias`. The 404 page is at `/404.html`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

/** Every page of a built site, without Gatsby's fragments, the editor and what stands in static/, which goes as it is. */
export async function readPages(site: string): Promise<BuiltPage[]> {
  if (!existsSync(join(site, "index.html"))) throw new Error(`No site in ${site}: run "npm run build" first.`);
  const names = (await filesIn(site)).filter(
    (name) => name.endsWith(".html") && !/^(_gatsby|admin|pagefind)\//.test(name),
  );
  const files = await Promise.all(
    names.map(async (name) => ({ path: pathOf(name), file: name, html: await readFile(join(site, name), "utf8") })),
  );
  return files.filter(({ html }) => html.includes('id="___gatsby"'));
}

/** Every element of a page, as a browser would read it. */
export const elementsOf = (html: string): PageElement[] => nodesIn(parse(html)).filter(isElement);

/** The text right inside an element. */
export const textOf = ({ childNodes }: PageElement): string =>
  childNodes.map((child) => ("value" in child ? child.value : "")).join("");
