import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { decoded } from "../../src/lib/decoded";
import { type HeaderRule, parseHeaders, parseRedirects, type RedirectRule } from "./host-rules";
import { cleanPath, encodePath, type Target, toLocation } from "./paths";

/** A built site with its rules for hosts. */
export interface SiteFolder {
  readonly root: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

/** What to answer. `file` is a path inside the root. */
export type Answer =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly location: string; readonly status: number }
  | { readonly kind: "missing" };

/** Opens built sites. Rules are cached until their file changes, as `public/` may be rebuilt. */
export function createSiteFolders(): (root: string) => SiteFolder {
  const redirects = cachedFile(parseRedirects);
  const headers = cachedFile(parseHeaders);
  return (root) => ({ root, redirects: redirects(join(root, "_redirects")), headers: headers(join(root, "_headers")) });
}

/** Decides on an answer: a file, a redirect to its canonical address, or nothing. Files go before rules, as on Netlify. */
export function route({ path, query }: Target, { root, redirects }: SiteFolder): Answer {
  if (isPrivate(path)) return { kind: "missing" };
  const clean = cleanPath(path);
  const file = fileFor(root, clean);
  const rule = file === undefined ? redirects.find(({ pattern }) => pattern.test(clean)) : undefined;
  if (rule && rule.status >= 300 && rule.status < 400)
    return { kind: "redirect", location: toLocation(rule.to + query), status: rule.status };
  const found = file ?? (rule && fileFor(root, decoded(rule.to)));
  if (found === undefined) return { kind: "missing" };
  if (clean !== path) return { kind: "redirect", location: toLocation(encodePath(clean) + query), status: 301 };
  return { kind: "file", file: found, status: rule?.status === 404 ? 404 : 200 };
}

/** True for dotfiles, the host's rules, and `//`, which in a Location header would name another host. */
function isPrivate(path: string): boolean {
  return /^\/_(redirects|headers)$/.test(path) || /\/\.(?!well-known\/)/.test(path) || path.includes("//");
}

const fileFor = (root: string, path: string) =>
  [path, `${path}/index.html`].find((file) => changedAt(join(root, file)) !== undefined);

/** Time of the last change; undefined if it is no file, or the file system refuses the name. */
function changedAt(file: string): number | undefined {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats.mtimeMs : undefined;
  } catch {
    return undefined;
  }
}

function cachedFile<T>(parse: (text: string) => T): (file: string) => T {
  const cache = new Map<string, { changed: number | undefined; value: T }>();
  return (file) => {
    const changed = changedAt(file);
    const known = cache.get(file);
    if (known && known.changed === changed) return known.value;
    const value = parse(changed === undefined ? "" : readFileSync(file, "utf8"));
    cache.set(file, { changed, value });
    return value;
  };
}
