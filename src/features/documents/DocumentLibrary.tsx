import { useState } from "react";
import { longDay } from "../../lib/dates";
import { groupPlace } from "../../lib/group-place";
import { slugify } from "../../lib/slug";
import { type Contact, ContactLinks } from "../../ui/ContactLinks";
import { DocumentRow } from "../../ui/DocumentRow";
import { FilterField } from "../../ui/FilterField";
import { Section } from "../../ui/Section";
import * as styles from "./DocumentLibrary.module.css";

/** `replaces` is the previous version. */
export type LibraryDocument = Queries.LibraryDocumentFragment;

interface Props {
  /** In the order in which they are shown. */
  categories: readonly string[];
  documents: readonly LibraryDocument[];
  contact?: Contact;
}

/** All documents by category, with old versions under the current one and a field that filters them. */
export function DocumentLibrary({ categories, documents, contact }: Props) {
  const [wanted, setWanted] = useState("");
  const current = withVersions(documents);
  const shown = current.filter(({ document, versions }) => [document, ...versions].some((one) => matches(one, wanted)));
  const slugs = new Set(documents.map(({ slug }) => slug));
  const placeOf = (category: string) => groupPlace(category, slugs);
  const filled = categories.filter((category) => shown.some(({ document }) => document.category === category));
  return (
    <>
      {documents.length > 0 && (
        <div className={`${styles.tools} no-print`}>
          <nav aria-label="Categorias">
            <ul className="wrap targets">
              {filled.map((category) => (
                <li key={category}>
                  <a href={`#${placeOf(category)}`}>{category}</a>
                </li>
              ))}
            </ul>
          </nav>
          <FilterField
            label="Procurar documento"
            value={wanted}
            onChange={setWanted}
            result={["Nenhum documento", "1 documento"][shown.length] ?? `${shown.length} documentos`}
          />
        </div>
      )}
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
        <Section key={category} title={category} id={placeOf(category)}>
          <ul className={`columns ${styles.rows}`}>
            {shown
              .filter(({ document }) => document.category === category)
              .map(({ document, versions }) => (
                <li key={document.slug} id={document.slug}>
                  <DocumentRow document={document} />
                  {versions.length > 0 && (
                    <details
                      className={styles.more}
                      open={wanted.trim() !== "" && versions.some((one) => matches(one, wanted))}
                    >
                      <summary>
                        {versions.length === 1 ? "Versão anterior" : `${versions.length} versões anteriores`}
                      </summary>
                      <ul className={styles.older}>
                        {versions.map((version) => (
                          <li key={version.slug} id={version.slug}>
                            <DocumentRow document={{ ...version, thumbnail: null }} />
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </li>
              ))}
          </ul>
        </Section>
      ))}
      {contact && (
        <aside className={`box ${styles.help}`}>
          <h2>Formato acessível</h2>
          <p>Precisa de um documento em letra maior, em texto simples ou lido em voz alta? Peça à secretaria.</p>
          <ContactLinks contact={contact} of="Secretaria" />
        </aside>
      )}
    </>
  );
}

interface Current {
  readonly document: LibraryDocument;
  /** Versions that it replaced, newest first. */
  readonly versions: readonly LibraryDocument[];
}

/** The current documents, each with its versions. Two that replace each other are both current. */
function withVersions(documents: readonly LibraryDocument[]): Current[] {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  const before = ({ replaces }: LibraryDocument) => (replaces ? bySlug.get(replaces.slug) : undefined);
  const chain = (document: LibraryDocument) => {
    const versions: LibraryDocument[] = [];
    let older = before(document);
    while (older && older !== document && !versions.includes(older)) {
      versions.push(older);
      older = before(older);
    }
    return versions;
  };
  const chains = documents.map((document) => ({ document, versions: chain(document) }));
  const isOld = (document: LibraryDocument) =>
    chains.some(({ document: newer, versions }) => versions.includes(document) && !chain(document).includes(newer));
  return chains.filter(({ document }) => !isOld(document));
}

/** True if each typed word is in the row, or in its day in figures; accents and case don't matter. */
export function matches({ title, category, summary, fileType, date }: LibraryDocument, wanted: string): boolean {
  const haystack = slugify([title, category, summary, fileType, date, longDay(date)].join(" "));
  return slugify(wanted)
    .split("-")
    .every((word) => haystack.includes(word));
}
