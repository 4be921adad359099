import { writeEntry } from "../../plugins/source-content/adapters/write-entry";
import { slugify } from "../../src/lib/slug";
import type { Generated } from "./news";
import { between, pick, randomFrom } from "./random";
import { words } from "./words";

/** As many sub-sections as there are combinations of towns and sides: 40. */
export function subsectionItems(): Generated[] {
  const towns = words.sides.flatMap((side) => words.towns.map((town) => `${town} ${side}`));
  return towns.map((title, n) => {
    const random = randomFrom(17 * (n + 1));
    const key = slugify(title);
    const number = `5555-${between(random, 1000, 9999)}`;
    const fields = {
      title,
      cities: [title, `Nova ${title}`, `Santa ${title}`],
      president: { name: pick(random, words.people) },
      contact: { email: `${key}@example.org`, phone: `(11) ${number}`, whatsapp: `(11) 9${number}` },
      meeting: { when: "Primeira segunda-feira do mês, às 9h", place: `Primeira Igreja Batista de ${title}` },
    };
    return { key, text: writeEntry(fields) };
  });
}
