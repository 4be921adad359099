import { distance } from "fastest-levenshtein";
import { withoutDistrict } from "../../../src/lib/district";
import { slugify } from "../../../src/lib/slug";
import { citiesOf, stateOf } from "../../../src/lib/states";
import type { Problem } from "./problem";
import { type ContentEntry, type ContentFiles, siteSettingsIn, textsAt } from "./site-content";

/** Cities of sub-sections that the state lacks or spells differently. Only a warning. */
export function cityWarnings(entries: readonly ContentEntry[]): Problem[] {
  const site = siteSettingsIn(entries);
  const known = citiesOf(site);
  return entries
    .filter(({ collection }) => collection === "subsections")
    .flatMap(({ file, title, values }) =>
      textsAt(values, "cities")
        .map((city) => withoutDistrict(city).trim())
        .filter((city) => !known.includes(city))
        .map((city) => ({
          file,
          entry: title,
          field: "Cidades",
          found: `“${city}” não é um município do estado ${stateOf(site).ofState}`,
          fix: similarTo(city, known),
        })),
    );
}

function similarTo(city: string, known: readonly string[]): string {
  const near = known.find((name) => distance(slugify(name), slugify(city)) <= 2);
  return near ? `Você quis dizer ${near}?` : "Confira o nome; quem procurar essa cidade não acha a subseção.";
}

/** Files that the entry beside them no longer names. Not deleted: only a person can tell that they are not needed. */
export function strayFiles({ texts, kinds }: ContentFiles): string[] {
  const textOf = new Map(texts.map(({ file, text }) => [file, text]));
  return [...(kinds?.keys() ?? [])].filter((file) => {
    const end = file.lastIndexOf("/") + 1;
    const text = textOf.get(`${file.slice(0, end)}index.md`) ?? "";
    const name = file.slice(end);
    return !text.includes(name) && !text.includes(encodeURI(name));
  });
}
