import { useMemo, useState } from "react";
import { slugify } from "../../lib/slug";
import { FilterField } from "../../ui/FilterField";
import { SubsectionCard, type SubsectionData } from "./SubsectionCard";
import * as styles from "./SubsectionFinder.module.css";

/** All sub-sections, and a field that finds the one that serves a city. */
export function SubsectionFinder({ subsections }: { subsections: readonly SubsectionData[] }) {
  const [city, setCity] = useState("");
  const cities = useMemo(
    () => [...new Set(subsections.flatMap((subsection) => subsection.cities))].sort((a, b) => a.localeCompare(b, "pt")),
    [subsections],
  );
  const shown = subsections.filter((subsection) => serves(subsection, city));
  return (
    <>
      <div className={styles.finder}>
        <FilterField
          label="Qual é a sua cidade?"
          value={city}
          onChange={setCity}
          options={cities}
          result={resultOf(shown)}
        />
      </div>
      {city.trim() === "" && (
        <nav aria-label="Subseções">
          <ul className={styles.jump}>
            {subsections.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.length === 0 && (
        <p>
          Nenhuma subseção atende essa cidade por enquanto. Fale com a secretaria pelos contatos no fim da página: ela
          indica a mais próxima.
        </p>
      )}
      <ul className={styles.grid}>
        {shown.map((subsection) => (
          <li key={subsection.slug} id={subsection.slug}>
            <SubsectionCard subsection={subsection} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** True if the sub-section's name or one of its cities holds what was typed; accents and case don't matter. */
export function serves({ title, cities }: Pick<SubsectionData, "title" | "cities">, city: string): boolean {
  const wanted = slugify(city);
  return [title, ...cities].some((name) => slugify(name).includes(wanted));
}

function resultOf(shown: readonly SubsectionData[]): string {
  if (shown.length === 0) return "Nenhuma subseção atende essa cidade";
  return shown.length === 1 ? `Subseção ${shown[0]?.title}` : `${shown.length} subseções`;
}
