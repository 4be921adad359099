import { decodePath } from "./pattern";
import { findRedirect, type RedirectRule } from "./redirects";
import { encodePath, type Target, tidyPath, toLocation } from "./request-path";

/** What to answer. `file` is a path inside the root. */
export type Answer =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly location: string; readonly status: number }
  | { readonly kind: "missing" };

/** What is known of a built site: its files by address, and its `_redirects`. */
export interface BuiltSite {
  readonly fileFor: (path: string) => string | undefined;
  readonly redirects: readonly RedirectRule[];
}

const MISSING = { kind: "missing" } as const;

/** Decides what a request gets: a file, the one right address for it, or nothing. Files go before rules, as on Netlify. */
export function route({ path, query }: Target, site: BuiltSite): Answer {
  if (isPrivate(path)) return MISSING;
  const tidy = tidyPath(path);
  const rule = findRedirect(site.redirects, tidy);
  const file = rule?.force ? undefined : site.fileFor(tidy);
  if (rule && file === undefined && rule.status >= 300 && rule.status < 400) {
    const location = toLocation(rule.to.includes("?") ? rule.to : rule.to + query);
    return { kind: "redirect", location, status: rule.status };
  }
  const found = file ?? (rule && site.fileFor(tidyPath(decodePath(rule.to))));
  if (found === undefined) return MISSING;
  if (tidy !== path) return { kind: "redirect", location: toLocation(encodePath(tidy) + query), status: 301 };
  return { kind: "file", file: found, status: file === undefined && rule?.status === 404 ? 404 : 200 };
}

/**
 * Dotfiles and the host's own settings are not for visitors; `//` is no address of ours, and sent back in a Location it
 * would name another host.
 */
function isPrivate(path: string): boolean {
  return /^\/_(redirects|headers)$/.test(path) || /\/\.(?!well-known\/)/.test(path) || path.includes("//");
}
