import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type HeaderRule, parseHeaders } from "./headers-file";
import { parseRedirects } from "./redirects";
import type { BuiltSite } from "./route";

/** A built site on disk, with the rules that the build wrote for the host. */
export interface SiteFolder extends BuiltSite {
  readonly root: string;
  readonly headers: readonly HeaderRule[];
}

/** Opens a built site. Rules are read again only after their file has changed, as `public/` may be rebuilt. */
export function createSiteFolders(): (root: string) => SiteFolder {
  const redirects = cachedFile(parseRedirects);
  const headers = cachedFile(parseHeaders);
  return (root) => ({
    root,
    redirects: redirects(join(root, "_redirects")),
    headers: headers(join(root, "_headers")),
    fileFor: (path) => [path, join(path, "index.html")].find((file) => statFile(join(root, file)) !== undefined),
  });
}

/** The stats of a file; undefined for a folder, for nothing, and for a name that the file system refuses. */
export function statFile(file: string) {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

function cachedFile<T>(parse: (text: string) => T): (file: string) => T {
  const cache = new Map<string, { changed: number; value: T }>();
  return (file) => {
    const changed = statFile(file)?.mtimeMs ?? 0;
    const known = cache.get(file);
    if (known?.changed === changed) return known.value;
    const value = parse(changed === 0 ? "" : readFileSync(file, "utf8"));
    cache.set(file, { changed, value });
    return value;
  };
}
