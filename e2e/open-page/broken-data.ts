import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built } from "../deployed-site";
import { edited } from "./second-build";

/** The data of a page, as the build wrote it. */
export const dataOf = (path: string): string =>
  readFileSync(join(built, "page-data", path === "/" ? "index" : path, "page-data.json"), "utf8");

/** The data of a page, one of whose queries found nothing. */
export function dataWithout(path: string, query: string): string {
  const data = JSON.parse(dataOf(path));
  if (!data.result.data[query]) throw new Error(`${path} has no ${query}.`);
  data.result.data[query] = null;
  return JSON.stringify(data);
}

/** Data of the news item with which its template can't draw it. */
export function brokenItem(): string {
  const data = JSON.parse(dataOf(edited.path));
  data.result.data.item.documents = null;
  return JSON.stringify(data);
}
