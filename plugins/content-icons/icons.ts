import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getIcons } from "@iconify/utils";
import { icons as lucide } from "@iconify-json/lucide";
import type { Node } from "gatsby";
import type { Resolver } from "../source-content/nodes/resolver";
import { drawingOf, ring } from "./drawing";

/** Icon sets that are drawn at build; an icon of another set is looked up by the page itself. */
const sets: Readonly<Record<string, typeof lucide>> = { lucide };

/** The public Iconify API, or a server that speaks it. */
export const publicIcons = ({ GATSBY_ICONIFY_URL: url }: NodeJS.ProcessEnv): string =>
  (url || "https://api.iconify.design").replace(/\/+$/, "");

/** Adds `iconDrawing` beside an `icon` field. */
export function iconResolvers() {
  const resolve: Resolver = ({ icon }) => (typeof icon === "string" ? (known(icon) ?? ring(icon)) : ring());
  return { iconDrawing: { type: "IconDrawing!", resolve } };
}

/** The icons that entries name. */
export const iconsIn = (entries: readonly (Node & { readonly icon?: unknown })[]): readonly string[] =>
  [...new Set(entries.flatMap(({ icon }) => (typeof icon === "string" ? icon : [])))].sort();

/** Those of them that the build can't draw. */
export const unknownAmong = (icons: readonly string[]): readonly string[] => icons.filter((icon) => !known(icon));

/** Writes the icons that content uses, and no others, for pages that look for one: `/api/_icons/{prefix}.json`. */
export async function writeIcons(site: string, icons: readonly string[]): Promise<void> {
  const folder = join(site, "api/_icons");
  await mkdir(folder, { recursive: true });
  const files = new Map(
    Object.entries(sets).flatMap(([prefix, set]): [string, string][] => {
      const names = icons.filter((icon) => icon.startsWith(`${prefix}:`)).map((icon) => icon.slice(prefix.length + 1));
      const used = getIcons(set, names);
      return used ? [[`${prefix}.json`, `${JSON.stringify(used)}\n`]] : [];
    }),
  );
  const old = (await readdir(folder)).filter((name) => !files.has(name));
  await Promise.all([
    ...old.map((name) => rm(join(folder, name))),
    ...[...files].map(([name, text]) => writeFile(join(folder, name), text)),
  ]);
}

function known(icon: string) {
  const [prefix = "", name = ""] = icon.split(":");
  return sets[prefix] && drawingOf(sets[prefix], name);
}
