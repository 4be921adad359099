import { type ContentFiles, isText, kindByName } from "../../../source-content/check/site-content";
import { readAhead } from "../../../source-content/check/validate";
import type { Model } from "../../../source-content/fields/collection";
import { readBuiltTexts } from "./built-texts";
import { contentAt, type StoredFile } from "./on-head";
import { readAll } from "./requests";

/** Texts by their names in git, where no two texts have one name: those that the site was built with, and those read since. */
const texts = new Map<string, string>();
let built: Promise<ReadonlyMap<string, string>> | undefined;

/** Reads those of the files that are wanted, all of them or none, and asks for those alone that are not known. */
export async function readTexts(api: DecapApi, files: readonly StoredFile[], isWanted: (path: string) => boolean) {
  if (!built) {
    built = readBuiltTexts();
    for (const [id, text] of await built) texts.set(id, text);
  }
  await built;
  const wanted = files.filter(({ path }) => isWanted(path));
  return readAll(wanted, async ({ path, id }) => {
    const text = texts.get(id) ?? (await api.readFile(path, id));
    texts.set(id, text);
    return text;
  });
}

/** One object for one text: what the check has read of it is kept by it. */
const sources = new Map<string, ContentFiles["texts"][number]>();

export function sourceOf(file: string, text: string): ContentFiles["texts"][number] {
  const known = sources.get(file);
  if (known?.text === text) return known;
  const source = { file, text };
  sources.set(file, source);
  return source;
}

/** Those of the files whose texts are known. */
export const knownOf = (files: readonly StoredFile[]): ContentFiles["texts"] =>
  files.flatMap(({ path, id }) => {
    const text = isText(path) ? texts.get(id) : undefined;
    return text === undefined ? [] : [sourceOf(path, text)];
  });

/** Reads these for the check to come, a few at a time: nobody waits for it, who types now or saves later. */
export async function readSlowly(model: Model, sources: ContentFiles["texts"], today: string): Promise<void> {
  for (const [place, source] of sources.entries()) {
    readAhead(model, source, today);
    if (place % 30 === 29) await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  }
}

/** The whole content at a commit, for its check. */
export async function contentOf(api: DecapApi, commit: string): Promise<ContentFiles> {
  const files = await contentAt(api, commit);
  const read = await readTexts(api, files, isText);
  return {
    texts: read.map(({ file, data }) => sourceOf(file.path, data)),
    kinds: new Map(files.filter(({ path }) => !isText(path)).map(({ path }) => [path, kindByName(path)])),
  };
}
