import { cp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { textAt } from "../check/site-content";
import type { Model } from "../fields/collection";
import { contentFolder, onDisk } from "../files/folder";
import { publishedEntries } from "./entry-nodes";
import { fileNodes } from "./file-nodes";

/** Gatsby does not make a picture twice: one that comes back must still exist. */
const away = join(".cache", "put-away");

type NodeArgs = Pick<NodePluginArgs, "getNodesByType" | "getNode">;

/** Moves files of unpublished entries out of the site's `static/`, where an earlier build put them. */
export const putAwayGoneUploads = (args: NodeArgs, model: Model): Promise<void> =>
  keepOnly(join("public", "static"), away, /^[0-9a-f]{32}$/, offeredUploads(args, model));

/** The digests of the files that the site offers. */
export function offeredUploads(args: NodeArgs, model: Model): string[] {
  // Beside an entry with a file there may be an older version of it.
  const offers = new Set(model.collections.filter(({ fields }) => fields.file).map(({ name }) => name));
  const [files, folders] = [new Set<string>(), new Set<string>()];
  for (const { collection, file, values } of publishedEntries(args, model)) {
    const folder = dirname(onDisk(file));
    if (offers.has(collection)) files.add(`${folder}/${textAt(values, "file")}`);
    else folders.add(folder);
  }
  return [...fileNodes(args)]
    .filter(([path]) => files.has(path) || folders.has(dirname(path)) || !path.startsWith(`${contentFolder}/`))
    .map(([, { internal }]) => internal.contentDigest);
}

/** Moves unwanted uploads out of the site, and wanted ones back. Files that do not match `uploads` stay. */
export async function keepOnly(site: string, other: string, uploads: RegExp, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  const uploadsIn = async (folder: string) =>
    (await readdir(folder).catch((): string[] => [])).filter((name) => uploads.test(name));
  for (const name of await uploadsIn(site)) if (!wanted.has(name)) await move(join(site, name), join(other, name));
  for (const name of await uploadsIn(other)) if (wanted.has(name)) await move(join(other, name), join(site, name));
}

/** No rename: cache and site may be on different disks. */
async function move(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
