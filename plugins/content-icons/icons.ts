import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IconifyJSON } from "@iconify/types";
import { getIcons } from "@iconify/utils";
import type { Node } from "gatsby";
import type { Resolver } from "../source-content/nodes/resolver";
import { drawingOf, ring } from "./drawing";

/** The site's own sets, which Gatsby copies to the public folder. */
const ownSets = "static/api/_icons";

/** The files that can hold a set: an own one, or an installed package of Iconify. */
const placesOf = (prefix: string) => [`${ownSets}/${prefix}.json`, `node_modules/@iconify-json/${prefix}/icons.json`];

const sets = new Map<string, IconifyJSON | undefined>();

/** A set that the build knows; undefined for any other. */
function setOf(prefix: string): IconifyJSON | undefined {
  if (!sets.has(prefix)) {
    const file = /^[a-z0-9-]+$/.test(prefix) ? placesOf(prefix).find((place) => existsSync(place)) : undefined;
    const set: IconifyJSON | undefined = file && JSON.parse(readFileSync(file, "utf8"));
    sets.set(prefix, set);
  }
  return sets.get(prefix);
}

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

/** Writes the icons that content uses, and no others of a set: `/api/_icons/{prefix}.json`. */
export async function writeIcons(site: string, icons: readonly string[]): Promise<void> {
  const folder = join(site, "api/_icons");
  await mkdir(folder, { recursive: true });
  const prefixes = new Set(icons.map((icon) => icon.split(":")[0] ?? ""));
  const files = new Map(
    [...prefixes].flatMap((prefix): [string, string][] => {
      const names = icons.filter((icon) => icon.startsWith(`${prefix}:`)).map((icon) => icon.slice(prefix.length + 1));
      const used = iconsOf(prefix, names);
      return used ? [[`${prefix}.json`, used]] : [];
    }),
  );
  const own: readonly string[] = await readdir(ownSets).catch(() => []);
  for (const name of own) files.delete(name);
  const old = (await readdir(folder)).filter((name) => !files.has(name) && !own.includes(name));
  await Promise.all([
    ...old.map((name) => rm(join(folder, name))),
    ...[...files].map(([name, text]) => writeFile(join(folder, name), text)),
  ]);
}

/** These icons of a set, as Iconify has them in JSON; undefined where the set is not there, or has none of them. */
export function iconsOf(prefix: string, names: readonly string[]): string | undefined {
  const set = setOf(prefix);
  const found = set && getIcons(set, [...names]);
  return found ? `${JSON.stringify(found)}\n` : undefined;
}

function known(icon: string) {
  const [prefix = "", name = ""] = icon.split(":");
  const set = setOf(prefix);
  return set && drawingOf(set, name);
}
