import { slugify } from "../../../../src/lib/slug";
import words from "./icon-words.json";

/** What lucide's icons show, in the words that an editor may look for. Icons without words are found by their English names. */
export const iconWords: Readonly<Record<string, string>> = words;

const nameOf = (icon: string) => icon.slice(icon.indexOf(":") + 1);

/** What an icon shows, in Portuguese where it is known. */
export const iconLabel = (icon: string): string => iconWords[nameOf(icon)] ?? nameOf(icon).replaceAll("-", " ");

/** The icons whose Portuguese words, or name, hold each word that was typed; those with Portuguese words come first. */
export function findIcons(icons: readonly string[], typed: string): readonly string[] {
  const wanted = slugify(typed)
    .split("-")
    .filter((word) => word !== "");
  const known = icons.filter((icon) => nameOf(icon) in iconWords);
  if (wanted.length === 0) return known;
  const rest = icons.filter((icon) => !(nameOf(icon) in iconWords));
  return [...known, ...rest].filter((icon) => {
    const words = `-${slugify(iconWords[nameOf(icon)] ?? "")}-${nameOf(icon)}`;
    return wanted.every((word) => words.includes(`-${word}`));
  });
}
