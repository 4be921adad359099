import { useState } from "react";
import { slugify } from "../../lib/slug";
import { DocumentRow, type DocumentRowData } from "../../ui/DocumentRow";
import { FilterField } from "../../ui/FilterField";
import { Section } from "../../ui/Section";
import * as styles from "./DocumentLibrary.module.css";

export interface LibraryDocument extends DocumentRowData {
  readonly category: string;
}

interface Props {
  /** In the order in which they are shown. */
  categories: readonly string[];
  documents: readonly LibraryDocument[];
}

/** All documents by category, and a field that narrows them down as one types. */
export function DocumentLibrary({ categories, documents }: Props) {
  const [wanted, setWanted] = useState("");
  const shown = documents.filter((document) => matches(document, wanted));
  const filled = categories.filter((category) => shown.some((document) => document.category === category));
  return (
    <>
      <div className={styles.tools}>
        <nav aria-label="Categorias">
          <ul>
            {filled.map((category) => (
              <li key={category}>
                <a href={`#${slugify(category)}`}>{category}</a>
              </li>
            ))}
          </ul>
        </nav>
        <FilterField
          label="Procurar documento"
          value={wanted}
          onChange={setWanted}
          result={
            shown.length === 0 ? "Nenhum documento" : shown.length === 1 ? "1 documento" : `${shown.length} documentos`
          }
        />
      </div>
      {documents.length === 0 && (
        <p>
          Ainda não há documentos publicados. Precisa de algum? Fale com a secretaria pelos contatos no fim da página.
        </p>
      )}
      {documents.length > 0 && shown.length === 0 && (
        <p>
          Nenhum documento tem essas palavras. Tente outras, ou fale com a secretaria pelos contatos no fim da página.
        </p>
      )}
      {filled.map((category) => (
        <Section key={category} title={category} id={slugify(category)}>
          <ul className={styles.rows}>
            {shown
              .filter((document) => document.category === category)
              .map((document) => (
                <li key={document.slug} id={document.slug}>
                  <DocumentRow document={document} />
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

/** True if each word that was typed stands somewhere in what the row shows; accents and case don't matter. */
export function matches({ title, category, summary, fileType, date }: LibraryDocument, wanted: string): boolean {
  const haystack = slugify([title, category, summary, fileType, date].join(" "));
  return slugify(wanted)
    .split("-")
    .every((word) => haystack.includes(word));
}
