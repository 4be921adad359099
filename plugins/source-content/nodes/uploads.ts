import { cp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { documentPath } from "../../document-text/document-path";
import { documentFacts } from "../../document-text/read-documents";
import type { ContentEntry } from "../check/site-content";
import { contentFolder } from "../files/folder";
import { fileNodes } from "./file-nodes";

/** Gatsby takes a picture that it has made for made: what comes back to the site must still be somewhere. */
const away = ".cache/put-away";

/** Takes what belongs to no published entry out of the site's `static/`, where an earlier build put it. */
export async function putAwayGoneUploads(
  args: Pick<NodePluginArgs, "getNodesByType">,
  published: readonly ContentEntry[],
): Promise<void> {
  const documents = new Set(published.filter(({ collection }) => collection === "documents").map(documentPath));
  const folders = new Set(
    published
      .filter(({ collection }) => collection !== "documents")
      .map(({ file }) => dirname(join(contentFolder, file.slice("content/".length)))),
  );
  const files = [...fileNodes(args)].filter(
    ([path]) => documents.has(path) || folders.has(dirname(path)) || !path.startsWith(`${contentFolder}/`),
  );
  const facts = await Promise.all([...documents].map(documentFacts));
  await keepOnly(join("public", "static"), away, [
    ...files.map(([, { internal }]) => internal.contentDigest),
    ...facts.map(({ digest }) => `thumbnails/${digest}.webp`),
  ]);
}

/** Leaves of a site's uploads only the wanted, puts the others into another folder, and takes from there what is wanted again. */
export async function keepOnly(site: string, other: string, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  for (const name of await uploadsIn(site)) if (!wanted.has(name)) await move(join(site, name), join(other, name));
  for (const name of await uploadsIn(other)) if (wanted.has(name)) await move(join(other, name), join(site, name));
}

/** Folders named after what a file holds, and the thumbnails of documents; webpack's own files lie beside them. */
async function uploadsIn(folder: string): Promise<string[]> {
  const names = async (path: string) => await readdir(path).catch((): string[] => []);
  const thumbnails = await names(join(folder, "thumbnails"));
  return [
    ...(await names(folder)).filter((name) => /^[0-9a-f]{32}$/.test(name)),
    ...thumbnails.map((name) => `thumbnails/${name}`),
  ];
}

/** Not by renaming: the cache and the site may lie on different disks. */
async function move(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
