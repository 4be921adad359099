import type { ContentPicture } from "../../lib/picture";
import { PageHeader } from "../../ui/PageHeader";
import { Person } from "../../ui/Person";
import { Picture } from "../../ui/Picture";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import * as styles from "./About.module.css";

export interface AboutData {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly cover: ContentPicture | null;
  readonly board:
    | readonly { readonly name: string; readonly role: string; readonly photo: ContentPicture | null }[]
    | null;
  readonly history: readonly { readonly year: string; readonly event: string }[] | null;
}

/** Who the association is: its text, its board, its history. */
export function About({ page: { title, summary, html, cover, board, history } }: { page: AboutData }) {
  return (
    <>
      <PageHeader title={title} summary={summary} />
      <div className={styles.about}>
        {cover && (
          <div className={styles.picture}>
            <Picture picture={cover} first sizes="(min-width: 60rem) 24rem, 100vw" />
          </div>
        )}
        <Prose html={html} />
      </div>
      {board && board.length > 0 && (
        <Section title="Diretoria" id="diretoria">
          <ul className={styles.board}>
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
