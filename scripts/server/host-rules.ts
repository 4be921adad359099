import { validateHeaderName, validateHeaderValue } from "node:http";
import { decoded } from "../../src/lib/decoded";

/*
 * `_headers` and `_redirects` as Netlify reads them, so far as the build writes them: no placeholders, no other hosts.
 * Its own parsers (@netlify/headers-parser, @netlify/redirect-parser) need Node 22 and do not match addresses.
 */

/** A block of `_headers`: a path pattern and its headers. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: ReadonlyMap<string, string>;
}

/** Reads the text of a `_headers` file: a path, then indented `Name: value` lines. A repeated name is a list. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: Map<string, string> }[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: compilePattern(line.trim()), headers: new Map() });
      continue;
    }
    const [, name = "", value = ""] = /^\s+([^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const headers = rules.at(-1)?.headers;
    if (!headers || !isValid(name, value)) continue;
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return rules;
}

/** All headers for a path, from every matching block; later values win. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => [...headers]));
}

/** One line of `_redirects`. Status 200 or 404 serves the file at `to`; 3xx redirects there. */
export interface RedirectRule {
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
}

/** Reads the text of a `_redirects` file. Comments and invalid lines are skipped, as hosts do; the first match counts. */
export function parseRedirects(text: string): RedirectRule[] {
  return linesOf(text).flatMap((line) => {
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(\d{3})\s*$/.exec(line) ?? [];
    return from && to ? [{ pattern: compilePattern(trimSlash(from)), to: trimSlash(to), status: Number(status) }] : [];
  });
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => /^\s*[^#\s]/.test(line));
const trimSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

/** Compiles a path pattern: `*` stands for anything. `/a/*` also matches `/a`, because our addresses have no slash at the end. */
function compilePattern(pattern: string): RegExp {
  const source = decoded(pattern)
    .replace(/[\\^$.|?+()[\]{}]/g, "\\$&")
    .replace(/(?<=.)\/\*$|\*/g, (found) => (found === "*" ? ".*" : "(?:/.*)?"));
  return new RegExp(`^${source}$`);
}

/** Node throws on a bad header only when it is sent: this finds out earlier. */
function isValid(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
