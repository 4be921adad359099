import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Bundle, bundleAdmin } from "./bundle";

/** Not among the packages, which several copies of the project may share: the names of chunks depend on where it lies. */
const keptFile = resolve(".cache/editor-bundle");

let begun: Promise<Bundle> | undefined;

/** Begins to bundle, beside what the build does meanwhile. */
export function beginBundle(): void {
  begun = keptBundle();
  // Whoever asks for it is told of a failure; meanwhile it must not end the process.
  begun.catch(() => undefined);
}

/** The editor's bundle, as it was begun or from now on. */
export const editorBundle = (): Promise<Bundle> => begun ?? keptBundle();

interface Kept {
  readonly digest: string;
  readonly bundle: Bundle;
}

/**
 * The editor's bundle. An edit of content changes none of it, so that it is made anew only when the code did: `digest` tells
 * one state of the code from another (scripts/build.mjs gives it); without it the bundle is always made.
 */
export async function keptBundle(
  digest = process.env.CODE_DIGEST,
  { file = keptFile, make = bundleAdmin }: { file?: string; make?: () => Promise<Bundle> } = {},
): Promise<Bundle> {
  if (!digest) return make();
  const kept = await readKept(file);
  if (kept?.digest === digest) return kept.bundle;
  const bundle = await make();
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, serialize({ digest, bundle } satisfies Kept));
  await rename(unfinished, file);
  return bundle;
}

/** Nothing if there is none, or none that can be read (half a file, another Node). */
async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return deserialize(await readFile(file));
  } catch {
    return undefined;
  }
}
