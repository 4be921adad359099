import { ContactLinks } from "../../ui/ContactLinks";
import { Person } from "../../ui/Person";
import { Prose } from "../../ui/Prose";
import * as styles from "./SubsectionCard.module.css";

export type SubsectionData = Queries.SubsectionCardFragment;

/** A sub-section: whom to talk to, where it meets, which cities it serves. */
export function SubsectionCard({ subsection }: { subsection: SubsectionData }) {
  const { title, cities, president, contact, meeting, html } = subsection;
  return (
    <article className={`card ${styles.card}`}>
      <h2>{title}</h2>
      <Person name={president.name} role="Presidente" photo={president.photo} />
      <ContactLinks contact={{ ...contact, address: meeting?.address ?? null }} of={`Subseção ${title}`} />
      {meeting && (
        <section>
          <h3>Reunião</h3>
          <p>{meeting.when}</p>
          <p>{meeting.place}</p>
          {meeting.address && <p>{meeting.address}</p>}
        </section>
      )}
      <section className={styles.cities}>
        <h3>Cidades que atende</h3>
        <p>{cities.join(", ")}.</p>
      </section>
      {html && <Prose html={html} />}
    </article>
  );
}
