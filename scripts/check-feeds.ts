import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { contentFolder } from "../plugins/source-content/files/folder";
import { feedPaths } from "../src/lib/feed-paths";
import { readPages } from "./built-pages";
import { manifestProblems } from "./validators/manifest";
import { type PictureFile, previewProblems } from "./validators/preview";
import { rssProblems } from "./validators/rss";
import { robotsProblems, sitemapProblems } from "./validators/sitemap";
import { structuredDataProblems } from "./validators/structured-data";

const site = process.argv[2] ?? "public";

const read = (path: string) => readFileSync(join(site, path), "utf8");
const readIfThere = (path: string) => (existsSync(join(site, path)) ? read(path) : undefined);

const pictures = new Map<string, Promise<PictureFile | undefined>>();

/** A picture of the site, looked at once. */
function picture(path: string): Promise<PictureFile | undefined> {
  const known = pictures.get(path) ?? look(join(site, path));
  pictures.set(path, known);
  return known;
}

async function look(file: string): Promise<PictureFile | undefined> {
  if (!existsSync(file)) return undefined;
  const { width, height, format } = await sharp(file).metadata();
  return { width, height, format, bytes: statSync(file).size };
}

/** Checks what machines read of the built site: feeds, sitemap, manifest, previews, structured data. */
async function checkFeeds(): Promise<void> {
  const settings: { url: string } = parse(readFileSync(join(contentFolder, "settings/site.yml"), "utf8"));
  const { origin } = new URL(settings.url);
  const pages = await readPages(site);
  const listed = pages.flatMap(({ html }) => /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.slice(1) ?? []);
  const paths = new Set(pages.map(({ path }) => path));
  const answers = (path: string) => paths.has(path) || existsSync(join(site, path));
  const sizeOf = (url: string) => {
    const file = join(site, url.slice(origin.length));
    return url.startsWith(`${origin}/`) && existsSync(file) ? statSync(file).size : undefined;
  };
  const found: Readonly<Record<string, readonly string[]>> = {
    [feedPaths.news]: rssProblems(read(feedPaths.news), { self: origin + feedPaths.news, sizeOf }),
    "/sitemap-index.xml": sitemapProblems(read("/sitemap-index.xml"), { origin, read: readIfThere, listed }),
    "/robots.txt": robotsProblems(read("/robots.txt"), `${origin}/sitemap-index.xml`),
    "/manifest.webmanifest": await manifestProblems(read("/manifest.webmanifest"), {
      picture,
      isPage: (path) => paths.has(path),
    }),
    ...Object.fromEntries(
      await Promise.all(
        pages.map(async ({ path, html }) => [
          path,
          [
            ...(await previewProblems(html, origin, picture)),
            ...structuredDataProblems({ path, html }, origin, answers),
          ],
        ]),
      ),
    ),
  };
  const problems = Object.entries(found).flatMap(([path, list]) => list.map((problem) => `${path}: ${problem}`));
  for (const problem of problems) console.error(problem);
  console.log(
    `Feeds: ${listed.length} addresses in the sitemap, ${pages.length} previews with ${pictures.size} pictures, ${problems.length} problems.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

void checkFeeds();
