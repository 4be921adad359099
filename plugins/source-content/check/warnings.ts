import { distance } from "fastest-levenshtein";
import { withoutState } from "../../../src/lib/district";
import { getOrInsert } from "../../../src/lib/get-or-insert";
import { slugify } from "../../../src/lib/slug";
import { citiesOf, stateOf } from "../../../src/lib/states";
import type { Problem } from "./problem";
import { type ContentEntry, type ContentFiles, siteSettingsIn, textsAt } from "./site-content";

/** Cities of sub-sections that the state lacks or spells differently. Only a warning. */
export function cityWarnings(entries: readonly ContentEntry[]): Problem[] {
  const site = siteSettingsIn(entries);
  const lists = new Map<unknown, readonly string[]>();
  const known = (state: unknown) => getOrInsert(lists, state, () => citiesOf({ state }));
  return entries
    .filter(({ collection }) => collection === "subsections")
    .flatMap(({ file, title, values }) =>
      textsAt(values, "cities")
        .map(withoutState)
        .map(({ name, state = site.state }) => ({ name, state }))
        .filter(({ name, state }) => !known(state).includes(name))
        .map(({ name, state }) => ({
          file,
          entry: title,
          field: "Cidades",
          found: `“${name}” não é um município do estado ${stateOf({ state }).ofState}`,
          fix: similarTo(name, known(state)),
        })),
    );
}

function similarTo(city: string, known: readonly string[]): string {
  const far = (name: string) => distance(slugify(name), slugify(city));
  const [near] = known.filter((name) => far(name) <= 2).sort((one, other) => far(one) - far(other));
  return near
    ? `Você quis dizer ${near}?`
    : "Confira o nome; quem procurar essa cidade não acha a subseção. Uma cidade de outro estado leva a sigla dele: Unaí/MG.";
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
