import { cp, readdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * `npm run flatten`: a copy of the built site in which `noticias/index.html` is `noticias.html`. Cloudflare Pages and GitHub
 * Pages then give the page the address `/noticias`; for the folder they would send visitors to `/noticias/`.
 */
async function flatten(from = "public", to = "public-flat"): Promise<void> {
  await cp(from, to, { recursive: true });
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isFile() && entry.name === "index.html" && entry.parentPath !== to)
    .map((entry) => entry.parentPath);
  for (const folder of folders) {
    await rename(join(folder, "index.html"), `${folder}.html`);
    // Pages below it keep the folder.
    await rmdir(folder).catch(() => undefined);
  }
  // Neither knows a redirect with status 404; what is not there gets 404.html anyway.
  const lines = (await readFile(join(to, "_redirects"), "utf8")).split("\n").filter((line) => !/\s404$/.test(line));
  // Cloudflare takes an address and the same with a slash for two, where Netlify and the local server know better:
  // https://developers.cloudflare.com/pages/configuration/redirects/
  const rules = lines.flatMap((line) => (/^\/[^\s.*:]+\s/.test(line) ? [line, line.replace(/\s/, "/ ")] : [line]));
  await writeFile(join(to, "_redirects"), rules.join("\n"));
  // GitHub Pages leaves out folders that begin with an underscore, unless it is told not to.
  await writeFile(join(to, ".nojekyll"), "");
  console.log(`${to}: ${folders.length} pages.`);
}

const [from, to] = process.argv.slice(2);
void flatten(from, to);
