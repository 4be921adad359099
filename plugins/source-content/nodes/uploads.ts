import { cp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { textAt } from "../check/site-content";
import type { Model } from "../fields/collection";
import { contentFolder, onDisk } from "../files/folder";
import { publishedEntries } from "./entry-nodes";
import { fileNodes } from "./file-nodes";

/** Gatsby takes a picture that it has made for made: what comes back to the site must still be somewhere. */
const away = join(".cache", "put-away");

/** Takes what belongs to no published entry out of the site's `static/`, where an earlier build put it. */
export async function putAwayGoneUploads(
  args: Pick<NodePluginArgs, "getNodesByType" | "getNode">,
  model: Model,
): Promise<void> {
  // Of an entry that offers a file, an older version may lie beside it.
  const offers = new Set(model.collections.filter(({ fields }) => fields.file).map(({ name }) => name));
  const [files, folders] = [new Set<string>(), new Set<string>()];
  for (const { collection, file, values } of publishedEntries(args, model)) {
    const folder = dirname(onDisk(file));
    if (offers.has(collection)) files.add(join(folder, textAt(values, "file") ?? ""));
    else folders.add(folder);
  }
  const kept = [...fileNodes(args)].filter(
    ([path]) => files.has(path) || folders.has(dirname(path)) || !path.startsWith(`${contentFolder}/`),
  );
  await keepOnly(
    join("public", "static"),
    away,
    /^[0-9a-f]{32}$/,
    kept.map(([, { internal }]) => internal.contentDigest),
  );
}

/**
 * Moves the uploads in a folder of the site that are not wanted, by their names, to another folder, and moves back from
 * there what is wanted again. Other files of the site's folder, such as webpack's, do not match `uploads`.
 */
export async function keepOnly(site: string, other: string, uploads: RegExp, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  const uploadsIn = async (folder: string) =>
    (await readdir(folder).catch((): string[] => [])).filter((name) => uploads.test(name));
  for (const name of await uploadsIn(site)) if (!wanted.has(name)) await move(join(site, name), join(other, name));
  for (const name of await uploadsIn(other)) if (wanted.has(name)) await move(join(other, name), join(site, name));
}

/** Not by renaming: the cache and the site may lie on different disks. */
async function move(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
