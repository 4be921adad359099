import { validateHeaderName, validateHeaderValue } from "node:http";
import { compilePattern } from "./pattern";

/** A block of `_headers`: the paths it is for and what it sets there. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Reads the text of a `_headers` file in Netlify's format: a path, then indented `Name: value` lines.
 * A name repeated within one block is a list, so its values are joined.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: Map<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: compilePattern(content), headers: new Map() });
      continue;
    }
    const [name, value] = splitHeader(content);
    const headers = rules.at(-1)?.headers;
    if (!headers || !isValid(name, value)) continue;
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return rules;
}

/** All headers for a path. Every block that matches applies; where two set the same name, the later one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => [...headers]));
}

function splitHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
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
