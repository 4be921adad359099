import { writeFile } from "node:fs/promises";

/** A line of Netlify's `_redirects`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Writes the redirects for the host. */
export const writeRedirects = (redirects: readonly Redirect[]): Promise<void> =>
  writeFile("public/_redirects", redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(""));
