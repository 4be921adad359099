import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The old addresses in `_redirects` of a built site, with the present ones. */
export function oldAddresses(site: string): (readonly [from: string, to: string])[] {
  const file = join(site, "_redirects");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.endsWith(" 301"))
    .map((line) => line.split(" "))
    .map(([from = "", to = ""]) => [from, to]);
}
