/**
 * Replaces gatsby-link in the browser: links of this site are plain, and of the package Gatsby's own navigation
 * needs only this function.
 */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(path || "/", "https://example.org");
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}

const none = () => null;

export { none as default, none as Link, none as navigate, none as withAssetPrefix, none as withPrefix };
