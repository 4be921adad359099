import { Breadcrumb } from "../../ui/Breadcrumb";
import { ContactLinks } from "../../ui/ContactLinks";
import { ContentIcon } from "../../ui/ContentIcon";
import { Cover } from "../../ui/Cover";
import { NewsLinks } from "../../ui/NewsLinks";
import { Person } from "../../ui/Person";
import { Prose } from "../../ui/Prose";
import { ShareRow } from "../../ui/ShareRow";
import * as styles from "./MinistryArticle.module.css";

export type MinistryArticleData = Omit<Queries.MinistryArticleFragment, "path">;

/** One ministry: what it does, who leads it, how to reach it. */
export function MinistryArticle({ ministry, url }: { ministry: MinistryArticleData; url: string }) {
  const { title, summary, iconDrawing, cover, leader, contact, meetings, html, mentionedBy } = ministry;
  return (
    <article className={styles.page}>
      <div className={styles.trail}>
        <Breadcrumb href="/pastorais" label="Pastorais" />
      </div>
      <header className={styles.head}>
        <ContentIcon drawing={iconDrawing} size={40} />
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
      </header>
      {cover && <Cover picture={cover} />}
      <aside className={`card ${styles.aside}`} aria-label="Responsável e contato">
        <section>
          <h2>Responsável</h2>
          <Person {...leader} />
        </section>
        {contact && (
          <section>
            <h2>Fale conosco</h2>
            <ContactLinks contact={contact} of={title} />
          </section>
        )}
        {meetings && (
          <section>
            <h2>Encontros</h2>
            <p>{meetings}</p>
          </section>
        )}
      </aside>
      <div>
        <Prose html={html} />
        <NewsLinks title="Notícias desta pastoral" news={mentionedBy} />
        <ShareRow title={title} url={url} />
      </div>
    </article>
  );
}
