import { compilePattern } from "./pattern";
import { encodePath } from "./request-path";

/** One line of `_redirects`. Status 200 (or 404) answers with the file at `to`; 3xx sends the visitor there. */
export interface RedirectRule {
  readonly pattern: RegExp;
  /** The pattern as it is written, without a slash at its end. */
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** `301!`: applies even where a file exists. */
  readonly force: boolean;
}

const LINE = /^(\/\S*)\s+(\/\S*|https?:\/\/\S+)(?:\s+(\d{3})(!?))?(?:\s|$)/;

/** Reads the text of a `_redirects` file. Comments and lines that are no rule are passed over, as hosts do. */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, from, to, status = "301", force] = LINE.exec(line.replace(/(^|\s)#.*/, "").trim()) ?? [];
    if (!from || !to) return [];
    return [
      {
        pattern: compilePattern(trimSlash(from)),
        from: trimSlash(from),
        to,
        status: Number(status),
        force: force === "!",
      },
    ];
  });
}

/** Where the first rule that matches leads, with `:splat` and `:name` filled in. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { readonly to: string; readonly status: number; readonly force: boolean } | undefined {
  for (const { pattern, to, status, force } of rules) {
    const match = pattern.exec(path);
    if (!match) continue;
    const parts = match.groups ?? {};
    const filled = to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) =>
      name in parts ? encodePath(parts[name] ?? "") : whole,
    );
    return { to: to.startsWith("/") ? trimSlash(filled) : filled, status, force };
  }
  return undefined;
}

const trimSlash = (path: string) => path.replace(/(?<=.)\/$/, "");
