import type { ContentFiles } from "../../../source-content/check/site-content";
import { isText, kindByName } from "../../../source-content/check/site-content";
import { readBuiltTexts } from "./built-texts";
import { contentAt, type StoredFile } from "./on-head";
import { readAll } from "./requests";

/** Texts by their names in git, where no two texts have one name: those that the site was built with, and those read since. */
const texts = new Map<string, string>();
let built: Promise<ReadonlyMap<string, string>> | undefined;

/** Reads texts, all of them or none, and asks for those alone that are not known. */
export async function readTexts(api: DecapApi, files: readonly StoredFile[]) {
  if (!built) {
    built = readBuiltTexts();
    for (const [id, text] of await built) texts.set(id, text);
  }
  await built;
  return readAll(files, async ({ path, id }) => {
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

/** The texts among these files that are known already. */
export const knownTexts = (files: readonly StoredFile[]): ContentFiles["texts"] =>
  files.flatMap(({ path, id }) => {
    const text = texts.get(id);
    return text !== undefined && isText(path) ? [sourceOf(path, text)] : [];
  });

/** The whole content at a commit, for its check. */
export async function contentOf(api: DecapApi, commit: string): Promise<ContentFiles> {
  const files = await contentAt(api, commit);
  const read = await readTexts(
    api,
    files.filter(({ path }) => isText(path)),
  );
  return {
    texts: read.map(({ file, data }) => sourceOf(file.path, data)),
    kinds: new Map(files.filter(({ path }) => !isText(path)).map(({ path }) => [path, kindByName(path)])),
  };
}
