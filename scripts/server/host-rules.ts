import { validateHeaderName, validateHeaderValue } from "node:http";
import { decodePath, encodePath } from "./paths";

/*
 * `_headers` and `_redirects` as Netlify reads them. Its own parsers (@netlify/headers-parser, @netlify/redirect-parser) need
 * Node 22 and only read the files: what fits an address would be ours all the same.
 */

/** A block of `_headers`: the paths it is for and what it sets there. */
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

/** All headers for a path. Every block that matches applies; where two set the same name, the later one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => [...headers]));
}

/** One line of `_redirects`. Status 200 (or 404) answers with the file at `to`; 3xx sends the visitor there. */
export interface RedirectRule {
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
  /** `301!`: applies even where a file exists. */
  readonly force: boolean;
}

const redirectLine = /^(\/\S*)\s+(\/\S*|https?:\/\/\S+)(?:\s+(\d{3})(!?))?(?:\s|$)/;

/** Reads the text of a `_redirects` file. Comments and lines that are no rule are passed over, as hosts do. */
export function parseRedirects(text: string): RedirectRule[] {
  return linesOf(text).flatMap((line) => {
    const [, from, to, status = "301", force] = redirectLine.exec(line.replace(/\s#.*/, "").trim()) ?? [];
    if (!from || !to) return [];
    return [{ pattern: compilePattern(trimSlash(from)), to, status: Number(status), force: force === "!" }];
  });
}

/** Where the first rule that matches leads, with `:splat` and `:name` filled in. */
export function findRedirect(rules: readonly RedirectRule[], path: string): Omit<RedirectRule, "pattern"> | undefined {
  const rule = rules.find(({ pattern }) => pattern.test(path));
  if (!rule) return undefined;
  const parts = rule.pattern.exec(path)?.groups ?? {};
  const filled = rule.to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) =>
    name in parts ? encodePath(parts[name] ?? "") : whole,
  );
  return { ...rule, to: filled.startsWith("/") ? trimSlash(filled) : filled };
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => /^\s*[^#\s]/.test(line));
const trimSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

/**
 * Compiles a path pattern: `*` stands for anything (the first one is the splat) and `:name` for one segment. `/a/*` also
 * matches `/a`, because our addresses have no slash at the end.
 */
function compilePattern(pattern: string): RegExp {
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

/** Node throws on a bad header when it is sent; better to find out here, once. */
function isValid(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
