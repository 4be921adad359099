import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where bundles are remembered from build to build: Gatsby's cache of a plugin. */
export interface BundleCache<Bundle> {
  get(key: string): Promise<Bundle | undefined>;
  set(key: string, value: Bundle): Promise<unknown>;
}

/**
 * Writes a bundle into a folder with `bundle`, unless an earlier build of the same code did and all of its files are still there.
 * `gatsby develop` tells no digest of the code, which changes while it runs: it bundles anew.
 */
export async function bundleOnce<Bundle extends { readonly files: readonly string[] }>(
  folder: string,
  cache: BundleCache<Bundle> | undefined,
  bundle: () => Promise<Bundle>,
): Promise<Bundle> {
  const { CODE_DIGEST: digest } = process.env;
  const key = `${folder} ${digest}`;
  const remembered = digest ? await cache?.get(key) : undefined;
  if (remembered?.files.every((name) => existsSync(join(folder, name)))) return remembered;
  const made = await bundle();
  if (digest) await cache?.set(key, made);
  return made;
}
