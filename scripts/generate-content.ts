import { join, resolve } from "node:path";
import { openFolder } from "./content-folder/folder";
import { categoriesOf, copySiteContent } from "./content-folder/site-content";
import { documentItem, documentKey } from "./generator/documents";
import { newsItem } from "./generator/news";
import { photo, photoCount } from "./generator/photos";
import { subsectionItems } from "./generator/subsections";

/** Documents that a folder of any size has, so that news can name them. */
const firstDocuments = 10;

/** Writes a content folder with `count` news items; the same count gives the same bytes, and a larger one begins with them. */
async function generate(count: number, out: string): Promise<number> {
  const site = resolve(import.meta.dirname, "../content");
  const folder = openFolder(out);
  const categories = categoriesOf(site);
  const subsections = subsectionItems();
  const keys = subsections.map(({ key }) => key);
  copySiteContent(site, folder, { folders: ["pages", "settings", "ministries", "events"], subsections: keys });
  for (const { key, text } of subsections) folder.write(join("subsections", key, "index.md"), text);
  for (let n = 0; n < Math.max(firstDocuments, Math.floor(count / 10)); n++) {
    const { key, text, pdf } = documentItem(n, categories);
    folder.write(join("documents", key, "index.md"), text);
    folder.write(join("documents", key, `${key}.pdf`), pdf);
  }
  const named = Array.from({ length: firstDocuments }, (_, n) => documentKey(n));
  const covers: string[] = [];
  for (let n = 0; n < count; n++) {
    const { key, text } = newsItem(n, { subsections: keys, documents: named });
    const cover = join("news", key, "cover.jpg");
    folder.write(join("news", key, "index.md"), text);
    const earlier = covers[n % photoCount];
    if (earlier) folder.place(cover, join(out, earlier));
    else {
      folder.write(cover, await photo(n));
      covers.push(cover);
    }
  }
  return folder.finish();
}

const [count = "", out = ""] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count) || out === "") {
  console.error("Usage: npm run generate:content -- 1000 /tmp/folder");
  process.exit(2);
}
const started = performance.now();
generate(Number(count), resolve(out)).then(
  (changed) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${resolve(out)}: ${count} news items, ${changed} files written in ${seconds} s.`);
    console.log(`Check it:  CONTENT_DIR=${out} npm run check:content`);
    console.log(`Build it:  CONTENT_DIR=${out} npm run build`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
