/** The target of a request: decoded path, and raw query with its `?`. */
export interface Target {
  readonly path: string;
  readonly query: string;
}

/**
 * Reads the target of a request. Undefined if it is malformed or tries to leave the root: a broken escape, a control
 * character, a backslash, an escaped slash, or a `.`/`..` segment in any spelling.
 */
export function readTarget(url: string): Target | undefined {
  const [raw = "", query] = splitOnce(url, "?");
  if (!raw.startsWith("/")) return undefined;
  try {
    const segments = raw.split("/").map(decodeURIComponent);
    if (segments.some(isUnsafe)) return undefined;
    return { path: segments.join("/"), query: query === undefined ? "" : `?${query}` };
  } catch {
    return undefined;
  }
}

/** The canonical address of a page: `/noticias` for `/noticias/` and `/noticias/index.html`. */
export function cleanPath(path: string): string {
  return path.replace(/\/(index\.html)?$/, "") || "/";
}

/** Reverses the decoding of `readTarget`. */
export const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Escapes a path for a Location header; escaped parts stay. */
export function toLocation(path: string): string {
  return path.replace(/[^\x21-\x7e]|[\\"<>^`{|}]/gu, (character) => encodeURIComponent(character));
}

function isUnsafe(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  return segment === "." || segment === ".." || /[/\\\x00-\x1f\x7f]/.test(segment);
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
