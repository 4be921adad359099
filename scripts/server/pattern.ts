/**
 * Compiles a path pattern of `_redirects` or `_headers` as Netlify reads it: `*` stands for anything (the first one
 * is the splat) and `:name` for one segment. `/a/*` also matches `/a`, because our addresses have no slash at the end.
 */
export function compilePattern(pattern: string): RegExp {
  let next = "(?<splat>.*)";
  const star = () => {
    const group = next;
    next = ".*";
    return group;
  };
  const source = decodePath(pattern)
    .replace(/[\\^$.|?+()[\]{}]/g, "\\$&")
    .replace(/:([A-Za-z]\w*)/g, "(?<$1>[^/]+)")
    .replace(/(?<=.)\/\*$|\*/g, (found) => (found === "*" ? star() : `(?:/${star()})?`));
  return new RegExp(`^${source}$`);
}

/** A path of these files as requests are compared: decoded. One that was never encoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
