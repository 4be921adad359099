import { useMemo, useRef, useState } from "react";
import { inAlphabet } from "../../lib/slug";
import { type Contact, ContactLinks } from "../../ui/ContactLinks";
import { FilterField } from "../../ui/FilterField";
import { type Answer, findSubsection } from "./find-subsection";
import { SubsectionCard, type SubsectionData } from "./SubsectionCard";
import * as styles from "./SubsectionFinder.module.css";

interface Props {
  subsections: readonly SubsectionData[];
  /** The code of the section's state. */
  state?: string;
  /** Whom to ask where no sub-section serves. */
  contact?: Contact;
}

/** All sub-sections, and a field that finds the one for a city; every city of the state gets an answer. */
export function SubsectionFinder({ subsections, state, contact }: Props) {
  const [city, setCity] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const [municipalities, setMunicipalities] = useState<readonly string[]>([]);
  const cities = useMemo(
    () => inAlphabet([...municipalities, ...subsections.flatMap((subsection) => subsection.cities)]),
    [subsections, municipalities],
  );
  const answer = findSubsection(subsections, city, municipalities, state);
  const withSecretary = `com a secretaria${contact ? "" : " pelos contatos no fim da página"}: ela indica a mais próxima.`;
  if (subsections.length === 0)
    return (
      <div className="box">
        <p>Não há subseções publicadas. Fale com a secretaria.</p>
        {contact && <ContactLinks contact={contact} of="Secretaria" />}
      </div>
    );
  return (
    <>
      <div className={styles.finder}>
        <FilterField
          ref={field}
          label="Qual é a sua cidade?"
          value={city}
          onChange={setCity}
          onFocus={() => {
            // Loaded on focus: most visitors only read.
            if (municipalities.length === 0)
              import("../../lib/cities")
                .then(({ loadCities }) => loadCities())
                .then(setMunicipalities, () => undefined);
          }}
          options={cities}
          result={resultOf(answer)}
        />
      </div>
      {city.trim() === "" && (
        <nav aria-label="Subseções">
          <ul className={`wrap targets ${styles.jump}`}>
            {subsections.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {answer.subsections.length === 0 && (
        <div className="box">
          {/* Keyed, or of one text: browsers that translate the page take others out of React's hands. */}
          {answer.similar ? (
            <p key="similar">
              Não encontramos essa cidade nas subseções. Você quis dizer{" "}
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  setCity(answer.similar ?? "");
                  // The pressed button is gone.
                  field.current?.focus();
                }}
              >
                {answer.similar}
              </button>
              ?
            </p>
          ) : (
            <p key="unserved">
              {answer.unserved
                ? `Nenhuma subseção atende ${answer.unserved} por enquanto. Fale ${withSecretary}`
                : `Não encontramos essa cidade nas subseções. Confira o nome, ou fale ${withSecretary}`}
            </p>
          )}
          {contact && <ContactLinks contact={contact} of="Secretaria" />}
        </div>
      )}
      <ul className={`columns ${styles.grid}`}>
        {answer.subsections.map((subsection) => (
          <li key={subsection.slug} id={subsection.slug}>
            <SubsectionCard subsection={subsection} />
          </li>
        ))}
      </ul>
    </>
  );
}

function resultOf({ subsections, unserved, similar }: Answer<SubsectionData>): string {
  const [first, ...others] = subsections;
  if (!first) {
    if (unserved) return `Nenhuma subseção atende ${unserved}`;
    return `Não encontramos essa cidade nas subseções${similar ? `. Você quis dizer ${similar}?` : ""}`;
  }
  return others.length === 0 ? `Subseção ${first.title}` : `${subsections.length} subseções`;
}
