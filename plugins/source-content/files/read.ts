import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileTypeFromFile } from "file-type";
import { maxEntryBytes } from "../check/front-matter";
import type { ContentFiles } from "../check/site-content";
import { faultOf, keepFaults } from "./file-faults";

/** Files read at a time: enough to keep the disk busy, few enough for the usual limit of open files. */
const atOnce = 64;

/** Reads a content folder. Paths in the answer start with `content/`, wherever the folder is. */
export async function readContent(folder: string): Promise<ContentFiles> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    )
    .sort();
  const texts = names.filter(isText);
  const others = names.filter((name) => !isText(name));
  const kinds = await inBatches(others, async (name) => [name, await kindOf(join(folder, name))] as const);
  const faults = await inBatches(
    kinds,
    async ([name, kind]) => [name, await faultOf(join(folder, name), kind)] as const,
  );
  await keepFaults();
  const withFolder = (pairs: readonly (readonly [string, string])[]) =>
    new Map(pairs.map(([name, value]) => [`content/${name}`, value]));
  return {
    texts: await inBatches(texts, async (name) => ({
      file: `content/${name}`,
      text: await readText(join(folder, name)),
    })),
    kinds: withFolder(kinds),
    faults: withFolder(faults.filter(([, fault]) => fault !== "")),
  };
}

const isText = (name: string) => /\.(md|ya?ml)$/i.test(name);

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return done;
}

/** A file over the limit is cut one byte past it, so that the check refuses it without holding all of it. */
async function readText(path: string): Promise<string> {
  const { size } = await stat(path);
  return size > maxEntryBytes ? " ".repeat(maxEntryBytes + 1) : readFile(path, "utf8");
}

async function kindOf(path: string): Promise<string> {
  return (await fileTypeFromFile(path))?.ext ?? "unknown";
}
