import { Cover } from "../../ui/Cover";
import { PageHeader } from "../../ui/PageHeader";
import { Person } from "../../ui/Person";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import * as styles from "./About.module.css";

export type AboutData = Queries.AboutFragment;

/** Who the association is: its text, its board, its history. */
export function About({ page: { title, summary, html, cover, board, history } }: { page: AboutData }) {
  return (
    <>
      <PageHeader title={title} summary={summary} />
      <div className={styles.about}>
        {cover && <Cover picture={cover} className={styles.picture} sizes="(min-width: 60rem) 24rem, 92vw" />}
        <Prose html={html} />
      </div>
      {board && board.length > 0 && (
        <Section title="Diretoria" id="diretoria">
          <ul className={`columns ${styles.board}`}>
            {board.map((member) => (
              <li key={member.name}>
                <Person {...member} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {history && history.length > 0 && (
        <Section title="Nossa história" id="historia">
          <ol className={styles.history}>
            {history.map(({ year, event }) => (
              <li key={year + event}>
                <strong>{year}</strong>
                {event}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
